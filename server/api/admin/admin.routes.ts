import { adminApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { actorOf } from '../../http/actor.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { RequestState } from '../../http/types.ts'
import { presentIndex } from '../../indexer/presentIndex.ts'
import { lifetimes } from '../auth/lifetimes.ts'
import { checkAdmin, tellOverview } from './admin.commands.ts'
import { type RevokePorts, revokeSessions } from './revokeSessions.ts'

export function adminRoutes(app: AppContext) {
  // The fee's destination must be known before anyone signs in.
  const feeWallet = () => ({ address: app.env.ADMIN_WALLET })

  return mount(app, adminApi, {
    primaryWallet: feeWallet,
    walletAddress: feeWallet,

    adminCheck: ({ state }, { body }) =>
      checkAdmin(actorOf(app, state), body.address),

    adminOverview({ state }) {
      logAct(app, state, 'admin_overview')
      const { version, startedAt, clock } = app
      return tellOverview({
        version,
        startedAt,
        clock,
        counts: () =>
          app.overview.counts(new Date(clock.now()), lifetimes.idle),
        index: () => presentIndex(app),
      })
    },

    async revokeSessions({ state }, { body }) {
      const by = memberOf(state).address
      const address = body.address.toLowerCase()
      const { db, sessions, audit } = app
      const ports: RevokePorts<Transaction> = {
        transact: db.transact,
        endAll: sessions.endAll,
        note: audit.note,
      }
      const { reason } = body
      const ended = await revokeSessions(ports, { by, address, reason })
      logAct(app, state, 'admin_revoked_sessions', { whose: address, ended })
      return { ended }
    },
  })
}

function logAct(
  app: AppContext,
  { requestId, source, session }: RequestState,
  event: string,
  details: Record<string, unknown> = {},
) {
  const wallet = session?.address
  app.log.info({ event, requestId, source, wallet, ...details }, event)
}
