import { text } from '../../data/address.ts'
import { paths } from '../../paths.ts'

/** An id as addresses have it. */
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The draft that an address has open; empty where it has none. */
export const writing = text('write', uuid)

/** What an address says of a draft that is open, or nothing. */
export const draftOf = (search: string) =>
  writing.read(new URLSearchParams(search).get(writing.name))

/** The proposals of a club. */
export const proposalsHref = (club: string) =>
  `${paths.club(club)}?tab=proposals`

/** Where a draft is written. */
export const writeHref = (club: string, draft: string) =>
  `${proposalsHref(club)}&${writing.name}=${draft}`
