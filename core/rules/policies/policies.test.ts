import { expect, test } from 'vitest'
import { policies } from '../../messages/policies.ts'
import {
  type Actor,
  type BountySubject,
  type ClubRules,
  type CommentSubject,
  canAdminister,
  canAward,
  canCancel,
  canCancelBounty,
  canChangeBounty,
  canComment,
  canDeleteComment,
  canDispute,
  canDraft,
  canEdit,
  canEditComment,
  canEndSessions,
  canModerate,
  canOpenBounty,
  canPropose,
  canReview,
  canSubmit,
  canVote,
  type ProposalSubject,
  type Verdict,
  visitor,
} from './index.ts'

const addressOf = (digit: string) => `0x${digit.repeat(40)}` as const
const club: ClubRules = {
  id: 'narwhal',
  status: 'active',
  minimumVotingPower: 50,
}
const holding = (votingPower: number, isStale = false) => ({
  votingPower,
  block: 7,
  isStale,
})
const actorOf = (digit: string, more: Partial<Actor> = {}): Actor => ({
  ...visitor,
  address: addressOf(digit),
  holdings: holding(0),
  ...more,
})

/** Everyone there is. The author has sold everything since. */
const actors = {
  visitor,
  member: actorOf('1'),
  unread: actorOf('2', { holdings: null }),
  holder: actorOf('3', { holdings: holding(38) }),
  proposer: actorOf('4', { holdings: holding(50) }),
  stale: actorOf('5', { holdings: holding(50, true) }),
  author: actorOf('6'),
  moderator: actorOf('7', { moderates: ['narwhal'] }),
  stranger: actorOf('8', { moderates: ['another'] }),
  administrator: actorOf('9', { isAdmin: true }),
}
type Name = keyof typeof actors
const names = Object.keys(actors) as Name[]

const proposal: ProposalSubject = {
  author: addressOf('6'),
  status: 'pending',
  club,
}
const bounty: BountySubject = {
  author: addressOf('6'),
  status: 'open',
  isUndecided: false,
  isUndone: false,
  submissions: 1,
  minVp: 0,
  club,
}
const comment: CommentSubject = { author: addressOf('6'), at: 0, club }
const active: ProposalSubject = { ...proposal, status: 'active' }
const closed: ProposalSubject = { ...proposal, status: 'closed' }
const inReview: BountySubject = { ...bounty, status: 'in_review' }
const paused: ClubRules = { ...club, status: 'paused' }

/** A word for each verdict: how much is missing stands after the code. */
function wordOf(verdict: Verdict): string {
  if (verdict.ok) return 'yes'
  const { code, missing } = verdict
  return missing ? `${code} ${missing.votingPower}` : code
}

const out = 'not_signed_in'
const anyone = Object.fromEntries(names.map((name) => [name, 'yes']))
const members = { ...anyone, visitor: out }
const everyone = (word: string, but: Partial<Record<Name, string>>) => ({
  ...Object.fromEntries(names.map((name) => [name, word])),
  visitor: out,
  ...but,
})
const powers = (needed: number) => ({
  ...everyone(`voting_power_needed ${needed}`, {}),
  unread: 'holdings_unknown',
  stale: 'holdings_unknown',
  holder: needed > 38 ? `voting_power_needed ${needed - 38}` : 'yes',
  proposer: 'yes',
})

const table: [string, (actor: Actor) => Verdict, Record<string, string>][] = [
  [
    'administer',
    canAdminister,
    everyone('not_admin', { administrator: 'yes' }),
  ],
  [
    "end another's sessions",
    (actor) => canEndSessions(actor, addressOf('1')),
    everyone('not_admin', { administrator: 'yes', member: 'yes' }),
  ],
  ['draft', (actor) => canDraft(actor, club), powers(1)],
  ['propose', (actor) => canPropose(actor, club), powers(50)],
  [
    'propose in a club that rests',
    (actor) => canPropose(actor, paused),
    everyone('club_not_active', {}),
  ],
  [
    'edit before voting',
    (actor) => canEdit(actor, proposal),
    everyone('not_author', { author: 'yes' }),
  ],
  [
    'edit while voting',
    (actor) => canEdit(actor, active),
    everyone('not_author', { author: 'not_open' }),
  ],
  [
    'cancel before voting',
    (actor) => canCancel(actor, proposal),
    everyone('not_author', {
      author: 'yes',
      moderator: 'yes',
      administrator: 'yes',
    }),
  ],
  [
    'cancel while voting',
    (actor) => canCancel(actor, active),
    everyone('not_author', {
      author: 'not_moderator',
      moderator: 'yes',
      administrator: 'yes',
    }),
  ],
  [
    'cancel when it is over',
    (actor) => canCancel(actor, closed),
    everyone('not_author', {
      author: 'not_open',
      moderator: 'not_open',
      administrator: 'not_open',
    }),
  ],
  ['vote', (actor) => canVote(actor, active, 3), members],
  [
    'vote with nothing at its block',
    (actor) => canVote(actor, active, 0),
    everyone('voting_power_needed 1', {}),
  ],
  [
    'vote with what is not known',
    (actor) => canVote(actor, active, null),
    everyone('holdings_unknown', {}),
  ],
  [
    'vote too late',
    (actor) => canVote(actor, closed, 3),
    everyone('not_open', {}),
  ],
  [
    'vote too early',
    (actor) => canVote(actor, proposal, 3),
    everyone('not_open', {}),
  ],
  ['open a bounty', (actor) => canOpenBounty(actor, club), powers(1)],
  [
    'hand in work',
    (actor) => canSubmit(actor, bounty),
    { ...members, author: 'own_bounty' },
  ],
  [
    'hand in too late',
    (actor) => canSubmit(actor, inReview),
    everyone('not_open', {}),
  ],
  [
    'award',
    (actor) => canAward(actor, inReview),
    everyone('not_author', { author: 'yes' }),
  ],
  [
    'award what its author left undecided',
    (actor) =>
      canAward(actor, { ...bounty, status: 'expired', isUndecided: true }),
    everyone('not_author', {
      author: 'yes',
      moderator: 'yes',
      administrator: 'yes',
    }),
  ],
  [
    'award what a vote has undone',
    (actor) => canAward(actor, { ...inReview, isUndone: true }),
    everyone('not_author', {
      author: 'yes',
      moderator: 'yes',
      administrator: 'yes',
    }),
  ],
  [
    'award what expired without work',
    (actor) => canAward(actor, { ...bounty, status: 'expired' }),
    everyone('not_author', { author: 'not_open' }),
  ],
  [
    'award what is disputed',
    (actor) => canAward(actor, { ...bounty, status: 'disputed' }),
    everyone('bounty_disputed', {}),
  ],
  [
    'award while work comes in',
    (actor) => canAward(actor, bounty),
    everyone('not_author', { author: 'still_open' }),
  ],
  [
    'hand in for holders alone',
    (actor) => canSubmit(actor, { ...bounty, minVp: 40 }),
    { ...powers(40), author: 'own_bounty' },
  ],
  [
    'change a bounty',
    (actor) => canChangeBounty(actor, bounty),
    everyone('not_author', { author: 'yes' }),
  ],
  [
    'change a bounty too late',
    (actor) => canChangeBounty(actor, inReview),
    everyone('not_author', { author: 'not_open' }),
  ],
  [
    'change a bounty in a club that rests',
    (actor) => canChangeBounty(actor, { ...bounty, club: paused }),
    everyone('not_author', { author: 'club_not_active' }),
  ],
  [
    'judge work',
    (actor) => canReview(actor, bounty),
    everyone('not_author', { author: 'yes' }),
  ],
  [
    'judge work of what was awarded',
    (actor) => canReview(actor, { ...bounty, status: 'awarded' }),
    everyone('not_author', { author: 'not_open' }),
  ],
  [
    'judge work while the club votes',
    (actor) => canReview(actor, { ...bounty, status: 'disputed' }),
    everyone('bounty_disputed', {}),
  ],
  [
    'cancel a bounty that has work',
    (actor) => canCancelBounty(actor, bounty),
    everyone('not_author', {
      author: 'has_submissions',
      moderator: 'yes',
      administrator: 'yes',
    }),
  ],
  [
    'cancel a bounty without work',
    (actor) => canCancelBounty(actor, { ...bounty, submissions: 0 }),
    everyone('not_author', {
      author: 'yes',
      moderator: 'yes',
      administrator: 'yes',
    }),
  ],
  [
    'cancel what was awarded',
    (actor) => canCancelBounty(actor, { ...bounty, status: 'awarded' }),
    everyone('not_author', {
      author: 'not_open',
      moderator: 'not_open',
      administrator: 'not_open',
    }),
  ],
  ['dispute for another', (actor) => canDispute(actor, false), powers(1)],
  ['dispute for oneself', (actor) => canDispute(actor, true), members],
  ['comment', (actor) => canComment(actor, club), members],
  [
    'comment in a club that rests',
    (actor) => canComment(actor, paused),
    everyone('club_not_active', {}),
  ],
  [
    'change a comment',
    (actor) => canEditComment(actor, comment, 899_999),
    everyone('not_author', { author: 'yes' }),
  ],
  [
    'change a comment too late',
    (actor) => canEditComment(actor, comment, 900_000),
    everyone('not_author', { author: 'not_open' }),
  ],
  [
    'change a comment in a club that rests',
    (actor) => canEditComment(actor, { ...comment, club: paused }, 0),
    everyone('not_author', { author: 'club_not_active' }),
  ],
  [
    'delete a comment',
    (actor) => canDeleteComment(actor, { ...comment, club: paused }),
    everyone('not_author', {
      author: 'yes',
      moderator: 'yes',
      administrator: 'yes',
    }),
  ],
  [
    'moderate',
    (actor) => canModerate(actor, club),
    everyone('not_moderator', { moderator: 'yes', administrator: 'yes' }),
  ],
]

test.each(table)('default: who may %s', (_, policy, expected) => {
  const found = names.map((name) => [name, wordOf(policy(actors[name]))])
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('behavior: a dispute has no author', () => {
  const dispute = { ...proposal, author: null }
  expect(wordOf(canEdit(visitor, dispute))).toBe(out)
  expect(wordOf(canEdit(actors.author, dispute))).toBe('not_author')
})

test('behavior: what is missing is said', () => {
  const verdict = canPropose(actors.holder, club)
  expect(verdict).toEqual({
    ok: false,
    code: 'voting_power_needed',
    missing: { votingPower: 12 },
  })
  const say = (votingPower: number) =>
    policies.votingPower({ votingPower }, 'propose')
  expect(say(12)).toBe('You need 12 more NFTs to propose.')
  expect(say(1)).toBe('You need 1 more NFT to propose.')
})
