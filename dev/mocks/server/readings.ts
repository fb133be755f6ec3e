import type {
  AdminOverview,
  ClubFacts,
  HoldingsSource,
  User,
} from '@narwhal-club/core/contract'
import {
  presentUnknown,
  presentUser,
} from '../../../server/api/auth/presentUser.ts'
import {
  freshFor,
  newestCount,
  presentFacts,
  unknownFacts,
} from '../../../server/api/club/presentFacts.ts'
import { staleAfter } from '../../../server/indexer/standing.ts'
import { art } from '../chain/art.gen.ts'
import { nftSupply } from '../chain/members.ts'
import type { FactsReading, MockWorld } from '../world.types.ts'

/** Tells how old the facts may be said to be; null: they are not known at all. */
function statusOf(world: MockWorld, known: { at: number } | null) {
  const { node, holdings } = world.scenario
  if (holdings === 'unavailable') return null
  const isNew = known && world.clock.now() < known.at + freshFor
  if (holdings === 'stale') return known ? 'stale' : 'read'
  if (isNew) return 'fresh'
  if (node === 'up') return 'read'
  return known ? 'stale' : null
}

/** The index looks at the chain, as it does all the time while there is a node. */
export function look(world: MockWorld): void {
  if (world.scenario.node !== 'up') return
  world.chain.catchUp()
  const { head } = world.state.chain
  world.state.look = { block: head, at: world.clock.now() }
}

/** Blocks that an index has yet to read where the scenario wants it behind. */
const lag = 1_200

/** Tells how far the index is. */
export function presentIndex(world: MockWorld): AdminOverview['index'] {
  look(world)
  const { look: seen } = world.state
  const { index } = world.scenario
  if (!seen || index === 'absent') return { status: 'absent' }
  const { block } = seen
  if (index === 'behind')
    return { status: index, block, head: block + lag, lag, secondsLeft: 90 }
  const isStale = index === 'stale' || world.clock.now() - seen.at > staleAfter
  const status = isStale ? 'stale' : 'fresh'
  return { status, block, head: block, lag: 0, secondsLeft: 0 }
}

/** Says of what block the index tells, and whether that may be decided by. */
export function indexSource(world: MockWorld): HoldingsSource {
  const { status, block } = presentIndex(world)
  const { scenario, state } = world
  if (status === 'absent' || scenario.holdings === 'unavailable' || !state.look)
    return { status: 'unavailable' }
  const isFresh = status === 'fresh' && scenario.holdings !== 'stale'
  const at = new Date(state.look.at).toISOString()
  return { status: isFresh ? 'fresh' : 'stale', block, at }
}

/** Describes a signed-in user, as well as the server could know now. */
export function userAt(world: MockWorld, address: `0x${string}`): User {
  const { scenario, state, clock } = world
  if (scenario.holdings === 'unavailable') return presentUnknown(address)
  look(world)
  if (!state.look) return presentUnknown(address)
  const { block, at } = state.look
  const nftCount = state.chain.nfts[address] ?? 0
  const isStale = scenario.holdings === 'stale' || clock.now() - at > staleAfter
  const reading = { nftCount, block, readAt: new Date(at).toISOString() }
  return presentUser(address, reading, isStale ? 'stale' : 'fresh')
}

const shown = ({ scenario }: MockWorld, status: 'fresh' | 'stale' | 'read') =>
  status === 'stale' || scenario.holdings === 'stale' ? 'stale' : 'fresh'

/** Tells what the pages show to anyone. */
export function factsOf(world: MockWorld): ClubFacts {
  const status = statusOf(world, world.state.facts)
  if (status === null) return unknownFacts
  const facts =
    status === 'read' || !world.state.facts
      ? readFacts(world)
      : world.state.facts
  const { block, at, blockTime, nft, token } = facts
  const ids = Array.from(
    { length: Math.min(newestCount, nft.supply) },
    (_, back) => nft.supply - back,
  )
  const reading = {
    block: { number: block, time: blockTime },
    nft,
    token: { supply: BigInt(token.supply), inVault: BigInt(token.inVault) },
    newest: ids.map(presentMember),
  }
  return presentFacts(reading, at, shown(world, status))
}

function readFacts(world: MockWorld): FactsReading {
  world.chain.catchUp()
  const { chain } = world.state
  const vault = world.config.contracts.swap
  const supply = Object.values(chain.tokens).reduce((sum, at) => sum + at, 0n)
  const facts = {
    block: chain.head,
    blockTime: chain.time,
    at: world.clock.now(),
    nft: { supply: nftSupply(chain), inVault: chain.nfts[vault] ?? 0 },
    token: {
      supply: String(supply),
      inVault: String(chain.tokens[vault] ?? 0n),
    },
  }
  world.state.facts = facts
  return facts
}

/** Reads name and art out of the on-chain metadata. */
function presentMember(id: number) {
  const uri = art[id] ?? ''
  const { name = `#${id}`, image = '' } = uri
    ? JSON.parse(atob(uri.slice(uri.indexOf(',') + 1)))
    : {}
  return { id, name, image }
}
