import type { HttpError } from '../errors.ts'
import { isRateLimited, sortThrown } from '../http/callFault.ts'
import { administering as words } from '../messages/pages/administering.ts'
import type {
  AdministeringFailure,
  AdministeringFailureCode,
  Failed,
} from './administering.types.ts'

type Text = keyof typeof words.failure

/** Builds the failure of that code with its text and advice. */
export function administeringFailure(
  code: AdministeringFailureCode,
): AdministeringFailure {
  const text = code.slice('administering.'.length) as Text
  return { code, ...words.failure[text] }
}

export const failed = (code: AdministeringFailureCode): Failed => ({
  kind: 'failure',
  failure: administeringFailure(code),
})

const codes: Readonly<Record<string, AdministeringFailureCode>> = {
  not_signed_in: 'administering.signedOut',
  not_admin: 'administering.notAdmin',
  elevation_refused: 'administering.signatureRefused',
  cannot_verify_now: 'administering.notChecked',
}

function ofHttp(error: HttpError): AdministeringFailure {
  const { status, code, reason } = error
  if (isRateLimited(error))
    return administeringFailure('administering.rateLimited')
  if (status >= 500 && (code.startsWith('http_') || code === 'internal'))
    return administeringFailure('administering.serverFailed')
  const known = codes[code]
  const failure = administeringFailure(known ?? 'administering.refused')
  const message = known || !reason ? failure.message : reason
  return { ...failure, message, refusal: code }
}

/**
 * Translates what the client throws. A refusal keeps the server's own words.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
export function toAdministeringFailure(error: unknown): AdministeringFailure {
  const thrown = sortThrown(error)
  return typeof thrown === 'string'
    ? administeringFailure(`administering.${thrown}`)
    : ofHttp(thrown)
}
