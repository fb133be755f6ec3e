import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type WorldClock = {
  /** Milliseconds since the Unix epoch, in this world. */
  now(): number
  /** How far this world is ahead of the machine. */
  offset(): number
  move(milliseconds: number): void
}

/**
 * Creates the one clock of a world. It only ever runs ahead of the machine's,
 * and a restart keeps the distance.
 */
export function createWorldClock(dataDir: string): WorldClock {
  const file = join(dataDir, 'clock.json')
  let offset = readOffset(file)
  return {
    now: () => Date.now() + offset,
    offset: () => offset,
    move(milliseconds) {
      offset += milliseconds
      writeFileSync(file, JSON.stringify({ offset }))
    },
  }
}

function readOffset(file: string): number {
  try {
    const { offset } = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isSafeInteger(offset) && offset > 0 ? offset : 0
  } catch {
    return 0
  }
}
