import type { adminApi } from '@narwhal-club/core/contract'
import { checkAdmin } from '../../../server/api/admin/admin.commands.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { actorOf } from './gates.ts'

const tellAdminWallet = ({ world }: MockCall) => ({
  address: world.config.adminWallet,
})

export const adminHandlers: MockHandlers<typeof adminApi> = {
  primaryWallet: tellAdminWallet,
  walletAddress: tellAdminWallet,
  adminCheck: (call, { body }) => checkAdmin(actorOf(call), body.address),
}
