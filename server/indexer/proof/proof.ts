import { CallRefusedError, RangeRefusedError } from '../../chain/errors.ts'
import { DatabaseUnavailableError, NodeAwayError } from '../../errors.ts'
import type { Job } from '../../jobs/job.ts'
import type { Logger } from '../../log.ts'
import { CursorMovedError } from '../errors.ts'
import type { Balances, Doubt } from './balances.ts'
import type { ProofRepository } from './proof.repository.ts'
import type { Verifier } from './verifier.ts'

/** Milliseconds. */
const intervals = {
  /** One step. */
  timeout: 120_000,
  /** Between looks at balances: until all had their turn once, and then. */
  look: { first: 2_000, later: 30_000 },
  /** After a failure, longer each time. */
  failed: { first: 1_000, most: 60_000 },
  /** Between readings of the whole chain for a doubt that stays. */
  reread: { first: 60_000, most: 3_600_000 },
} as const
/** More than so many at once are sooner found by reading it all. */
const mostOneByOne = 20

export interface ProofParts {
  verifier: Verifier
  balances: Balances
  rows: Pick<ProofRepository, 'cursor' | 'setDoubts'>
  log: Logger
  /** Milliseconds between steps. */
  interval: number
  /** The index has more to do than to be proved. */
  isBehind(): boolean
  /** Milliseconds, only ever forward. */
  now: () => number
}

const keyOf = ({ kind, id }: Doubt) => `${kind} ${id}`

/**
 * The job that proves the index while it is at the head, a small step in each
 * run: it is read a second time, and its balances are held against the chain. What
 * disagrees is said, looked for, and mended; then it is no longer said.
 */
export function createProof(parts: ProofParts) {
  const { verifier, balances, rows, log, now } = parts
  let doubts = new Map<string, Doubt>()
  /** Doubts for which no block was found that explains them. */
  const unexplained = new Set<string>()
  let lookAt = 0
  let hasLooked = false
  let isRound = false
  let rereads = 0
  let rereadAt = 0
  let failures = 0
  let restsUntil = 0

  async function look() {
    const ids = [...new Set([...doubts.values()].map(({ id }) => id))]
    const found = await balances.look(ids)
    if (!found) return
    const next = new Map(found.doubts.map((each) => [keyOf(each), each]))
    const fresh = [...next].filter(([key]) => !doubts.has(key))
    if (fresh.length > 0) {
      const accounts = fresh.slice(0, 20).map(([, doubt]) => doubt)
      log.error({ event: 'index_doubtful', accounts }, 'balances disagree')
    }
    if (next.size === 0 && doubts.size > 0)
      log.info({ event: 'index_trusted' }, 'balances agree again')
    for (const key of unexplained) if (!next.has(key)) unexplained.delete(key)
    if (next.size === 0) rereads = 0
    doubts = next
    isRound ||= found.isRound
    // What an earlier leader found stands until all had their turn.
    if (doubts.size > 0 || isRound) await rows.setDoubts(doubts.size)
    const { first, later } = intervals.look
    lookAt = now() + (isRound && doubts.size === 0 ? later : first)
  }

  /** Looks for what explains one doubt, and mends it. */
  async function explain(doubt: Doubt) {
    const cursor = await rows.cursor()
    if (!cursor) return
    const block = await balances.blockOf(doubt, cursor.number)
    const count =
      block === null ? 0 : await verifier.mend(await verifier.headerOf(block))
    if (count === 0) unexplained.add(keyOf(doubt))
    // The other side of a transfer is mended with it.
    else lookAt = 0
  }

  async function reread() {
    const { first, most } = intervals.reread
    rereadAt = now() + Math.min(most, first * 2 ** rereads)
    await verifier.restart(rereads > 0)
    rereads += 1
  }

  async function step() {
    // A look that is due again already waits until something else was done.
    hasLooked = !hasLooked && now() >= lookAt
    if (hasLooked) return look()
    const next = [...doubts].find(([key]) => !unexplained.has(key))
    if (next && doubts.size <= mostOneByOne) return explain(next[1])
    const isVerified = await verifier.take()
    if (doubts.size > 0 && isVerified && now() >= rereadAt) await reread()
  }

  /** Takes one step; what fails is tried again, later each time. */
  async function take(): Promise<void> {
    if (parts.isBehind() || now() < restsUntil) return
    try {
      await step()
      failures = 0
    } catch (error) {
      if (error instanceof RangeRefusedError) return
      const isExpected =
        error instanceof NodeAwayError ||
        error instanceof CallRefusedError ||
        error instanceof CursorMovedError ||
        error instanceof DatabaseUnavailableError
      if (isExpected)
        log.warn({ event: 'proof_waits', reason: error.message }, 'waiting')
      else log.error({ event: 'proof_failed', err: error }, 'proof failed')
      const { first, most } = intervals.failed
      restsUntil = now() + Math.min(most, first * 2 ** Math.min(failures, 10))
      failures += 1
    }
  }

  const job: Job = {
    name: 'index-proof',
    where: 'leader',
    first: 0,
    every: parts.interval,
    timeout: intervals.timeout,
    run: take,
  }
  return { job, take }
}
