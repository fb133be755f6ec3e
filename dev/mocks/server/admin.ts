import type { adminApi } from '@narwhal-club/core/contract'
import type { MockCall, MockHandlers } from './call.ts'
import { presentIndex } from './readings.ts'
import { countRows, endSessions } from './tables.ts'

const tellAdminWallet = ({ world }: MockCall) => ({
  address: world.config.adminWallet,
})

export const adminHandlers: MockHandlers<typeof adminApi> = {
  primaryWallet: tellAdminWallet,
  walletAddress: tellAdminWallet,

  /** Answers about the caller alone: of nobody else does it tell anything. */
  adminCheck({ session, world }, { body }) {
    const own = session?.address
    const isOwn = own === body.address.toLowerCase()
    return { isAdmin: isOwn && world.admins.includes(own ?? '') }
  },

  adminOverview({ world }) {
    const { version, startedAt, clock } = world
    return {
      version,
      startedAt: new Date(startedAt).toISOString(),
      uptimeSeconds: Math.max(0, Math.floor((clock.now() - startedAt) / 1_000)),
      counts: countRows(world),
      index: presentIndex(world),
    }
  },

  revokeSessions({ world }, { body }) {
    const whose = body.address.toLowerCase()
    return { ended: endSessions(world, ({ address }) => address === whose) }
  },
}
