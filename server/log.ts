import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { Env } from './env.ts'

export type { Logger } from 'pino'

/**
 * In characters: of what clients choose, some is written down, and they may choose
 * such that each takes two bytes. A line has a handful of them and stays below 1 kB.
 */
const longest = { value: 120, stack: 320 }

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

const bounded = (value: unknown) =>
  typeof value === 'string' ? cut(value, longest.value) : value

/** An error without what drivers add to theirs, such as parameters. */
function presentError(error: unknown) {
  if (!(error instanceof Error)) return bounded(String(error))
  const { name, message, stack = '' } = error
  const code = 'code' in error ? bounded(error.code) : undefined
  // The stack begins with the message: where it came from comes after.
  const frames = stack.slice(stack.indexOf(message) + message.length)
  return {
    type: name,
    message: cut(message, longest.value),
    ...(code !== undefined && { code }),
    stack: cut(frames.trim(), longest.stack),
  }
}

/**
 * Creates the structured log. Everything in it is chosen field by field: no
 * request, body, cookie or header is ever handed to it whole.
 */
export function createLogger(env: Env, to?: DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    base: { app: 'club' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: presentError },
    formatters: {
      log: (line: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(line).map(([name, value]) => [name, bounded(value)]),
        ),
    },
  }
  return to ? pino(options, to) : pino(options)
}

/**
 * Where lines go, and are kept on their way.
 *
 * @param to @default standard output
 */
export const keepLines = (
  lines: { add(text: string): void },
  to: DestinationStream = destination(1),
): DestinationStream => ({
  write(text) {
    lines.add(text)
    to.write(text)
  },
})
