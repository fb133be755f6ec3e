import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { processStart } from './processStart.ts'

/** A process that holds a directory, as its lock names it. */
export interface Holder {
  pid: number
  started: string | null
  /** Where its pid means something. Locks of older releases do not say. */
  space?: string
  host?: string
  /** Random: no two locks are the same. */
  id?: string
}

/**
 * Names where process ids of ours mean something: this boot of this kernel, this
 * PID namespace (each container has one of its own), this host.
 */
function spaceOfPids(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')} ${hostname()}`
  } catch {
    return hostname()
  }
}

export const thisProcess = (): Holder => ({
  pid: process.pid,
  started: processStart(process.pid),
  space: spaceOfPids(),
  host: hostname(),
})

/** Tells whether a holder lives, or null where its pid tells us nothing. */
export function isAlive({ pid, started, space }: Holder): boolean | null {
  if (space !== undefined && space !== spaceOfPids()) return null
  const present = processStart(pid)
  return present !== null && present === started
}

export function parseHolder(text: string): Holder | null {
  try {
    const { pid, started, space, host, id } = JSON.parse(text)
    if (!Number.isInteger(pid)) return null
    return {
      pid,
      started: started ?? null,
      ...(typeof space === 'string' && { space }),
      ...(typeof host === 'string' && { host }),
      ...(/^[\w.]+$/.test(id) && { id }),
    }
  } catch {
    return null
  }
}
