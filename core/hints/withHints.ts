import type { LogPort } from '../ports/log.ts'
import { hintOf } from './hints.ts'

/** What a line of the log is about: a failure's code, else the fact. */
function aboutOf(fact: string, { failure }: Record<string, unknown>): string {
  const { code } = Object(failure) as { code?: unknown }
  return typeof code === 'string' ? code : fact
}

/** A log whose lines say, as `hint`, what to do about it. */
export const withHints = (log: LogPort): LogPort => ({
  warn: (fact, detail) =>
    log.warn(fact, { ...detail, hint: hintOf(aboutOf(fact, detail)) }),
})
