import { type BountySort, bountySorts } from '@narwhal-club/core/contract'
import {
  type BountyShown,
  bountyShown,
} from '@narwhal-club/ui/governance/bounties/BountiesControls/states.ts'
import { choice, createAddress, text, whole } from '../../data/address.ts'
import { paths } from '../../paths.ts'
import { viewedAs } from '../clubs/clubsAddress.ts'
import { uuid, writing } from '../proposals/writing.ts'

const address = /^0x[0-9a-fA-F]{40}$/

const mostVersions = 2 ** 31 - 1

const asked = {
  state: choice<BountyShown>('state', bountyShown, 'all'),
  /** Whole: what cannot be searched for counts as not said. */
  search: text('q', /^[^\0]{1,60}$/),
  category: text('category', /^[a-z]{1,40}$/),
  asset: text('asset', /^(CRO|TOKEN)$/),
  sort: choice<BountySort>('sort', bountySorts, 'newest'),
  mine: choice('mine', ['any', 'true'], 'any'),
  /** What this address did as an author, or as a hunter. */
  author: text('by', address),
  hunter: text('hunter', address),
}

/** How the bounties of a club stand in its address. */
export const bountiesAddress = createAddress({
  tab: choice('tab', ['proposals', 'bounties'], 'proposals'),
  /** The one that is open; of none: their list. */
  bounty: text('b', uuid),
  /** The work whose versions are shown. */
  work: text('w', uuid),
  /** The version, of that work or of the bounty, that is held against the one before. */
  compared: whole('v', mostVersions),
  as: viewedAs,
  ...asked,
})
export type BountiesQuestion = ReturnType<typeof bountiesAddress.parse>

/** How those of all clubs stand in the address of the list of clubs. */
export const allBountiesAddress = createAddress({
  list: choice('list', ['clubs', 'bounties'], 'clubs'),
  ...asked,
})

/** The bounties of a club. */
export const bountiesHref = (club: string) => `${paths.club(club)}?tab=bounties`

/** Where its author writes a new version of one. */
export const changeBountyHref = (club: string, bounty: string) =>
  `${paths.bounty(club, bounty)}&edit=yes`

/** Where one is written. */
export const writeBountyHref = (club: string, draft: string) =>
  `${bountiesHref(club)}&${writing.name}=${draft}`
