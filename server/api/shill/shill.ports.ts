import type {
  BountyCard,
  BountyDetail,
  ClubFacts,
  ProposalCard,
  ProposalDetail,
  SwapConfig,
  User,
} from '@narwhal-club/core/contract'
import type { ContentStore } from '../content/content.ports.ts'

type Hex = `0x${string}`
type Soon<T> = T | Promise<T>

/** What facts are read from: what pages read, so that posts say the same. */
export interface ShillSources {
  facts(): Soon<ClubFacts>
  vault(): Promise<SwapConfig>
  userAt(address: Hex): Soon<User>
  /** @throws RefusalError where there is none. */
  proposal(id: string): Promise<ProposalDetail>
  /** The open one that ends next. */
  nextProposal(): Promise<ProposalCard | undefined>
  /** @throws RefusalError where there is none. */
  bounty(id: string): Promise<BountyDetail>
  nextBounty(): Promise<BountyCard | undefined>
}

export interface FavouriteRow {
  id: string
  /** Lower case. */
  address: string
  text: string
  inputs: string
  /** UTC milliseconds. */
  createdAt: number
}

/** Posts that a member may keep. */
export const mostFavourites = 100

/** Where they are kept: a table in the server, memory in the mocks. */
export interface FavouriteStore {
  /** The newest first. */
  list(address: string): Promise<FavouriteRow[]>
  /**
   * Keeps one. `there`: it is kept already, as it says; `taken`: another is, under
   * its id; `full`: the member has `mostFavourites`.
   */
  put(row: FavouriteRow): Promise<'put' | 'there' | 'taken' | 'full'>
  remove(id: string, address: string): Promise<void>
}

export interface ShillPorts {
  /** Where templates are that administrators have changed. */
  content: Pick<ContentStore<never>, 'newest' | 'newestBelow'>
  sources: ShillSources
  favourites: FavouriteStore
  clock: { now(): number }
  /** A keyed hash that no one else can make. */
  sign(text: string): Hex
  newId(): string
}
