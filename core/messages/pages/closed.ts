import type { FlagName } from '../../contract/administration/flags.ts'

type Area = Exclude<FlagName, 'readOnly'>

/** Words of what administrators closed for now. */
export const closed = {
  readOnly: {
    title: 'The club is read-only for now',
    body: (reason: string) =>
      `Everything can be read, nothing can be sent. The reason: ${reason}`,
  },
  areas: {
    title: (names: string) => `Closed for now: ${names}`,
    body: (reason: string) => `All of it can still be read. ${reason}`,
    and: ', ',
  },
  area: {
    proposals: 'proposals',
    votes: 'votes',
    bounties: 'bounties',
    comments: 'comments',
    swap: 'the swap',
    shill: 'posts for X',
  } satisfies Record<Area, string>,
} as const
