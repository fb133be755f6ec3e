import {
  type ClubSort,
  clubSorts,
  type ProposalSort,
  proposalSorts,
} from '@narwhal-club/core/contract'
import {
  type ProposalState,
  proposalStates,
} from '@narwhal-club/ui/governance/proposals/ProposalsControls/states.ts'
import { choice, createAddress, text, whole } from '../../data/address.ts'
import { uuid } from '../proposals/writing.ts'

/** What the list is asked for: all of it is in its address. */
export interface ClubsQuestion {
  /** Whole: what cannot be searched for counts as not said. */
  search: string
  sort: ClubSort
  list: 'clubs' | 'bounties'
  show: 'all' | 'following'
  /** Only where the reader can vote. */
  eligible: 'any' | 'true'
}

/** How a question stands in the address of the list. */
export const clubsAddress = createAddress({
  search: text('q', /^[^\0]{1,60}$/),
  sort: choice<ClubSort>('sort', clubSorts, 'proposals'),
  /** Clubs, or the bounties of all of them. */
  list: choice('list', ['clubs', 'bounties'], 'clubs'),
  show: choice('show', ['all', 'following'], 'all'),
  eligible: choice('eligible', ['any', 'true'], 'any'),
})

/** Which of their own proposals a member looks at. */
export const mineAddress = createAddress({
  state: choice<ProposalState>('state', proposalStates, 'all'),
})

export const clubTabs = [
  'proposals',
  'bounties',
  'members',
  'rules',
  'log',
] as const
export type ClubTab = (typeof clubTabs)[number]

const mostVersions = 2 ** 31 - 1

/** The wallet that the page is looked at as: read only. */
export const viewedAs = text('as', /^[^\0]{1,100}$/)

/** How the part of a club that is shown stands in its address. */
export const clubAddress = createAddress({
  tab: choice<ClubTab>('tab', clubTabs, 'proposals'),
  /** Of the rules; those of now where missing. */
  version: whole('version', mostVersions),
  /** The proposal that is open; of none: their list. */
  proposal: text('p', uuid),
  /** The bounty that is open. */
  bounty: text('b', uuid),
  /** Its version that is held against the one before. */
  compared: whole('v', mostVersions),
  /** Its author writes a new version of it. */
  edits: choice('edit', ['no', 'yes'], 'no'),
  /** What the first part lists. */
  shows: choice('show', ['proposals', 'ideas'], 'proposals'),
  /** The idea that is open. */
  idea: text('idea', uuid),
  status: choice<ProposalState>('status', proposalStates, 'all'),
  search: text('q', /^[^\0]{1,60}$/),
  label: text('label', /^[^\0]{1,60}$/),
  sort: choice<ProposalSort>('sort', proposalSorts, 'newest'),
  mine: choice('mine', ['any', 'true'], 'any'),
  as: viewedAs,
})
export type ClubQuestion = ReturnType<typeof clubAddress.parse>

/** What an address says that says nothing. */
export const usualClub: ClubQuestion = clubAddress.parse('')
