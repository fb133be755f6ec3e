import { governance } from '../../constants.ts'

type Address = `0x${string}`

/**
 * Who acts, and what is known of them: by the server of a request, by the page
 * of the person in front of it. A visitor has no address.
 */
export interface Actor {
  /** Lower case; of the session, and of nothing else. */
  address: Address | null
  /** On the server's own list, at this moment. */
  isAdmin: boolean
  /** Ids of the clubs that they look after. */
  moderates: readonly string[]
  /** Null while it is not known: unknown is not zero. */
  holdings: ActorHoldings | null
}

export interface ActorHoldings {
  votingPower: number
  /** The block that it is of. */
  block: number
  /** Nothing may be decided by it. */
  isStale: boolean
}

/** The voting power of so many NFTs (R9.3): whole. */
export const votingPowerOf = (nfts: number): number =>
  Math.floor(nfts / governance.votingPowerRatio)

export const visitor: Actor = {
  address: null,
  isAdmin: false,
  moderates: [],
  holdings: null,
}

/** What policies ask of the club that a thing is in. */
export interface ClubRules {
  id: string
  status: 'active' | 'paused' | 'archived'
  /** Voting power that opening a proposal takes. */
  minimumVotingPower: number
}

export const isAuthor = (
  actor: Actor,
  { author }: { author: Address | null },
) => actor.address !== null && actor.address === author

/** Administrators look after every club. */
export const isModerator = (actor: Actor, { id }: Pick<ClubRules, 'id'>) =>
  actor.address !== null && (actor.isAdmin || actor.moderates.includes(id))
