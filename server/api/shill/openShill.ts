import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import { createKeyedHash } from '../../signatures/keyedHash.ts'
import { openBounties } from '../bounties/openBounties.ts'
import { openProposals } from '../proposals/openProposals.ts'
import { createFavouritesRepository } from './favourites.repository.ts'
import type { ShillPorts } from './shill.ports.ts'
import { sourcesOver } from './sources.ts'

/** Puts together what posts are written from. */
export function openShill(app: AppContext): ShillPorts {
  const bounties = openBounties(app)
  return {
    sources: sourcesOver({
      facts: () => app.facts.current(),
      vault: () => app.swaps.vault.current(),
      userAt: (address) => app.holdings.userAt(address),
      proposals: openProposals(app),
      bounties: async () => bounties,
    }),
    content: app.content.content,
    favourites: createFavouritesRepository(app.db),
    clock: app.clock,
    sign: createKeyedHash(app.env.SECRET, 'narwhal-club cards of posts, 1'),
    newId: randomUUID,
  }
}
