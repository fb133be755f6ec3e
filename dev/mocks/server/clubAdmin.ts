import { chain } from '@narwhal-club/core/constants'
import type { clubAdminApi } from '@narwhal-club/core/contract'
import {
  changeClub,
  createClub,
  listAdminClubs,
  tellAdminClub,
} from '../../../server/api/clubAdmin/clubAdmin.commands.ts'
import type {
  ClubAdminPorts,
  KeptClub,
} from '../../../server/api/clubAdmin/clubAdmin.ports.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { blockedHosts } from './blockedHosts.ts'
import type { MockHandlers } from './call.ts'
import { actorOf } from './gates.ts'
import { memoryAudit } from './memoryAudit.ts'
import { clubsOf } from './memoryClubs.ts'

/** Who has looked after a club for longer stands first. */
const inOrder = (before: readonly string[], next: readonly string[]) => [
  ...before.filter((each) => next.includes(each)),
  ...next.filter((each) => !before.includes(each)).sort(),
]

function portsOf(world: MockWorld): ClubAdminPorts<null> {
  const { clock, state } = world
  const { clubs } = state
  const keptOf = (row: (typeof clubs.rows)[number]): KeptClub[] => {
    const last = clubs.rules.filter(({ club }) => club === row.id).at(-1)
    if (!last) return []
    const { club: _, ...rules } = last
    const moderators = [...row.moderators]
    return [{ ...row, moderators, rules }]
  }
  const find = async (id: string) =>
    clubs.rows.filter((row) => row.id === id).flatMap(keptOf)[0] ?? null

  return {
    clock,
    transact: (work) => work(null),
    clubs: {
      async list({ after = '', limit }) {
        const rows = clubs.rows
          .filter(({ id }) => id > after)
          .sort((one, other) => byText(one.id, other.id))
          .slice(0, limit)
        return { total: clubs.rows.length, rows: rows.flatMap(keptOf) }
      },
      find,
      lock: (_, id) => find(id),
      async create(_, seed, most) {
        if (clubs.rows.some(({ id }) => id === seed.id)) return 'taken'
        if (clubs.rows.length >= most) return 'full'
        const made = clubsOf([seed])
        clubs.rows.push(...made.rows)
        clubs.rules.push(...made.rules)
        return 'put'
      },
      async change(_, { id, version, rules: before }, changes, at) {
        const { about, rules, moderators, status } = changes
        if (rules)
          clubs.rules.push({
            club: id,
            version: before.version + 1,
            at: Math.max(before.at, at),
            ...rules,
          })
        clubs.rows = clubs.rows.map((row) =>
          row.id === id
            ? {
                ...row,
                ...about,
                ...(moderators && {
                  moderators: inOrder(row.moderators, moderators),
                }),
                ...(status && { status }),
                version: version + 1,
              }
            : row,
        )
      },
    },
    note: (_, act) => memoryAudit(world).note(act),
    publish: async () => {},
    chainId: chain.id,
    blockedHosts,
  }
}

export const clubAdminHandlers: MockHandlers<typeof clubAdminApi> = {
  adminClubs: ({ world }, asked) => listAdminClubs(portsOf(world), asked),
  adminClub: ({ world }, asked) => tellAdminClub(portsOf(world), asked),
  createClub: (call, asked) =>
    createClub(portsOf(call.world), actorOf(call), asked),
  changeClub: (call, asked) =>
    changeClub(portsOf(call.world), actorOf(call), asked),
}
