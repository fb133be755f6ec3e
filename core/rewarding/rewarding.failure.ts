import {
  BaseError,
  HttpError,
  NetworkError,
  ResponseInvalidError,
  TimeoutError,
} from '../errors.ts'
import { rewarding as words } from '../messages/pages/rewarding.ts'
import type { PaymentFailure } from '../payment/index.ts'
import { toPaymentFailure } from '../payment/payment.failure.ts'
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

/** What the wallet or the chain said (R8.6, R8.7), with what follows from it. */
export function walletFailure({
  code,
  message,
}: PaymentFailure): RewardingFailure {
  const text = code.slice('payment.'.length)
  const own: Partial<Record<string, string>> = words.stepMessage
  const advice: Partial<Record<string, string>> = words.stepAdvice
  return {
    code,
    message: own[text] ?? message,
    advice: advice[text] ?? words.stepAdvice.other,
  }
}

const codes: Readonly<Record<string, OwnFailureCode>> = {
  bounty_not_found: 'rewarding.gone',
  session_mismatch: 'rewarding.accountMismatch',
}
const statuses: Readonly<Record<number, OwnFailureCode>> = {
  401: 'rewarding.signedOut',
  408: 'rewarding.unreachable',
}

function ofHttp({ status, code, reason }: HttpError): RewardingFailure {
  if (code === 'rate_limited' || code === 'http_429')
    return rewardingFailure('rewarding.rateLimited')
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
  if (error instanceof NetworkError || error instanceof TimeoutError)
    return rewardingFailure('rewarding.unreachable')
  if (error instanceof ResponseInvalidError)
    return rewardingFailure('rewarding.serverFailed')
  if (error instanceof HttpError) return ofHttp(error)
  if (error instanceof RpcError) return rewardingFailure('rewarding.chainAway')
  if (error instanceof BaseError)
    return rewardingFailure('rewarding.unexpected')
  throw error
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
  failure: walletFailure(toPaymentFailure(error)),
})

export const failed = (code: OwnFailureCode): Failed => ({
  kind: 'failure',
  failure: rewardingFailure(code),
})
