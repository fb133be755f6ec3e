import { swapRefusals } from '../contract/swap/refusals.ts'
import type { HttpError } from '../errors.ts'
import { isRateLimited, sortThrown } from '../http/callFault.ts'
import { swapping as words } from '../messages/pages/swapping.ts'
import type { PaymentFailure } from '../payment/index.ts'
import { stepFailure, thrownStepFailure } from '../payment/payment.step.ts'
import { RpcError } from '../rpc/index.ts'
import type { SwapRefusal } from '../rules/swap/index.ts'
import type {
  Failed,
  OwnFailureCode,
  SwappingFailure,
} from './swapping.types.ts'

type Text = keyof typeof words.failure

/** Builds the failure of that code with its text and advice. */
export function swappingFailure(code: OwnFailureCode): SwappingFailure {
  const text = code.slice('swapping.'.length) as Text
  return { code, ...words.failure[text] }
}

/** What the wallet or the chain said, with what follows from it. */
export const walletFailure = (failure: PaymentFailure): SwappingFailure =>
  stepFailure(words, failure)

type RefusalCode = keyof typeof swapRefusals

/** What is refused here: the server would say the same. */
export function refusedBy({
  code,
  ids,
  have,
  need,
}: Omit<SwapRefusal, 'code'> & { code: RefusalCode }): Failed {
  const failure = {
    ...swappingFailure('swapping.refused'),
    message: swapRefusals[code].advice,
    refusal: code,
    ...(ids && { ids }),
    ...(need !== undefined && { have: have ?? 0n, need }),
  }
  return { kind: 'failure', failure }
}

const codes: Readonly<Record<string, OwnFailureCode>> = {
  swap_not_found: 'swapping.gone',
  session_mismatch: 'swapping.accountMismatch',
}
const statuses: Readonly<Record<number, OwnFailureCode>> = {
  401: 'swapping.signedOut',
  408: 'swapping.unreachable',
}

function ofHttp({ status, code, reason, body }: HttpError): SwappingFailure {
  if (isRateLimited({ code })) return swappingFailure('swapping.rateLimited')
  if (status >= 500) return swappingFailure('swapping.serverFailed')
  const known = codes[code] ?? statuses[status]
  const failure = swappingFailure(known ?? 'swapping.refused')
  const message = known || !reason ? failure.message : reason
  return { ...failure, message, refusal: code, ...detailsOf(body) }
}

const amount = /^[0-9]{1,78}$/

/** What a refusal is about, as far as the server says it. */
function detailsOf(
  body: string,
): Pick<SwappingFailure, 'ids' | 'have' | 'need'> {
  let details: { ids?: unknown; have?: unknown; need?: unknown } | undefined
  try {
    details = JSON.parse(body).details
  } catch {
    return {}
  }
  const { ids, have, need } = details ?? {}
  const isAmount = (said: unknown): said is string =>
    typeof said === 'string' && amount.test(said)
  const areIds = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  return {
    ...(areIds && { ids }),
    ...(isAmount(have) &&
      isAmount(need) && { have: BigInt(have), need: BigInt(need) }),
  }
}

/**
 * Translates what the client and the node throw. A refusal keeps the server's own
 * reason.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
export function toSwappingFailure(error: unknown): SwappingFailure {
  if (error instanceof RpcError) return swappingFailure('swapping.chainAway')
  const thrown = sortThrown(error)
  return typeof thrown === 'string'
    ? swappingFailure(`swapping.${thrown}`)
    : ofHttp(thrown)
}

/** Answers with data: what is thrown on the way is translated. */
export async function attempt<Outcome>(
  act: () => Promise<Outcome>,
): Promise<Outcome | Failed> {
  try {
    return await act()
  } catch (error) {
    return { kind: 'failure', failure: toSwappingFailure(error) }
  }
}

/** The same of what asks the node: whatever it throws, it is away. */
export async function onChain<Value>(
  read: () => Promise<Value>,
): Promise<Value | Failed> {
  try {
    return await read()
  } catch {
    return failed('swapping.chainAway')
  }
}

/** The same of what asks the wallet. */
export const ofWallet = (error: unknown): Failed => ({
  kind: 'failure',
  failure: thrownStepFailure(words, error),
})

export const failed = (code: OwnFailureCode): Failed => ({
  kind: 'failure',
  failure: swappingFailure(code),
})

export const isFailed = (answer: unknown): answer is Failed =>
  (answer as Partial<Failed> | null)?.kind === 'failure'
