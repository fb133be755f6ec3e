import type { ServerResponse } from 'node:http'
import type { ClubEvent } from './ring.ts'

/** Bytes that may wait for a client that reads too slowly. */
const backlog = 65_536

/** Writes an event as text (HTML, 9.2.6): data is one line, JSON has no other. */
export const toText = ({ id, topic, data }: ClubEvent) =>
  [
    ...(id === '' ? [] : [`id: ${id}\n`]),
    ...(topic === '' ? [] : [`event: ${topic}\ndata: ${data}\n`]),
    '\n',
  ].join('')

/** What a client hears, for as long as it keeps up. */
export function createStream(response: ServerResponse) {
  function write(text: string) {
    if (response.writableEnded || response.destroyed) return
    // It comes back by itself, and is told what it missed: all at once, which
    // may be more than this, and is none of its slowness.
    if (response.writableLength > backlog) response.destroy()
    else response.write(text)
  }

  return {
    write,
    tell: (...events: readonly ClubEvent[]) =>
      write(events.map(toText).join('')),
    /** Says when to come back, in milliseconds, and ends. */
    end(retry: number) {
      if (response.writableEnded) return
      write(`retry: ${Math.round(retry)}\n\n`)
      response.end()
    },
  }
}

export type Stream = ReturnType<typeof createStream>
