import {
  type BountyContent,
  type BountyMessage,
  bountyDigest,
  bountyHash,
  bountyLimits,
  bountySentence,
  disputeWords,
} from '@narwhal-club/core/bounties'
import { noPreviousDigest } from '@narwhal-club/core/governance'
import type { GovernanceSeed } from '@narwhal-club/server'
import { type Address, parseEther } from 'viem'
import type { Role, TestAccounts } from '../accounts.ts'
import {
  type ToldBounty,
  type ToldWork,
  toldBounties,
  toldDispute,
} from './bountyTexts.ts'
import { signAs } from './keys.ts'
import type { Payment } from './payments.ts'

type Seed = NonNullable<GovernanceSeed['bounties']>[number]
type Draft = NonNullable<GovernanceSeed['bountyDrafts']>[number]
type Row = Seed['row']
type Work = Seed['submissions'][number]

const day = 86_400_000
const whole = (at: number) => Math.ceil(at / 60_000) * 60_000

const idOf = (letter: string, place: number) =>
  `${letter}0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
/** Of the vote of the club on the one that is disputed. */
export const disputeProposal = 'ed000000-0000-4000-8000-000000000001'
/** Work of all bounties, in one row. */
const workId = (bounty: number, place: number) =>
  `b1000000-0000-4000-8000-${String(bounty * 10 + place + 1).padStart(12, '0')}`

export interface BountyWorld {
  accounts: TestAccounts
  club: { id: string; name: string }
  nft: string
  now: number
  /** The newest that the administrator made to someone before this world began. */
  payment: Payment
}

/** What was paid decides when, how much and to whom. */
function toldBy(told: ToldBounty, { payment, now }: BountyWorld): ToldBounty {
  if (told.state !== 'paid') return told
  const paid = (now - payment.at) / day
  const work = told.work.map((each) => ({ ...each, by: payment.to }))
  const amount = payment.tokens
  return {
    ...told,
    reward: { asset: 'TOKEN', amount },
    published: paid + 30,
    submitBy: paid + 10,
    decideBy: paid + 2,
    ended: paid + 3,
    payBy: paid - 1,
    work,
  }
}

/** Signs it as its author would have at that moment. */
function signedBy(
  role: Role,
  { club, nft, accounts }: BountyWorld,
  content: BountyContent,
  row: Pick<Row, 'submitBy' | 'decideBy' | 'payBy' | 'publishedAt'>,
) {
  const unsaid = {
    author: accounts[role].address.toLowerCase() as Address,
    club: club.id,
    contentHash: bountyHash({ ...content, version: 1 }),
    submitBy: row.submitBy / 1_000,
    decideBy: row.decideBy / 1_000,
    payBy: row.payBy / 1_000,
    version: 1,
    replaces: noPreviousDigest,
    timestamp: Math.floor(row.publishedAt / 1_000),
  }
  const shown = { ...content, ...unsaid, club: club.name }
  const message: BountyMessage = { ...unsaid, summary: bountySentence(shown) }
  const digest = bountyDigest(nft.toLowerCase() as Address, message)
  return { message: { ...message }, signature: signAs(role, digest), digest }
}

function bountyOf(world: BountyWorld, each: ToldBounty, place: number): Seed {
  const told = toldBy(each, world)
  const { accounts, club, now } = world
  const { state } = told
  const at = (days: number) => now - days * day
  const addressOf = (role: Role) =>
    accounts[role].address.toLowerCase() as Address
  const id = idOf('b', place)
  const amount = parseEther(told.reward.amount)
  const reward = { asset: told.reward.asset, amount: String(amount) }
  const dates = {
    publishedAt: at(told.published),
    submitBy: whole(at(told.submitBy)),
    decideBy: whole(at(told.decideBy)),
    payBy: whole(at(told.payBy)),
  }
  const content: BountyContent = {
    title: told.title,
    description: told.description,
    category: told.category,
    skills: [...told.skills].sort(),
    reward,
    winnersMax: told.winnersMax,
    minVp: 0,
    visibility: told.visibility ?? 'public',
  }
  const { description, ...words } = content
  const endedAt = at(told.ended ?? 0)
  const works = told.work.map((one, index) =>
    workOf(world, one, { told, amount, bounty: id, id: workId(place, index) }),
  )
  const winners = works.filter(({ share }) => share !== null)
  const isDisputed = state === 'disputed'
  const openedAt = at(0.9)
  const row: Row = {
    ...words,
    ...dates,
    skills: [...content.skills],
    id,
    club: club.id,
    number: place + 1,
    author: addressOf(told.author),
    version: 1,
    updatedAt: dates.publishedAt,
    closedAt: null,
    award:
      winners.length > 0
        ? { at: endedAt, by: addressOf(told.author), payUntil: dates.payBy }
        : null,
    paidAt: state === 'paid' ? world.payment.at : null,
    cancelled: told.reason
      ? { at: endedAt, by: addressOf(told.author), reason: told.reason }
      : null,
    isDisputed,
    isUndone: false,
    draft: null,
    intent: null,
    // These are of a time before there were fees.
    fee: null,
    counts: {
      submissions: works.length,
      winners: winners.length,
      paid: state === 'paid' ? winners.length : 0,
      comments: 0,
    },
  }
  const about = works.at(-1)
  return {
    row,
    versions: [
      {
        version: 1,
        title: content.title,
        description,
        skills: row.skills,
        reward,
        contentHash: bountyHash({ ...content, version: 1 }),
        signed: signedBy(told.author, world, content, dates),
        at: dates.publishedAt,
      },
    ],
    submissions: works,
    dispute:
      isDisputed && about
        ? {
            bounty: id,
            submission: about.id,
            openedAt,
            proposal: disputeProposal,
            resolvedAt: null,
            outcome: null,
            bound: null,
          }
        : null,
    calls:
      isDisputed && about
        ? [
            {
              bounty: id,
              address: about.author,
              submission: about.id,
              text: toldDispute,
              at: openedAt,
            },
          ]
        : [],
  }
}

function workOf(
  { accounts, now, payment }: BountyWorld,
  work: ToldWork,
  of: { told: ToldBounty; amount: bigint; bounty: string; id: string },
): Work {
  const { told, amount, bounty, id } = of
  const handedIn = (told.published + Math.max(told.submitBy, 0)) / 2
  const at = Math.round(now - handedIn * day)
  const reviewedAt = work.status ? Math.round(at + 0.3 * day) : null
  const share =
    work.share === undefined ? null : (amount * BigInt(work.share)) / 100n
  return {
    id,
    bounty,
    author: accounts[work.by].address.toLowerCase() as Address,
    status: share === null ? (work.status ?? 'submitted') : 'winner',
    version: 1,
    text: work.text,
    links: [...(work.links ?? [])],
    at,
    editedAt: null,
    publicReason: work.publicReason ?? null,
    note: null,
    reviewedAt,
    rejectedAt: work.status === 'rejected' ? reviewedAt : null,
    share: share === null ? null : String(share),
    payout:
      told.state === 'paid' && share !== null
        ? {
            hash: payment.hash,
            state: 'verified',
            fault: null,
            key: payment.key,
            amount: String(share),
            block: payment.block,
            reportedAt: payment.at,
            verifiedAt: payment.at,
          }
        : null,
  }
}

/** One bounty in each state, and one that waits for its fee. */
export function worldBounties(world: BountyWorld): {
  bounties: Seed[]
  drafts: Draft[]
  /** What the club is asked about the one that is disputed. */
  dispute: { title: string; body: string; summary: string; at: number }
} {
  const bounties = toldBounties.map((told, place) =>
    bountyOf(world, told, place),
  )
  const disputed = bounties.find(({ row }) => row.isDisputed) as Seed
  const { row, dispute } = disputed
  const worker = disputed.submissions.find(
    ({ id }) => id === dispute?.submission,
  )
  const words = disputeWords({
    number: row.number,
    title: row.title,
    worker: worker?.author ?? '',
    isWinner: false,
    texts: [toldDispute],
  })
  return {
    bounties,
    drafts: [pendingOf(world)],
    dispute: { ...words, at: dispute?.openedAt ?? 0 },
  }
}

/** Written by who is exempt from the fee; it is published once it is signed. */
function pendingOf({ accounts, club, now }: BountyWorld): Draft {
  const at = now - day / 4
  const instant = (days: number) =>
    new Date(whole(now + days * day)).toISOString()
  return {
    id: pendingDraft,
    club: club.id,
    author: accounts.admin.address.toLowerCase() as Address,
    content: {
      title: 'Moderate the chat for a season',
      description:
        'Two hours a day, three people in turn. You know the rules of the club, and are patient.',
      category: 'community',
      skills: ['moderation'],
      reward: { asset: 'TOKEN', amount: '9000000000' },
      winnersMax: 3,
      submitBy: instant(14),
      decideBy: instant(21),
      payBy: instant(25),
      minVp: 1,
      visibility: 'after_deadline',
    },
    version: 1,
    state: 'awaiting_fee',
    createdAt: at,
    updatedAt: at,
  }
}

/** Of the administrator, and its intent. */
export const pendingDraft = 'bd000000-0000-4000-8000-000000000001'
export const disputeLasts = bountyLimits.disputeVote
