import type { LogPort } from '@narwhal-club/core/log'
import { useSyncExternalStore } from 'react'

export interface LogLine {
  id: number
  at: number
  level: 'info' | 'warn' | 'error'
  text: string
}

const kept = 200

/**
 * Keeps this browser's last log lines for `/test/logs`. What the machines log
 * names states and failures, never a signature or a nonce.
 */
export function createLog(now: () => number) {
  let lines: readonly LogLine[] = []
  let count = 0
  const readers = new Set<() => void>()
  return {
    lines: () => lines,
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return () => readers.delete(reader)
    },
    write: (level: LogLine['level'], text: string) => {
      count += 1
      lines = [...lines, { id: count, at: now(), level, text }].slice(-kept)
      for (const reader of readers) reader()
    },
  }
}

/** The log of this page. */
export const log = createLog(() => Date.now())

/** Where the machines write to it. */
export const logPort: LogPort = {
  warn: (event, detail) =>
    log.write('warn', `${event} ${JSON.stringify(detail)}`),
}

const none: readonly LogLine[] = []

/** The lines so far; a component that reads them follows. A server has none. */
export const useLog = () =>
  useSyncExternalStore(log.subscribe, log.lines, () => none)
