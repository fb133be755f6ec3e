import { sortThrown } from '../http/callFault.ts'
import { forms } from '../messages/pages/forms.ts'
import type { DraftFailure, DraftFailureCode } from './draft.types.ts'

type Text = keyof typeof forms.failure

/** Builds the failure of that code with its text and advice. */
export function draftFailure(code: DraftFailureCode): DraftFailure {
  const text = code.slice('draft.'.length) as Text
  return { code, ...forms.failure[text] }
}

const statuses: Record<number, DraftFailureCode> = {
  401: 'draft.signedOut',
  404: 'draft.gone',
  408: 'draft.unreachable',
  410: 'draft.gone',
  413: 'draft.tooLarge',
  429: 'draft.rateLimited',
}

/**
 * Translates what the client throws. A refusal keeps the server's own reason.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
export function toDraftFailure(error: unknown): DraftFailure {
  const thrown = sortThrown(error)
  if (typeof thrown === 'string') return draftFailure(`draft.${thrown}`)
  const { status, reason } = thrown
  if (status >= 500) return draftFailure('draft.serverFailed')
  const known = statuses[status]
  if (known) return draftFailure(known)
  const refused = draftFailure('draft.refused')
  return reason ? { ...refused, message: reason } : refused
}
