import type { administrationApi } from '@narwhal-club/core/contract'
import {
  listAudit,
  listModeration,
} from '../../../server/api/administration/audit.commands.ts'
import { presentMember } from '../../../server/api/administration/members.commands.ts'
import {
  checkedLines,
  tellOverview,
} from '../../../server/api/administration/overview.commands.ts'
import {
  type RevokePorts,
  revokeSessions,
} from '../../../server/api/administration/revokeSessions.ts'
import {
  type SetFlagPorts,
  setFlag,
} from '../../../server/api/administration/setFlag.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockHandlers } from './call.ts'
import { memoryAudit } from './memoryAudit.ts'
import { countRows, memberRow, memorySessions } from './memorySessions.ts'
import { presentIndex, userAt } from './readings.ts'

export const administrationHandlers: MockHandlers<typeof administrationApi> = {
  async elevate(call, { body }) {
    // The parser of messages is large: it comes with the first one.
    const { elevateHere } = await import('./signIn.ts')
    return elevateHere(call, body)
  },

  adminOverview: ({ world }) =>
    tellOverview({
      version: world.version,
      startedAt: world.startedAt,
      clock: world.clock,
      counts: () => countRows(world),
      index: () => presentIndex(world),
      database: 'pglite',
      nodes: () => [
        {
          host: 'node.club.test',
          score: world.scenario.node === 'up' ? 1 : 0.1,
          latency: 12,
          isResting: world.scenario.node !== 'up',
        },
      ],
      due: () => [{ name: 'check-ledgers', waiting: 1, dead: 0 }],
      refusals: () => [],
      async ledgers() {
        const { voteHeadIn } = await import('./votes.ts')
        const heads = {
          audit: await memoryAudit(world).ports.head(),
          votes: await voteHeadIn(world),
        }
        return Object.entries(heads).flatMap(([name, { size, hash }]) =>
          size === 0
            ? []
            : [
                {
                  ...{ name, size, hash, holds: true },
                  checkedFrom: Math.max(0, size - checkedLines),
                },
              ],
        )
      },
    }),

  adminMember: ({ world }, { address }) =>
    presentMember(
      memberRow(world, address),
      userAt(world, address),
      world.admins.includes(address),
    ),

  adminAudit: ({ world }, asked) => listAudit(memoryAudit(world).ports, asked),
  moderationLog: ({ world }, asked) =>
    listModeration(memoryAudit(world).ports, asked),

  flags: ({ world }) => ({ rows: world.state.flags ?? [] }),

  async setFlag(call, { body }) {
    const { world } = call
    const { state, clock } = world
    const others = () =>
      (state.flags ?? []).filter(({ flag }) => flag !== body.flag)
    const ports: SetFlagPorts<null> = {
      clock,
      transact: (work) => work(null),
      async put(_, { by: __, ...row }) {
        state.flags = [...others(), row]
      },
      async remove() {
        state.flags = others()
      },
      note: (_, act) => memoryAudit(world).note(act),
    }
    await setFlag(ports, memberOf(call).address, body)
    return { rows: state.flags ?? [] }
  },

  async revokeSessions(call, { body }) {
    const { world } = call
    const { address: by } = memberOf(call)
    const ports: RevokePorts<null> = {
      transact: (work) => work(null),
      endAll: memorySessions(world).endAll,
      endOne: memorySessions(world).endOne,
      note: (_, act) => memoryAudit(world).note(act),
    }
    return { ended: await revokeSessions(ports, { ...body, by }) }
  },
}
