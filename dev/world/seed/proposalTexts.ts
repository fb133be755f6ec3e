import type { VoteChoice } from '@narwhal-club/core/voting'
import type { Role } from '../accounts.ts'
import { type Reasons, reasonsFor } from './reasons.ts'

/** How one of the named accounts has voted. */
export interface Named {
  choice: VoteChoice
  reason?: string
  /** They have changed their mind. */
  isChanged?: true
}

/** A proposal as a world's past has it. Days are before now; less than 0: ahead. */
export interface Told {
  club?: 'deep-dive'
  author: Role
  title: string
  body: string
  labels?: string[]
  summary?: string
  discussionUrl?: string
  /** When it was published. */
  published: number
  /** When voting began. @default when it was published */
  opened?: number
  /** Days that voting is open. */
  open: number
  outcome?: 'passed' | 'rejected' | 'tied' | 'no_quorum' | 'no_votes'
  /** Those of a hundred who vote, and vote yes. */
  turnout?: number
  yes?: number
  /** Why, in the words of those who say so. */
  reasons?: Reasons
  /**
   * What named accounts have voted by now; those who are not here have not.
   * @default like all the others, by chance
   */
  named?: Partial<Record<Role, Named>>
  cancelled?: string
  flagged?: string
  /** What its author made of the text before voting began. */
  edited?: string
}

/**
 * The first is what the contract's examples ask for. The proposer has room for
 * one more: a world in which no one may propose shows nothing.
 */
export const told: readonly Told[] = [
  {
    author: 'whale',
    title: 'A mooring of our own',
    body: 'We pay for every night in the harbour. A mooring of our own pays for itself within two winters.',
    edited:
      'We pay for every night in the harbour. A mooring of our own pays for itself within **three** winters, by the harbour’s own prices. See https://harbour.example/prices for them.',
    published: 1,
    opened: -2,
    open: 5,
  },
  {
    author: 'proposer',
    title: 'Adopt a reef off Tenerife',
    body: 'For one season: divers count fish once a month, and the counts are **published as they are**.',
    reasons: reasonsFor.reef,
    published: 116,
    open: 5,
    outcome: 'passed',
  },
  {
    author: 'whale',
    title: 'Sell the old boat',
    body: 'It leaks, and two of us know how to mend it. Sell it as it is, and put the money into the treasury.',
    reasons: reasonsFor.boat,
    published: 108,
    open: 4,
    outcome: 'rejected',
  },
  {
    author: 'proposer',
    title: 'Meet in Lisbon in spring',
    body: 'Three days, everyone pays for their own way there; the club pays for the room we meet in.',
    reasons: reasonsFor.lisbon,
    published: 100,
    open: 3,
    outcome: 'tied',
  },
  {
    author: 'whale',
    title: 'A second flag for the boat',
    body: 'The first one is worn. A second one costs next to nothing, and looks well on a picture.',
    published: 75,
    open: 3,
    outcome: 'no_votes',
  },
  {
    club: 'deep-dive',
    author: 'proposer',
    title: 'To the trench in June',
    body: 'Eight of us for nine days. The gear is paid for; what is asked for is the ship and its crew.',
    labels: ['trips'],
    reasons: reasonsFor.trench,
    published: 180,
    open: 7,
    outcome: 'passed',
    turnout: 95,
  },
  {
    club: 'deep-dive',
    author: 'whale',
    title: 'Lamps for dives at night',
    body: 'Six lamps that last for four hours each. The ones that we have go out after one.',
    labels: ['gear'],
    reasons: reasonsFor.lamps,
    published: 160,
    open: 3,
    outcome: 'no_quorum',
    turnout: 8,
  },
  {
    author: 'proposer',
    title: 'Name the narwhal in the logo',
    body: 'Names are proposed below; the one with the most supporters is put to a vote of its own.',
    reasons: reasonsFor.logo,
    published: 121,
    open: 6,
    turnout: 30,
    cancelled:
      'It asked for two things at once. Please propose them one by one.',
  },
  {
    author: 'whale',
    title: 'A library of whale songs',
    body: 'Record for a year, and give the recordings to whoever wants to listen, under a free licence.',
    reasons: reasonsFor.songs,
    published: 90,
    open: 10,
    outcome: 'passed',
  },
  {
    author: 'proposer',
    title: 'Winter repairs of the hull',
    body: 'A yard has named its price, and has time in January. Later it would cost half as much again.',
    reasons: reasonsFor.hull,
    published: 45,
    open: 5,
    outcome: 'passed',
  },
  {
    author: 'proposer',
    title: 'Double what everyone holds',
    body: 'Send your tokens to the address that I name in the chat, and get twice as many back within a day.',
    reasons: reasonsFor.double,
    published: 12,
    open: 6,
    turnout: 20,
    yes: 5,
    flagged: 'No one gives you twice what you send. This looks like a scam.',
  },
  {
    author: 'whale',
    title: 'Fund the coast watch for a year',
    body: 'Two people, one boat, every weekend from March on. They report what they see to the **coast guard** and to us.',
    reasons: reasonsFor.watch,
    published: 2,
    open: 5,
    turnout: 40,
    yes: 60,
    named: {
      whale: {
        choice: 'yes',
        reason:
          'I read their log of last year, all of it: 31 calls, and 9 people who would not be here. Yes.',
      },
      admin: { choice: 'yes', isChanged: true },
      proposer: {
        choice: 'no',
        reason:
          'I would fund six months and look at the reports then. As it stands: no.',
      },
    },
  },
  {
    author: 'proposer',
    title: 'Publish what the treasury holds',
    body: 'Once a month, with every payment in and out, in a form that anyone can check.',
    reasons: reasonsFor.treasury,
    published: 1,
    open: 3,
    turnout: 25,
    yes: 80,
    named: {
      proposer: {
        choice: 'yes',
        reason: 'I wrote it, and I shall write the first report as well.',
      },
    },
  },
]
