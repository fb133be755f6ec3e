import { revising } from '../messages/pages/revising.ts'
import {
  proposingFailure,
  toProposingFailure,
} from '../proposing/proposing.failure.ts'
import type {
  ProposingFailureCode,
  Purpose,
} from '../proposing/proposing.types.ts'
import type {
  RevisingFailed,
  RevisingFailure,
  RevisingFailureCode,
} from './revising.types.ts'

type Own = Exclude<RevisingFailureCode, ProposingFailureCode>

const { unchanged } = revising.failure
const own: Readonly<
  Record<Purpose, Record<Own, { message: string; advice: string }>>
> = {
  proposal: {
    'revising.tooLate': revising.proposal.tooLate,
    'revising.unchanged': unchanged,
  },
  bounty: {
    'revising.tooLate': revising.bounty.tooLate,
    'revising.unchanged': unchanged,
  },
}
const isOwn = (code: RevisingFailureCode): code is Own => code in own.proposal

/** Builds the failure of that code with its text and advice. */
export function revisingFailure(
  code: RevisingFailureCode,
  purpose: Purpose = 'proposal',
): RevisingFailure {
  if (isOwn(code)) return { code, ...own[purpose][code] }
  // Where the words are is another place than a draft's.
  const { message } = proposingFailure(code)
  return { code, message, advice: adviceOf(code) }
}

const { failure: said } = revising
const advices: Partial<Record<ProposingFailureCode, string>> = {
  'proposing.unreachable': said.again,
  'proposing.serverFailed': said.again,
  'proposing.rateLimited': said.again,
  'proposing.signedOut': said.signIn,
  'proposing.accountMismatch': said.account,
  'proposing.accountChanged': said.account,
}
function adviceOf(code: ProposingFailureCode): string {
  return advices[code] ?? proposingFailure(code).advice
}

/**
 * Translates what the client throws. A refusal keeps the server's own reason.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
function toRevisingFailure(error: unknown, purpose: Purpose): RevisingFailure {
  const failure = toProposingFailure(error)
  if (failure.refusal === 'not_open')
    return revisingFailure('revising.tooLate', purpose)
  return { ...failure, advice: adviceOf(failure.code) }
}

export const failed = (
  code: RevisingFailureCode,
  purpose?: Purpose,
): RevisingFailed => ({
  kind: 'failure',
  failure: revisingFailure(code, purpose),
})

/** Answers with data: what the client throws on the way is translated. */
export async function attempt<Outcome>(
  purpose: Purpose,
  act: () => Promise<Outcome>,
): Promise<Outcome | RevisingFailed> {
  try {
    return await act()
  } catch (error) {
    return { kind: 'failure', failure: toRevisingFailure(error, purpose) }
  }
}
