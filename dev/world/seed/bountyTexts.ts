import type { BountyCategory } from '@narwhal-club/core/bounties'
import type { Role } from '../accounts.ts'

type State =
  | 'open'
  | 'in_review'
  | 'awarded'
  | 'overdue'
  | 'paid'
  | 'cancelled'
  | 'expired'
  | 'disputed'

/** Work that was handed in, and what became of it. */
export interface ToldWork {
  by: Role
  text: string
  links?: readonly string[]
  status?: 'shortlisted' | 'rejected'
  publicReason?: string
  /** Parts of the reward, of a hundred. */
  share?: number
}

/** A bounty of before a world began. Days are counted back from its beginning. */
export interface ToldBounty {
  state: State
  author: Role
  title: string
  description: string
  category: BountyCategory
  skills: readonly string[]
  /** Whole units. */
  reward: { asset: 'TOKEN' | 'CRO'; amount: string }
  winnersMax: number
  visibility?: 'after_deadline'
  published: number
  /** Below zero: still ahead. */
  submitBy: number
  decideBy: number
  payBy: number
  /** When it was decided, or taken back. */
  ended?: number
  reason?: string
  work: readonly ToldWork[]
}

/** One in each state that a bounty can be in. */
export const toldBounties: readonly ToldBounty[] = [
  {
    state: 'open',
    author: 'whale',
    title: 'Draw the spring banner',
    description:
      'The club page needs a banner for the spring: **1500 × 500**, as SVG, dark and light.\n\n- Narwhals may be in it, and the sea must be.\n- No text.',
    category: 'art',
    skills: ['drawing', 'svg'],
    reward: { asset: 'CRO', amount: '450' },
    winnersMax: 2,
    published: 6,
    submitBy: -10,
    decideBy: -17,
    payBy: -21,
    work: [
      {
        by: 'proposer',
        text: 'Two narwhals that cross their tusks. The light one has a morning sky.',
        links: ['https://harbour.example/banner'],
        status: 'shortlisted',
      },
      {
        by: 'holder',
        text: 'A calm sea with a single tusk. Small, and it scales.',
      },
      { by: 'newcomer', text: 'I can draw it next week. Here is a sketch.' },
    ],
  },
  {
    state: 'open',
    author: 'proposer',
    title: 'Write a five-minute guide to the swap',
    description:
      'For people who have never approved anything. Each step with one picture, and what it costs.',
    category: 'words',
    skills: ['writing'],
    reward: { asset: 'TOKEN', amount: '3000000000' },
    winnersMax: 1,
    visibility: 'after_deadline',
    published: 12,
    submitBy: -0.6,
    decideBy: -5,
    payBy: -9,
    work: [
      { by: 'holder', text: 'Eleven steps, nine pictures, four minutes.' },
    ],
  },
  {
    state: 'open',
    author: 'holder',
    title: 'Put the voting guide into Turkish',
    description:
      'The guide has nine hundred words. A second reader whose first language is Turkish checks it.',
    category: 'translation',
    skills: ['turkish', 'translation'],
    reward: { asset: 'CRO', amount: '120' },
    winnersMax: 1,
    published: 2,
    submitBy: -20,
    decideBy: -30,
    payBy: -34,
    work: [],
  },
  {
    state: 'in_review',
    author: 'whale',
    title: 'A map of the whales that were seen',
    description:
      'All sightings that the club has written down, on one map, with a table behind it.',
    category: 'research',
    skills: ['maps', 'data'],
    reward: { asset: 'TOKEN', amount: '12000000000' },
    winnersMax: 3,
    published: 30,
    submitBy: 2,
    decideBy: -6,
    payBy: -12,
    work: [
      {
        by: 'proposer',
        text: 'Two hundred sightings, each with its source, as a map and as a table.',
        status: 'shortlisted',
      },
      {
        by: 'tokenRich',
        text: 'A map of where I have seen whales on holiday.',
        status: 'rejected',
        publicReason: 'It has none of the sightings of the club.',
      },
    ],
  },
  {
    state: 'awarded',
    author: 'proposer',
    title: 'A script that counts NFTs at a block',
    description:
      'It reads transfers from any node and says who held what at a block. Tests belong to it.',
    category: 'code',
    skills: ['typescript'],
    reward: { asset: 'CRO', amount: '900' },
    winnersMax: 2,
    published: 40,
    submitBy: 15,
    decideBy: 6,
    payBy: -1,
    ended: 7,
    work: [
      {
        by: 'holder',
        text: 'Sixty lines, and forty tests. It needs no archive node.',
        share: 70,
      },
      {
        by: 'tokenRich',
        text: 'The same with a page around it, for those who do not use a shell.',
        share: 30,
      },
      { by: 'newcomer', text: 'I would do it in a spreadsheet. See the link.' },
    ],
  },
  {
    state: 'overdue',
    author: 'newcomer',
    title: 'A song for the winter relay',
    description:
      'Three minutes, to be sung by people who cannot sing. The text is free to use.',
    category: 'art',
    skills: ['music'],
    reward: { asset: 'CRO', amount: '80' },
    winnersMax: 1,
    published: 60,
    submitBy: 35,
    decideBy: 25,
    payBy: 20,
    ended: 27,
    work: [
      {
        by: 'proposer',
        text: 'Four verses and a chorus of one word.',
        share: 100,
      },
    ],
  },
  {
    state: 'paid',
    author: 'admin',
    title: 'Check the contracts before the season',
    description:
      'Read the vault, the token and the collection line by line, and write down what you would not do.',
    category: 'code',
    skills: ['review', 'solidity'],
    reward: { asset: 'TOKEN', amount: '5000000000' },
    winnersMax: 1,
    published: 70,
    submitBy: 50,
    decideBy: 42,
    payBy: 38,
    ended: 44,
    work: [
      {
        by: 'whale',
        text: 'Nothing that loses money. Four remarks on what is hard to read.',
        share: 100,
      },
    ],
  },
  {
    state: 'cancelled',
    author: 'proposer',
    title: 'Print flags for the harbour',
    description:
      'Twenty flags of strong cloth, both sides, with the narwhal of the second season.',
    category: 'community',
    skills: ['print'],
    reward: { asset: 'CRO', amount: '300' },
    winnersMax: 1,
    published: 25,
    submitBy: 5,
    decideBy: 0,
    payBy: -5,
    ended: 20,
    reason: 'The harbour has its own flags by now, and gives us twenty.',
    work: [],
  },
  {
    state: 'expired',
    author: 'whale',
    title: 'Photos of the night dive',
    description:
      'Ten pictures that show how dark it is. They may be used by everyone, with your name.',
    category: 'other',
    skills: ['photos'],
    reward: { asset: 'TOKEN', amount: '1500000000' },
    winnersMax: 2,
    published: 33,
    submitBy: 18,
    decideBy: 8,
    payBy: 3,
    work: [
      { by: 'holder', text: 'Ten pictures, all of them black. One is blue.' },
    ],
  },
  {
    state: 'disputed',
    author: 'whale',
    title: 'A logo for the dive school',
    description:
      'One colour, readable at the size of a button, and as a flag. SVG, with its source.',
    category: 'art',
    skills: ['drawing', 'logo'],
    reward: { asset: 'CRO', amount: '600' },
    winnersMax: 1,
    published: 28,
    submitBy: 9,
    decideBy: 1,
    payBy: -4,
    ended: 2,
    work: [
      {
        by: 'tokenRich',
        text: 'A tusk and a wave, in one stroke.',
        share: 100,
      },
      {
        by: 'newcomer',
        text: 'A tusk and a wave, in one stroke. I showed it in the chat a week ago.',
      },
    ],
  },
]

/** Why the decision about the last of them is disputed. */
export const toldDispute =
  'The drawing that won is the one that I showed in the chat a week before.'
