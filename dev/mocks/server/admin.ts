import type { Step } from './call.ts'
import { presentIndex } from './readings.ts'
import { countRows, endSessions } from './tables.ts'

export const tellAdminWallet: Step = (call) => {
  call.answer = { address: call.world.config.adminWallet }
}

/** Answers about the caller alone: of nobody else does it tell anything. */
export const checkAdmin: Step = (call) => {
  const own = call.session?.address
  const isOwn = own === String(call.body?.address).toLowerCase()
  call.answer = { isAdmin: isOwn && call.world.admins.includes(own ?? '') }
}

export const tellOverview: Step = (call) => {
  const { version, startedAt, clock } = call.world
  call.answer = {
    version,
    startedAt: new Date(startedAt).toISOString(),
    uptimeSeconds: Math.max(0, Math.floor((clock.now() - startedAt) / 1_000)),
    counts: countRows(call.world),
    index: presentIndex(call.world),
  }
}

export const revokeSessions: Step = (call) => {
  const whose = String(call.body?.address).toLowerCase()
  call.answer = {
    ended: endSessions(call.world, ({ address }) => address === whose),
  }
}
