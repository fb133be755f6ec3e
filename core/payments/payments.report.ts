import { type CallbackActorLogic, fromCallback } from 'xstate'
import { HttpError } from '../errors.ts'
import type { Hash } from '../hex.ts'
import type { FeeRows } from '../payment/payment.fees.ts'
import { type Clock, createAbort, platformClock } from '../ports/clock.ts'
import { pause } from '../rpc/index.ts'
import type { PaymentsEvent, ReportHash } from './payments.types.ts'

/** Milliseconds before the second try; each later pause is twice as long. */
const firstPause = 1_000
const longestPause = 60_000

export interface ReporterDeps {
  ledger: FeeRows
  /** @default there is no server to tell */
  reportHash?: ReportHash | undefined
  clock?: Clock | undefined
}

export interface Reporter {
  /** Tells of a hash the moment it exists; its machine may end right after. */
  sent: (intent: string, hash: Hash) => void
  /** Reports for as long as the page is open; begins with what is owed. */
  logic: CallbackActorLogic<{ type: 'report.sent'; intent: string; hash: Hash }>
}

/** Statuses of a server that may say something else later. */
const passing = [401, 402, 403, 408, 425, 429]

/**
 * Says what becomes of a report that threw: `unavailable` is told again.
 *
 * @param passingCodes the server's own codes that time mends.
 */
export const answerOfFailure = (
  error: unknown,
  passingCodes: readonly string[],
): 'refused' | 'unavailable' =>
  error instanceof HttpError &&
  error.status < 500 &&
  !passing.includes(error.status) &&
  !passingCodes.includes(error.code)
    ? 'refused'
    : 'unavailable'

/**
 * Creates what tells the server the hashes of fees, each until it answers. The
 * ledger holds what it has not answered, so a reload goes on with it.
 */
export function createReporter(deps: ReporterDeps): Reporter {
  const { ledger, reportHash, clock = platformClock } = deps
  let report: Reporter['sent'] = () => {}

  const logic: Reporter['logic'] = fromCallback(({ receive, sendBack }) => {
    const abort = createAbort()
    const { signal } = abort
    const underWay = new Map<string, Hash>()
    const send = (event: PaymentsEvent) => sendBack(event)

    const deliver = async (intent: string, hash: Hash, tell: ReportHash) => {
      send({ type: 'report.owed', intent, hash })
      let ms = firstPause
      // Replaced by a faster one meanwhile: that one is told instead.
      while (underWay.get(intent) === hash) {
        const answer = await tell(intent, hash, signal).catch(
          () => 'unavailable' as const,
        )
        if (signal.aborted) return
        if (answer !== 'unavailable' && underWay.get(intent) === hash) {
          ledger.acknowledge(intent, hash)
          underWay.delete(intent)
          return send({ type: 'report.answered', intent, hash, answer })
        }
        await pause({ clock, ms, signal })
        ms = Math.min(ms * 2, longestPause)
      }
    }
    const begin: Reporter['sent'] = (intent, hash) => {
      if (!reportHash || underWay.get(intent) === hash) return
      underWay.set(intent, hash)
      // It ends where the page does.
      deliver(intent, hash, reportHash).catch(() => {})
    }

    report = begin
    for (const { intent, hash } of ledger.listOwed()) begin(intent, hash)
    receive(({ intent, hash }) => {
      if (reportHash && ledger.owe(intent, hash)) begin(intent, hash)
    })
    return () => {
      report = () => {}
      abort.abort()
    }
  })

  return {
    logic,
    sent: (intent, hash) => {
      if (reportHash && ledger.owe(intent, hash)) report(intent, hash)
    },
  }
}
