import type { HttpError } from '../errors.ts'
import { isRateLimited, sortThrown } from '../http/callFault.ts'
import { rewarding as words } from '../messages/pages/rewarding.ts'
import type { PaymentFailure } from '../payment/index.ts'
import { stepFailure, thrownStepFailure } from '../payment/payment.step.ts'
import { RpcError } from '../rpc/index.ts'
import type {
  Failed,
  OwnFailureCode,
  RewardingFailure,
} from './rewarding.types.ts'

type Text = keyof typeof words.failure

/** Builds the failure of that code with its text and advice. */
export function rewardingFailure(code: OwnFailureCode): RewardingFailure {
  const text = code.slice('rewarding.'.length) as Text
  return { code, ...words.failure[text] }
}

/** What the wallet or the chain said, with what follows from it. */
export const walletFailure = (failure: PaymentFailure): RewardingFailure =>
  stepFailure(words, failure)

const codes: Readonly<Record<string, OwnFailureCode>> = {
  bounty_not_found: 'rewarding.gone',
  session_mismatch: 'rewarding.accountMismatch',
}
const statuses: Readonly<Record<number, OwnFailureCode>> = {
  401: 'rewarding.signedOut',
  408: 'rewarding.unreachable',
}

function ofHttp({ status, code, reason }: HttpError): RewardingFailure {
  if (isRateLimited({ code })) return rewardingFailure('rewarding.rateLimited')
  if (status >= 500) return rewardingFailure('rewarding.serverFailed')
  const known = codes[code] ?? statuses[status]
  const failure = rewardingFailure(known ?? 'rewarding.refused')
  const message = known || !reason ? failure.message : reason
  return { ...failure, message, refusal: code }
}

/**
 * Translates what the client and the node throw. A refusal keeps the server's own
 * reason.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
export function toRewardingFailure(error: unknown): RewardingFailure {
  if (error instanceof RpcError) return rewardingFailure('rewarding.chainAway')
  const thrown = sortThrown(error)
  return typeof thrown === 'string'
    ? rewardingFailure(`rewarding.${thrown}`)
    : ofHttp(thrown)
}

/** Answers with data: what is thrown on the way is translated. */
export async function attempt<Outcome>(
  act: () => Promise<Outcome>,
): Promise<Outcome | Failed> {
  try {
    return await act()
  } catch (error) {
    return { kind: 'failure', failure: toRewardingFailure(error) }
  }
}

/** The same of what asks the wallet. */
export const ofWallet = (error: unknown): Failed => ({
  kind: 'failure',
  failure: thrownStepFailure(words, error),
})

export const failed = (code: OwnFailureCode): Failed => ({
  kind: 'failure',
  failure: rewardingFailure(code),
})
