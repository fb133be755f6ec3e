import { revising } from '../messages/pages/revising.ts'
import {
  proposingFailure,
  toProposingFailure,
} from '../proposing/proposing.failure.ts'
import type { ProposingFailureCode } from '../proposing/proposing.types.ts'
import type {
  RevisingFailed,
  RevisingFailure,
  RevisingFailureCode,
} from './revising.types.ts'

type Own = Exclude<RevisingFailureCode, ProposingFailureCode>

const own: Readonly<Record<Own, { message: string; advice: string }>> = {
  'revising.tooLate': revising.failure.tooLate,
  'revising.unchanged': revising.failure.unchanged,
}
const isOwn = (code: RevisingFailureCode): code is Own => code in own

/** Builds the failure of that code with its text and advice. */
export function revisingFailure(code: RevisingFailureCode): RevisingFailure {
  if (isOwn(code)) return { code, ...own[code] }
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
export function toRevisingFailure(error: unknown): RevisingFailure {
  const failure = toProposingFailure(error)
  if (failure.refusal === 'not_open') return revisingFailure('revising.tooLate')
  return { ...failure, advice: adviceOf(failure.code) }
}

export const failed = (code: RevisingFailureCode): RevisingFailed => ({
  kind: 'failure',
  failure: revisingFailure(code),
})

/** Answers with data: what the client throws on the way is translated. */
export async function attempt<Outcome>(
  act: () => Promise<Outcome>,
): Promise<Outcome | RevisingFailed> {
  try {
    return await act()
  } catch (error) {
    return { kind: 'failure', failure: toRevisingFailure(error) }
  }
}
