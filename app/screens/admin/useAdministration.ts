import { administrationEndpoints } from '@narwhal-club/core/contract'
import { createUseAsk } from '../../data/ask.ts'
import { createUseList } from '../../data/list.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { adviceOf } from './advice.ts'
import { createUseAdminister } from './useAdministering.ts'

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
