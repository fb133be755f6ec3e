import { administrationApi } from '@narwhal-club/core/contract'
import { auditLedger } from '../../audit/audit.ts'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { actorAt } from '../../http/actor.ts'
import { memberOf } from '../../http/authenticate.ts'
import { originOf } from '../../http/checkOrigin.ts'
import { mount } from '../../http/mount.ts'
import { createVerifySignature } from '../../signatures/verifySignature.ts'
import { visitOf } from '../auth/auth.routes.ts'
import { lifetimes } from '../auth/lifetimes.ts'
import type { SpentNonce } from '../auth/nonces.repository.ts'
import { secrets } from '../auth/tokens.ts'
import { administrationTwins } from './administrationTwins.ts'
import { listAudit, listModeration } from './audit.commands.ts'
import { createAuditLines } from './audit.repository.ts'
import { type ElevationPorts, elevate } from './elevate.ts'
import { logAct } from './logAct.ts'
import { presentMember } from './members.commands.ts'
import { createMemberRows } from './members.repository.ts'
import { tellOverview } from './overview.commands.ts'
import { overviewOf } from './overviewOf.ts'
import { type RevokePorts, revokeSessions } from './revokeSessions.ts'
import { setFlag } from './setFlag.ts'

export function administrationRoutes(app: AppContext) {
  const proving: ElevationPorts<SpentNonce> = {
    clock: app.clock,
    secrets,
    nonces: app.nonces,
    verify: createVerifySignature(app.recover, app.askContract),
    prove: app.sessionRows.prove,
  }

  const overview = overviewOf(app)
  const rows = createMemberRows(app.db)
  const log = {
    ...createAuditLines(app.db),
    head: () => app.ledger.head(auditLedger),
  }

  return mount(
    app,
    administrationApi,
    {
      elevate(ctx, { body }) {
        const { message } = body
        const signature = body.signature as `0x${string}`
        const attempt = { message, signature, origin: originOf(app, ctx) }
        return elevate(proving, visitOf(app, ctx), memberOf(ctx.state), attempt)
      },

      adminOverview({ state }) {
        logAct(app, state, 'admin_overview')
        return tellOverview(overview)
      },

      async adminMember({ state }, { address }) {
        logAct(app, state, 'admin_looked_up', { whose: address })
        const now = new Date(app.clock.now())
        const row = await rows.find(address, now, lifetimes.idle)
        const { isAdmin } = actorAt(app, address)
        return presentMember(row, await app.holdings.userAt(address), isAdmin)
      },

      adminAudit: (_, asked) => listAudit(log, asked),
      moderationLog: (_, asked) => listModeration(log, asked),

      flags: async () => ({ rows: [...(await app.flags.rows())] }),

      async setFlag({ state }, { body }) {
        const { clock, db, flags, audit } = app
        const { put, remove } = flags
        const { note } = audit
        const ports = { clock, transact: db.transact, put, remove, note }
        await setFlag(ports, memberOf(state).address, body)
        const { flag, isSet } = body
        logAct(app, state, 'admin_set_flag', { flag, isSet })
        return { rows: [...(await app.flags.rows())] }
      },

      async revokeSessions({ state }, { body }) {
        const by = memberOf(state).address
        const { address, session, reason } = body
        const { db, sessions, audit } = app
        const ports: RevokePorts<Transaction> = {
          transact: db.transact,
          endAll: sessions.endAll,
          endOne: sessions.endOne,
          note: audit.note,
        }
        const ended = await revokeSessions(ports, {
          ...{ by, address, session, reason },
        })
        logAct(app, state, 'admin_revoked_sessions', { whose: address, ended })
        return { ended }
      },
    },
    administrationTwins,
  )
}
