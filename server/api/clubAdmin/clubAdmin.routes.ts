import { chain } from '@narwhal-club/core/constants'
import { clubAdminApi } from '@narwhal-club/core/contract'
import { blockedHostsWith } from '@narwhal-club/core/governance'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { actorOf } from '../../http/actor.ts'
import { mount } from '../../http/mount.ts'
import {
  changeClub,
  createClub,
  listAdminClubs,
  tellAdminClub,
} from './clubAdmin.commands.ts'
import type { ClubAdminPorts } from './clubAdmin.ports.ts'
import { createClubAdminRepository } from './clubAdmin.repository.ts'
import { clubAdminTwins } from './clubAdminTwins.ts'

export function clubAdminRoutes(app: AppContext) {
  const ports: ClubAdminPorts<Transaction> = {
    clock: app.clock,
    transact: app.db.transact,
    clubs: createClubAdminRepository(app.db),
    note: app.audit.note,
    publish: (tx, id) => app.events.publish(tx, 'clubs', { id }),
    chainId: chain.id,
    blockedHosts: blockedHostsWith(app.env.BLOCKED_HOSTS),
  }
  return mount(
    app,
    clubAdminApi,
    {
      adminClubs: (_, asked) => listAdminClubs(ports, asked),
      adminClub: (_, asked) => tellAdminClub(ports, asked),
      createClub: ({ state }, asked) =>
        createClub(ports, actorOf(app, state), asked),
      changeClub: ({ state }, asked) =>
        changeClub(ports, actorOf(app, state), asked),
    },
    clubAdminTwins,
  )
}
