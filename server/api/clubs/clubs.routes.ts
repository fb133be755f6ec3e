import { type AnalyticsHolders, clubsApi } from '@narwhal-club/core/contract'
import type * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import { askerOf } from '../../http/askerOf.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { createActivityRepository } from './activity.repository.ts'
import { tellActivity } from './activity.ts'
import { censusOf } from './census.ts'
import {
  followClub,
  listClubs,
  listMembers,
  tellClub,
  tellRules,
  unfollowClub,
} from './clubs.commands.ts'
import type { ClubPorts, MemberPorts } from './clubs.ports.ts'
import { createClubsRepository } from './clubs.repository.ts'
import { presentMembers } from './presentMembers.ts'

/** What was held to the contract where it was worked out. */
const read = (body: Uint8Array) =>
  JSON.parse(new TextDecoder().decode(body)) as Omit<
    z.output<typeof AnalyticsHolders>,
    'asOf'
  >

export function clubsRoutes(app: AppContext) {
  const { clock, analytics } = app
  const ports: ClubPorts = {
    clock,
    clubs: createClubsRepository(app.db),
    census: censusOf(app),
  }
  const activity = createActivityRepository(app.db)
  const vault = app.env.SWAP_CONTRACT
  /** The holders that analytics tell of: worked out once for all who ask. */
  const holdersFor =
    (ctx: ClubContext): MemberPorts['holders'] =>
    async (asked, leftOut) => {
      const ask = { ...asked, exclude: 'contracts' } as const
      const name = 'analyticsHolders'
      const told = await analytics.ask(name, ask, askerOf(ctx), { leftOut })
      return presentMembers({ ...read(told.body), asOf: told.asOf })
    }
  const actor = (ctx: ClubContext) => actorOf(app, ctx.state)
  const member = (ctx: ClubContext) => memberOf(ctx.state).address

  return mount(app, clubsApi, {
    clubs: (ctx, asked) => listClubs(ports, actor(ctx), asked),
    club: (ctx, asked) => tellClub(ports, actor(ctx), asked),
    clubRules: (_, asked) => tellRules(ports, asked),
    clubMembers: (ctx, asked) =>
      listMembers({ ...ports, holders: holdersFor(ctx) }, asked),
    clubActivity: (_, asked) =>
      tellActivity({ ...ports, activity, vault }, asked),
    followClub: (ctx, asked) => followClub(ports, member(ctx), asked),
    unfollowClub: (ctx, asked) => unfollowClub(ports, member(ctx), asked),
  })
}
