import { administrationEndpoints } from '@narwhal-club/core/contract'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { createUseAsk } from '../../data/ask.ts'
import { codeOf } from '../../data/codeOf.ts'
import { createUseList } from '../../data/list.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { createUseAdminister } from './useAdministering.ts'

const { failure } = administration

const advice: Record<string, string> = {
  bad_query: failure.query,
  not_signed_in: failure.signedOut,
  not_admin: failure.notAdmin,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server

/** Asks what administrators are told. */
export const useAsk = createUseAsk(administrationEndpoints)

/** Asks for the audit log, a page at a time. */
export const useAuditList = createUseList(
  { adminAudit: administrationEndpoints.adminAudit },
  adviceOf,
  useWhoKey,
)

/** Does what the area's lines say. */
export const useAdminister = createUseAdminister(administrationEndpoints)
