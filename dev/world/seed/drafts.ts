import type { GovernanceSeed } from '@narwhal-club/server'
import type { Role, TestAccounts } from '../accounts.ts'

const day = 86_400_000

/** What is written, by whom, and how many days ago; shared ones are ideas. */
const written: readonly {
  author: Role
  title: string
  body: string
  days: number
  isShared?: true
}[] = [
  {
    author: 'holder',
    title: 'A reef watch with cameras',
    body: 'Three cameras on the reef, **open to everyone**, for one season.\n\n- Who keeps them running?\n- Who may use the pictures?',
    days: 9,
    isShared: true,
  },
  {
    author: 'holder',
    title: 'Dive lessons for newcomers',
    body: 'A day each month on which those who have dived before take those who have not.',
    days: 4,
    isShared: true,
  },
  {
    author: 'proposer',
    title: 'Winter quarters for the boat',
    body: 'The boat lies outside all winter. A shed costs less than the paint.',
    days: 2,
  },
  {
    author: 'whale',
    title: 'Songs of the north',
    body: 'Record them, give them away.',
    days: 1,
  },
]

const idOf = (place: number) =>
  `d0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`

/** What is written and not published in every local world: two are ideas. */
export const worldDrafts = (
  accounts: TestAccounts,
  club: string,
  now: number,
): GovernanceSeed['drafts'] =>
  written.map(({ author, title, body, days, isShared }, place) => ({
    id: idOf(place),
    club,
    author: accounts[author].address.toLowerCase() as `0x${string}`,
    content: {
      title,
      body,
      summary: '',
      discussionUrl: '',
      labels: [],
      earliestStart: null,
      duration: 259_200,
    },
    version: 1,
    state: 'writing',
    sharedAt: isShared ? now - days * day : null,
    idea: null,
    createdAt: now - days * day,
    updatedAt: now - days * day,
  }))
