import { zeroAddress } from 'viem'
import type { Clock } from '../clock.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import type { Job } from '../jobs/job.ts'
import { createFlights } from '../keep/flights.ts'
import type { Logger } from '../log.ts'
import type { BookRepository, CursorRow } from './book.repository.ts'
import { behindAfter, type Standing, staleAfter } from './standing.ts'

/** Milliseconds between looks at where the index stands. */
const interval = 1_000

/**
 * Who holds how many NFTs, in memory: a request asks it and no database. Each
 * process keeps its own, from what the one that indexes has written.
 */
export function createHolderBook(
  rows: BookRepository,
  { clock, log }: { clock: Clock; log: Logger },
) {
  const held = new Map<string, number>()
  let cursor: CursorRow | undefined
  let seenAt = ''
  const looks = createFlights<void>()

  async function read() {
    let found = cursor && (await rows.since(cursor.block))
    // What was undone is not in what changed, nor what an older copy of the
    // database does not have: begin anew.
    const isWhole =
      !found ||
      found.cursor.reorgs !== cursor?.reorgs ||
      found.cursor.block < cursor.block
    if (isWhole) {
      found = await rows.all()
      held.clear()
    }
    cursor = found?.cursor
    if (!found || !cursor) return
    for (const { address, by } of found.changes) {
      if (address === zeroAddress) continue
      const count = (held.get(address) ?? 0) + by
      if (count > 0) held.set(address, count)
      else held.delete(address)
    }
    seenAt = new Date(cursor.seenAt ?? 0).toISOString()
  }

  /** Looks now; who asks while a look is under way waits for that one. */
  function refresh(): Promise<void> {
    return looks.share('', () =>
      read().catch((error) => {
        if (!(error instanceof DatabaseUnavailableError))
          log.error({ event: 'book_failed', err: error }, 'book failed')
      }),
    )
  }

  function statusOf(row: CursorRow): Standing['status'] {
    const { seenAt, head, block, doubts } = row
    if (seenAt === null || clock.now() - seenAt > staleAfter) return 'stale'
    if (doubts > 0) return 'doubtful'
    return head - block > behindAfter ? 'behind' : 'fresh'
  }

  const job: Job = {
    name: 'holder-book',
    where: 'process',
    first: 0,
    every: interval,
    timeout: 10_000,
    run: refresh,
  }

  return {
    job,
    refresh,
    /** Where the index stands; null where nothing is in it yet. */
    standing(): Standing | null {
      if (!cursor || cursor.blockTime === null) return null
      const { block, head, hash, version, blockTime } = cursor
      const status = statusOf(cursor)
      return { status, block, blockTime, hash, version, head, seenAt }
    },
    /** Counts the NFTs of an address, lower case. */
    nftCount: (address: string) => held.get(address) ?? 0,
    /** Tells whether an address has any; undefined where that is not known. */
    holds(address: string): boolean | undefined {
      if (held.has(address)) return true
      return cursor && statusOf(cursor) === 'fresh' ? false : undefined
    },
    holders: () => held.size,
    /** How far the index is proved; null where nothing is in it yet. */
    proof: () => cursor ?? null,
  }
}

export type HolderBook = ReturnType<typeof createHolderBook>
