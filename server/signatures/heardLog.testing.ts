import type { Logger } from '../log.ts'

/** A log, and what was written into it: by what a thing is done. */
export function heardLog() {
  const lines: { by: unknown }[] = []
  const write = (line: object) => lines.push(line as { by: unknown })
  return { lines, log: { info: write, warn: write } as unknown as Logger }
}
