import { type ClubSort, clubSorts } from '@narwhal-club/core/contract'
import { choice, createAddress, text, whole } from '../../data/address.ts'

/** What the list is asked for: all of it is in its address. */
export interface ClubsQuestion {
  /** Whole: what cannot be searched for counts as not said. */
  search: string
  sort: ClubSort
  show: 'all' | 'following'
  /** Only where the reader can vote. */
  eligible: 'any' | 'true'
}

/** How a question stands in the address of the list. */
export const clubsAddress = createAddress({
  search: text('q', /^[^\0]{1,60}$/),
  sort: choice<ClubSort>('sort', clubSorts, 'proposals'),
  show: choice('show', ['all', 'following'], 'all'),
  eligible: choice('eligible', ['any', 'true'], 'any'),
})

export const clubTabs = ['proposals', 'members', 'rules'] as const
export type ClubTab = (typeof clubTabs)[number]

/** How the part of a club that is shown stands in its address. */
export const clubAddress = createAddress({
  tab: choice<ClubTab>('tab', clubTabs, 'proposals'),
  /** Of the rules; those of now where missing. */
  version: whole('version', 2 ** 31 - 1),
})
