import { storageKeys } from '../constants.ts'
import type { Address, Hash } from '../hex.ts'
import {
  createBook,
  createPaymentSender,
  type PaymentSenderDeps,
} from '../payment/payment.sender.ts'
import { answerOfFailure, createReporter } from '../payments/payments.report.ts'
import type { ReportHash } from '../payments/payments.types.ts'
import type { Signal } from '../ports/clock.ts'
import { encodeToken } from '../rules/chain/index.ts'
import type { AskRewarding } from './rewarding.calls.ts'
import type { SentShare } from './rewarding.next.ts'
import type { Share, Standing } from './rewarding.types.ts'

export interface RewardingSenderDeps extends PaymentSenderDeps {
  ask: AskRewarding
  /** The club's token. */
  token: Address
}

export type RewardingSender = ReturnType<typeof createRewardingSender>

const passingCodes = ['payout_unseen', 'bounty_disputed']

const createReport =
  (ask: AskRewarding): ReportHash =>
  async (submission, hash, signal) => {
    try {
      await ask('reportPayout', { submission, body: { hash } }, { signal })
      return 'acknowledged'
    } catch (error) {
      return answerOfFailure(error, passingCodes)
    }
  }

/** What a wallet is asked to send for a share. */
export function callOf(
  token: Address,
  { bounty }: Standing,
  { winner, amount }: Share,
) {
  return bounty.asset === 'CRO'
    ? { to: winner, value: amount, data: '0x' as const }
    : { to: token, value: 0n, data: encodeToken.transfer(winner, amount) }
}

/** Creates what pays shares, each once, in a ledger of its own. */
export function createRewardingSender(deps: RewardingSenderDeps) {
  const { ask, clock, token } = deps
  const book = createBook(deps.storage, storageKeys.rewarding)
  const { ledger } = book
  const { sent: tell, logic: report } = createReporter({
    ledger,
    reportHash: createReport(ask),
    clock,
  })
  const { refuse, send, follow } = createPaymentSender(deps, book, tell)

  return {
    report,
    refuse,
    follow,
    isOthers: ledger.isOthers,
    send: (standing: Standing, share: Share, gas: bigint, signal: Signal) => {
      const { author, asset, title } = standing.bounty
      const request = {
        id: share.submission,
        kind: asset === 'CRO' ? ('native' as const) : ('token' as const),
        amount: share.amount,
        payer: author,
        to: share.winner,
        label: title,
      }
      const call = callOf(token, standing, share)
      return send({ request, stage: 'transfer', ...call, gas }, signal)
    },
    /** What was sent from this browser for a share, and how far it came. */
    sentFor: (submission: string): Omit<SentShare, 'isOwed'> => ({
      live: ledger.find(submission)?.hash ?? null,
      settled: ledger.paidBy(submission),
    }),
    /** The shares of which the server has not answered for a hash. */
    listOwed: () => ledger.listOwed().map(({ intent }) => intent),
    /** Keeps that a payment which was found on the chain has paid a share. */
    adopt: (submission: string, hash: Hash) => ledger.settle(submission, hash),
  }
}
