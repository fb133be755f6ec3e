import type {
  ClubFacts,
  HoldingsSource,
  ProposalCard,
  SealedFacts,
} from '@narwhal-club/core/contract'
import type { Topic } from '@narwhal-club/core/shill'
import { RefusalError } from '../../errors.ts'
import type { ShillSources } from './shill.ports.ts'

type Hex = `0x${string}`

interface About {
  /** Who asks; null: a visitor. */
  session: Hex | null
  subject: string | undefined
}

/** Unknown is not zero: nothing is said at all. */
const unknown = () =>
  new RefusalError('unavailable', { reason: 'node', retryAfter: 1 })

function momentOf({ block, at }: Pick<HoldingsSource, 'block' | 'at'>) {
  if (block === undefined || at === undefined) throw unknown()
  return { block, at }
}

const momentOfFacts = ({ source, blockTime }: ClubFacts) =>
  momentOf({ block: source.block, ...(blockTime && { at: blockTime }) })

async function readClub(sources: ShillSources) {
  const facts = await sources.facts()
  const { nft, token } = facts
  if (!nft || !token) throw unknown()
  return { nft, token, moment: momentOfFacts(facts) }
}

const isWarned = ({
  flagReason,
  reported,
}: Pick<ProposalCard, 'flagReason' | 'reported'>) =>
  flagReason !== undefined || reported

/** How each topic is read. */
const readers: Record<
  Topic,
  (sources: ShillSources, about: About) => Promise<SealedFacts>
> = {
  async token(sources) {
    const { token, moment } = await readClub(sources)
    return { topic: 'token', ...moment, ...token }
  },

  async nft(sources) {
    const { nft, moment } = await readClub(sources)
    return { topic: 'nft', ...moment, ...nft }
  },

  async proposal(sources, { subject }) {
    const { moment } = await readClub(sources)
    const found = await (subject
      ? sources.proposal(subject)
      : sources.nextProposal())
    if (!found) throw new RefusalError('shill_nothing_open')
    const { id, number, counts, end } = found
    const { yesPower: yes, noPower: no } = counts
    return { topic: 'proposal', ...moment, id, number, yes, no, end }
  },

  async bounty(sources, { subject }) {
    const { moment } = await readClub(sources)
    const found = await (subject
      ? sources.bounty(subject)
      : sources.nextBounty())
    if (!found) throw new RefusalError('shill_nothing_open')
    const { id, number, reward, counts, submitBy } = found
    const { amount, asset } = reward
    const { submissions } = counts
    const said = { reward: amount, asset, submissions, submitBy }
    return { topic: 'bounty', ...moment, id, number, ...said }
  },

  async swap(sources) {
    const { tokensPerNft, holds, source } = await sources.vault()
    if (!holds) throw unknown()
    return { topic: 'swap', ...momentOf(source), tokensPerNft, ...holds }
  },

  async mine(sources, { session }) {
    if (session === null) throw new RefusalError('not_signed_in')
    const { nft } = await readClub(sources)
    const { nftCount: nfts, holdings } = await sources.userAt(session)
    if (nfts === undefined) throw unknown()
    if (nfts === 0) throw new RefusalError('shill_holds_none')
    const supply = nft.supply
    return {
      topic: 'mine',
      ...momentOf(holdings),
      address: session,
      nfts,
      supply,
    }
  },
}

/** Reads what is known of a topic now. */
export const readFacts = (
  sources: ShillSources,
  topic: Topic,
  about: About,
): Promise<SealedFacts> => readers[topic](sources, about)

/** What of a topic is as its page has it now, and is not sealed. */
export interface Live {
  title?: string
  /** A page of ours. */
  about: string
}

/** Looks up what facts are about: a title that has a warning before it is not told. */
export async function readLive(
  sources: Pick<ShillSources, 'proposal' | 'bounty'>,
  facts: SealedFacts,
): Promise<Live> {
  const pageOf = (tab: string, key: string, club: string, id: string) =>
    `/clubs/${club}?tab=${tab}&${key}=${id}`
  switch (facts.topic) {
    case 'proposal': {
      const found = await sources.proposal(facts.id)
      const about = pageOf('proposals', 'p', found.club.id, found.id)
      return { about, ...(!isWarned(found) && { title: found.title }) }
    }
    case 'bounty': {
      const { club, id, title } = await sources.bounty(facts.id)
      return { about: pageOf('bounties', 'b', club.id, id), title }
    }
    case 'swap':
      return { about: '/swap' }
    default:
      return { about: '/analytics' }
  }
}
