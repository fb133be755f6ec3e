import type { HttpError } from '../errors.ts'
import { isRateLimited, sortThrown } from '../http/callFault.ts'
import { proposing } from '../messages/pages/proposing.ts'
import type {
  Failed,
  ProposingFailure,
  ProposingFailureCode,
  Purpose,
} from './proposing.types.ts'

type Text = keyof typeof proposing.failure

/** Builds the failure of that code with its text and advice. */
export function proposingFailure(
  code: ProposingFailureCode,
  purpose: Purpose = 'proposal',
): ProposingFailure {
  const text = code.slice('proposing.'.length) as Text
  const own = code === 'proposing.notEligible' && purpose === 'bounty'
  return {
    code,
    ...(own ? proposing.bounty.notEligible : proposing.failure[text]),
  }
}

const codes: Readonly<Record<string, ProposingFailureCode>> = {
  draft_not_found: 'proposing.gone',
  fee_subject_not_found: 'proposing.gone',
  content_changed: 'proposing.contentDiffers',
  payout_overdue: 'proposing.payoutOverdue',
}
const statuses: Readonly<Record<number, ProposingFailureCode>> = {
  401: 'proposing.signedOut',
  404: 'proposing.gone',
  408: 'proposing.unreachable',
}

function ofHttp({ status, code, reason }: HttpError): ProposingFailure {
  // What another limit says is not mended by trying again in a moment.
  if (isRateLimited({ code })) return proposingFailure('proposing.rateLimited')
  if (status >= 500) return proposingFailure('proposing.serverFailed')
  const isRefusal = code === 'bad_signature'
  const known = codes[code] ?? (isRefusal ? undefined : statuses[status])
  const failure = proposingFailure(known ?? 'proposing.refused')
  const message = known || !reason ? failure.message : reason
  return { ...failure, message, refusal: code }
}

/**
 * Translates what the client throws. A refusal keeps the server's own reason.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
export function toProposingFailure(error: unknown): ProposingFailure {
  const thrown = sortThrown(error)
  return typeof thrown === 'string'
    ? proposingFailure(`proposing.${thrown}`)
    : ofHttp(thrown)
}

/** Answers with data: what the client throws on the way is translated. */
export async function attempt<Outcome>(
  act: () => Promise<Outcome>,
): Promise<Outcome | Failed> {
  try {
    return await act()
  } catch (error) {
    return { kind: 'failure', failure: toProposingFailure(error) }
  }
}

export const failed = (code: ProposingFailureCode): Failed => ({
  kind: 'failure',
  failure: proposingFailure(code),
})
