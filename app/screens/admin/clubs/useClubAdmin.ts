import { clubAdminEndpoints } from '@narwhal-club/core/contract'
import { adminContent } from '@narwhal-club/core/messages/pages/adminContent'
import { createUseAsk } from '../../../data/ask.ts'
import { createUseList } from '../../../data/list.ts'
import { createUseAdminister } from '../useAdministering.ts'

export const useAsk = createUseAsk(clubAdminEndpoints)
export const useAdminister = createUseAdminister(clubAdminEndpoints)
export const useAdminClubs = createUseList(
  { adminClubs: clubAdminEndpoints.adminClubs },
  () => adminContent.failed,
)
