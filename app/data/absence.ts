import { codeOf } from './codeOf.ts'

/** Refusals that say: there is no such thing. To a page that is an answer. */
const codes: readonly string[] = [
  'club_not_found',
  'rules_not_found',
  'proposal_not_found',
  'version_not_found',
  'draft_not_found',
  'bounty_not_found',
  'submission_not_found',
]

/** Tells whether an error says that what was asked for is not there. */
export const isAbsence = (error: unknown) => codes.includes(codeOf(error))

/**
 * Tells whether what was asked for is not there. A page that a server drew comes
 * with nothing as its answer; the browser is refused.
 */
export const isAbsent = (result: { data: unknown; error: unknown }) =>
  result.data === null || isAbsence(result.error)
