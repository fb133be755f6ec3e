import type {
  AnswerOf,
  ClubRuleSet,
  ClubSort,
  ClubStatus,
  clubsApi,
  HoldingsSource,
  ProposalStatus,
} from '@narwhal-club/core/contract'

/** What a club is, as it was written down. */
export interface Club {
  id: string
  name: string
  tagline: string
  /** Markdown. */
  description: string
  avatar?: string
  banner?: string
  links: { label: string; href: string }[]
  /** Lower case. */
  nftContract: string
  tokenContract: string
  chainId: number
  status: ClubStatus
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** A version of its rules. */
export interface ClubRuleRow extends Omit<ClubRuleSet, 'at'> {
  /** Milliseconds since the epoch. */
  at: number
}

/** A club as a deployment, or a world around it, begins with. */
export interface ClubSeed extends Club {
  rules: Omit<ClubRuleRow, 'version' | 'at'>
  moderators: readonly string[]
  /** Addresses, lower case. */
  followers: readonly string[]
}

/** What is counted of a club when it is asked for. */
export interface Counted {
  followers: number
  /** Null while the index cannot tell. */
  holders: number | null
  /** By the member who asks; null for visitors. */
  follows: boolean | null
  proposals: Record<ProposalStatus, number>
  /** That take work. */
  bounties: number
}

export type ListedClub = Omit<
  Club,
  'description' | 'links' | 'nftContract' | 'tokenContract' | 'chainId'
> &
  Counted & {
    /** By what the list is sorted: where its page may end. */
    place: number
  }

export type FoundClub = Club &
  Counted & { rules: ClubRuleRow; moderators: string[] }

/** What is asked of a club before something happens in it. */
export interface ClubStanding
  extends Pick<Club, 'id' | 'name' | 'status' | 'nftContract'> {
  /** Those of now. */
  rules: ClubRuleRow
  /** Whether the address that it was asked for is one of its moderators. */
  moderates: boolean
}

/** What this process knows of the one collection that is indexed. */
export interface Census {
  collection: string
  /** Addresses that count in no club. */
  excluded: readonly string[]
  source: HoldingsSource
  /** All others who hold some; null while that is not known. */
  holders: number | null
}

/** Who asks, and what is known meanwhile. */
export interface Asking {
  address: string | null
  census: Census
  /** Milliseconds since the epoch. */
  now: number
}

export interface ListAsked extends Asking {
  /** Folded, see `foldText`; null: any. */
  search: string | null
  sort: ClubSort
  /** Those alone that this address follows. */
  joinedBy: string | null
  /** Those alone in which this one has voting power; null: any. */
  eligible: { address: string; isHolder: boolean } | null
  after: { place: number; id: string } | undefined
  limit: number
}

export interface Followed {
  status: ClubStatus
  follows: boolean
  followers: number
}

/** Where clubs are kept: tables in the server, memory in the mocks. */
export interface ClubStore {
  list(asked: ListAsked): Promise<{ total: number; rows: ListedClub[] }>
  /** Null where there is no such club. */
  find(club: string, asking: Asking): Promise<FoundClub | null>
  /** The rules are those of now, or of a version; null where there is none. */
  rulesOf(
    club: string,
    version?: number,
  ): Promise<{
    nftContract: string
    latest: number
    rules: ClubRuleRow | null
  } | null>
  /**
   * Has an address follow a club, unless that is archived. Of any number at
   * once there is one row.
   */
  follow(club: string, address: string, at: Date): Promise<Followed | null>
  unfollow(club: string, address: string): Promise<Followed | null>
}

export interface ClubPorts {
  clock: { now(): number }
  clubs: ClubStore
  census(): Census | Promise<Census>
}

export interface MemberPorts extends ClubPorts {
  /** Lists the holders of the collection, but for those who are left out. */
  holders(
    asked: { cursor?: string; limit?: number },
    leftOut: readonly string[],
  ): Promise<AnswerOf<(typeof clubsApi)['clubMembers']>>
}

/** @typeParam Tx the transaction that the question is a part of. */
export interface StandingPorts<Tx = unknown> {
  census(): Census | Promise<Census>
  /** Null where there is no such club. */
  standing(
    club: string,
    address: string | null,
    tx?: Tx,
  ): Promise<ClubStanding | null>
}

/** Signs that look alike are alike to a search, capital or not. */
export const foldText = (text: string) =>
  text.trim().normalize('NFKC').toLowerCase()

/** What a search looks at: `q` is a piece of it. */
export const searchTextOf = ({
  id,
  name,
  tagline,
}: Pick<Club, 'id' | 'name' | 'tagline'>) =>
  [id, name, tagline].map(foldText).join('\n')
