import { governance } from '@narwhal-club/core/constants'
import type {
  Asked,
  PowerReason,
  PowerStory,
  votesApi,
} from '@narwhal-club/core/contract'
import { uncountedAddresses } from '@narwhal-club/core/governance'
import { RefusalError } from '../../errors.ts'
import type { PowerFacts, PowerMove, VotePorts } from './votes.ports.ts'

/** How many changes are told, before the block and after it. */
const most = { before: 50, after: 20, elsewhere: 50 }

/** Where NFTs come from, and go when they are burnt: it holds none. */
const nobody = `0x${'0'.repeat(40)}`
const nothing = { held: 0, before: [], after: [], elsewhere: [] }

const instant = (at: number) => new Date(at).toISOString()

const present = (move: PowerMove, held: number) => {
  const { at, tx, ...rest } = move
  return { ...rest, at: instant(at), ...(tx && { tx }), held }
}

/** Changes with what was held after each, the newest first. */
function changesOf({ before, after, held }: PowerFacts) {
  let now = held
  const changes = before.slice(0, most.before).map((move) => {
    const told = present(move, now)
    now -= move.change
    return told
  })
  now = held
  const later = after.slice(0, most.after).map((move) => {
    now += move.change
    return present(move, now)
  })
  return { changes, later: later.reverse() }
}

function whyNone(
  facts: PowerFacts,
  elsewhere: NonNullable<PowerStory['elsewhere']>,
  isExcluded: boolean,
): PowerReason {
  if (isExcluded) return 'excluded'
  if (facts.held > 0) return 'not_in_list'
  if (elsewhere.some(({ kind }) => kind === 'vault')) return 'in_vault'
  if (elsewhere.length > 0) return 'at_excluded'
  if (facts.before.length > 0) return 'moved_before'
  return facts.after.length > 0 ? 'bought_after' : 'never_held'
}

/**
 * Tells why an address may vote with so much: by the list that was frozen, and
 * by the index of transfers.
 *
 * @param vault of the swap, in lower case.
 */
export async function tellPower(
  { reads, vault }: Pick<VotePorts<never>, 'reads' | 'vault'>,
  { proposal, address }: Asked<(typeof votesApi)['powerStory']>,
) {
  const { before, after, elsewhere: away } = most
  const found = await reads.power({
    proposal,
    address,
    before: before + 1,
    after: after + 1,
    elsewhere: away,
  })
  if (!found) throw new RefusalError('proposal_not_found')
  const facts = address === nobody ? { ...found, ...nothing } : found
  const { block, at, power, held, excluded } = facts
  const elsewhere = facts.elsewhere.map((each) => ({
    ...each,
    kind: each.holder === vault ? ('vault' as const) : ('excluded' as const),
  }))
  const isExcluded = [...uncountedAddresses, ...excluded].includes(address)
  return {
    address,
    block,
    ...(at !== null && { at: instant(at) }),
    power,
    ...(power === 0 && { why: whyNone(facts, elsewhere, isExcluded) }),
    held,
    ratio: governance.votingPowerRatio,
    ...changesOf(facts),
    ...(elsewhere.length > 0 && { elsewhere }),
    more: facts.before.length > before || facts.after.length > after,
  }
}
