import type { adminApi } from '@narwhal-club/core/contract'
import {
  checkAdmin,
  tellOverview,
} from '../../../server/api/admin/admin.commands.ts'
import {
  type RevokePorts,
  revokeSessions,
} from '../../../server/api/admin/revokeSessions.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { actorOf } from './gates.ts'
import { countRows, memorySessions } from './memorySessions.ts'
import { presentIndex } from './readings.ts'

const tellAdminWallet = ({ world }: MockCall) => ({
  address: world.config.adminWallet,
})

export const adminHandlers: MockHandlers<typeof adminApi> = {
  primaryWallet: tellAdminWallet,
  walletAddress: tellAdminWallet,

  adminCheck: (call, { body }) => checkAdmin(actorOf(call), body.address),

  adminOverview: ({ world }) =>
    tellOverview({
      version: world.version,
      startedAt: world.startedAt,
      clock: world.clock,
      counts: () => countRows(world),
      index: () => presentIndex(world),
    }),

  async revokeSessions(call, { body }) {
    const { world } = call
    const { address: by } = memberOf(call)
    const address = body.address.toLowerCase()
    const ports: RevokePorts<null> = {
      transact: (work) => work(null),
      endAll: memorySessions(world).endAll,
      // No page of the mocks shows the audit yet.
      note: async () => {},
    }
    const { reason } = body
    return { ended: await revokeSessions(ports, { by, address, reason }) }
  },
}
