import { oversightApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import { mount } from '../../http/mount.ts'
import { cancelProposal } from '../proposals/moderateProposal.ts'
import { openProposals } from '../proposals/openProposals.ts'
import { listProposals } from '../proposals/readProposals.commands.ts'
import { createOversightReads } from './matters.repository.ts'
import { listMatters } from './oversight.commands.ts'
import { oversightTwins } from './oversightTwins.ts'

export function oversightRoutes(app: AppContext) {
  const proposals = openProposals(app)
  const ports = { clock: app.clock, reads: createOversightReads(app.db) }

  return mount(
    app,
    oversightApi,
    {
      adminProposals: ({ state }, asked) =>
        listProposals(proposals, actorOf(app, state), {
          ...asked,
          sort: 'newest',
        }),
      adminCancelProposal: ({ state }, asked) =>
        cancelProposal(proposals, actorOf(app, state), asked),
      adminBounties: (_, asked) => listMatters(ports, asked),
    },
    oversightTwins,
  )
}
