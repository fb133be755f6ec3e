import type { shillApi } from '@narwhal-club/core/contract'
import { keccak256, toHex } from 'viem'
import {
  deleteFavourite,
  keepFavourite,
  listFavourites,
  renderPost,
  tellFacts,
} from '../../../server/api/shill/shill.commands.ts'
import {
  type FavouriteStore,
  mostFavourites,
  type ShillPorts,
} from '../../../server/api/shill/shill.ports.ts'
import { sourcesOver } from '../../../server/api/shill/sources.ts'
import {
  listChanged,
  listTemplates,
  putTemplate,
  restoreTemplate,
} from '../../../server/api/shill/templates.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { bountyPorts } from './bounties.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { contentPorts } from './content.ts'
import { memoryContent } from './memoryContent.ts'
import { proposalPorts } from './proposals.ts'
import { factsOf, userAt } from './readings.ts'
import { vaultOf } from './swaps.ts'

/** Favourites in memory. */
function memoryFavourites({ state }: MockWorld): FavouriteStore {
  const of = (address: string) =>
    state.favourites.filter((row) => row.address === address)
  return {
    list: async (address) =>
      of(address).sort(
        (a, b) => b.createdAt - a.createdAt || byText(a.id, b.id),
      ),
    async put(row) {
      const known = state.favourites.find(({ id }) => id === row.id)
      const { address, text, inputs } = row
      const isSame =
        known?.address === address &&
        known.text === text &&
        known.inputs === inputs
      if (known) return isSame ? 'there' : 'taken'
      if (of(address).length >= mostFavourites) return 'full'
      state.favourites.push(row)
      return 'put'
    },
    async remove(id, address) {
      state.favourites = state.favourites.filter(
        (row) => row.id !== id || row.address !== address,
      )
    },
  }
}

const portsOf = ({ world }: MockCall): ShillPorts => ({
  sources: sourcesOver({
    facts: () => factsOf(world),
    vault: () => vaultOf(world).current(),
    userAt: (address) => userAt(world, address),
    proposals: proposalPorts(world),
    bounties: async () => bountyPorts(world),
  }),
  content: memoryContent(world),
  favourites: memoryFavourites(world),
  clock: world.clock,
  // What only the mocks read again: no secret is kept from who runs them.
  sign: (text) => keccak256(toHex(text)),
  newId: () => crypto.randomUUID(),
})

const session = (call: MockCall) => call.session?.address ?? null

export const shillHandlers: MockHandlers<typeof shillApi> = {
  shillFacts: (call, asked) => tellFacts(portsOf(call), session(call), asked),
  renderShill: (call, asked) => renderPost(portsOf(call), session(call), asked),
  shillTemplates: ({ world }, asked) => listChanged(contentPorts(world), asked),
  adminShillTemplates: ({ world }, asked) =>
    listTemplates(contentPorts(world), asked),
  putShillTemplate: (call, asked) =>
    putTemplate(contentPorts(call.world), memberOf(call).address, asked),
  restoreShillTemplate: (call, asked) =>
    restoreTemplate(contentPorts(call.world), memberOf(call).address, asked),
  shillFavourites: (call) =>
    listFavourites(portsOf(call), memberOf(call).address),
  keepShillFavourite: (call, asked) =>
    keepFavourite(portsOf(call), memberOf(call).address, asked),
  deleteShillFavourite: (call, asked) =>
    deleteFavourite(portsOf(call), memberOf(call).address, asked),
}
