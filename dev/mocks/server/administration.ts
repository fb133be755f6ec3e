import type {
  AdminOverview,
  administrationApi,
} from '@narwhal-club/core/contract'
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
import { momentWork } from '../../../server/api/inbox/news.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockWorld } from '../world.types.ts'
import type { MockHandlers } from './call.ts'
import { memoryAudit } from './memoryAudit.ts'
import { countRows, memberRow, memorySessions } from './memorySessions.ts'
import { presentIndex, userAt } from './readings.ts'

const day = 86_400_000

/** What a server of such a world would have put down for later. */
function dueOf({ state, startedAt, clock }: MockWorld): AdminOverview['due'] {
  const now = clock.now()
  const row = (name: string, moments: readonly number[]) => ({
    ...{ name, waiting: moments.length, dead: 0 },
    oldest: new Date(Math.min(...moments)).toISOString(),
  })
  const days = Math.floor((now - startedAt) / day) + 1
  const moments = state.inbox.moments
    .map(({ at }) => at)
    .filter((at) => at > now)
  return [
    // Once a day, from when it began.
    row('check-ledgers', [startedAt + days * day]),
    ...(moments.length > 0 ? [row(momentWork, moments)] : []),
  ]
}

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
      due: () => dueOf(world),
      refusals: world.tally.tell,
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

  async adminMember({ world }, { address }) {
    // Ballots of before the world began count, too.
    await world.signVotes()
    return presentMember(
      memberRow(world, address),
      userAt(world, address),
      world.admins.includes(address),
    )
  },

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
