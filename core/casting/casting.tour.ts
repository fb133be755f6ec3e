import type { SnapshotFrom } from 'xstate'
import { answersBy, defineTour } from '../testing/index.ts'
import {
  account,
  countedAnswer,
  failing,
  first,
  fresh,
  open,
  otherSubject,
  powerless,
  readOf,
  second,
  session,
  stranger,
  subject,
  voted,
  voteOn,
  voter,
} from './casting.fixture.ts'
import type { CastingEvent } from './casting.types.ts'
import { castingMachine } from './index.ts'

const vote = voteOn(subject)

type Walked = SnapshotFrom<typeof castingMachine>

/**
 * The three regions together have more places than anyone looks at: while one
 * vote is under way, another proposal sees what concerns both of them.
 */
function isAside(snapshot: Walked): boolean {
  const { prompt, outbox } = snapshot.value
  return !isOwn(snapshot) && (prompt !== 'free' || outbox !== 'resting')
}
const isOwn = ({ value: { desk } }: Walked) =>
  desk !== 'idle' && (desk.open === 'asking' || desk.open === 'sending')

/** What each actor may answer, for the vote that it was asked about. */
const outputs = (snapshot: Walked) => {
  const { asked, session: who, prompt, queue } = snapshot.context
  const about = asked?.proposal === second ? otherSubject : subject
  const sent = queue.find((each) => each.voter === who) ?? vote
  const mayVote = readOf({ subject: about, mine: who ? fresh : null })
  return {
    read: isAside(snapshot)
      ? { 'may vote': mayVote }
      : {
          'may vote': mayVote,
          'has voted': readOf({ subject: about, mine: who ? voted : null }),
          'no power': readOf({ subject: about, mine: powerless }),
          'not open': readOf({ subject: about, window: 'notOpen' }),
          closed: readOf({ subject: about, window: 'closed' }),
          cancelled: readOf({ subject: { ...about, isCancelled: true } }),
          reworded: { kind: 'reworded', version: 2 },
          'signed out': failing('casting.signedOut'),
          'out of reach': failing('casting.unreachable'),
        },
    sign: {
      signed: {
        kind: 'signed',
        vote: voteOn(prompt?.subject ?? subject, prompt?.choice, prompt?.seq),
      },
      rejected: failing('casting.rejected'),
    },
    post: {
      counted: countedAnswer(sent),
      'out of reach': { vote: sent, ...failing('casting.unreachable') },
      ...(!isAside(snapshot) && {
        'voted elsewhere': { vote: sent, ...failing('casting.stale') },
        reworded: { vote: sent, ...failing('casting.reworded') },
        cancelled: { vote: sent, ...failing('casting.cancelled') },
        'too late': { vote: sent, ...failing('casting.closed') },
      }),
    },
    memory: {},
    watchWindow: {},
    links: {},
    watchReturn: {},
  }
}

/** The codes that a vote fails with, where nothing else follows from them. */
const alike = (snapshot: Walked) => {
  if (isAside(snapshot)) return {}
  const { session: who, queue } = snapshot.context
  const sent = queue.find((each) => each.voter === who) ?? vote
  return {
    read: answersBy(
      ['casting.serverFailed', 'casting.rateLimited', 'casting.gone'],
      failing,
    ),
    sign: answersBy(
      [
        'casting.noWallet',
        'casting.accountChanged',
        'casting.wrongChain',
        'casting.unsupported',
        'casting.reasonTooLong',
        'casting.notLoaded',
      ],
      failing,
    ),
    post: answersBy(
      [
        'casting.accountMismatch',
        'casting.ballotLimit',
        'casting.noPower',
        'casting.superseded',
        'casting.notOpen',
        'casting.paused',
        'casting.clock',
        'casting.expired',
        'casting.badSignature',
        'casting.refused',
        'casting.cannotVerify',
      ],
      (code) => ({ vote: sent, ...failing(code) }),
    ),
  }
}

const cast = { type: 'casting.cast', choice: 'yes', reason: '' } as const
const aside: CastingEvent[] = [
  open(first),
  open(second),
  cast,
  { type: 'casting.close' },
  { type: 'casting.retry' },
  account(stranger),
  session(null),
  session(voter),
]
const usual: CastingEvent[] = [
  open(first),
  // Other words.
  open(first, 2),
  { type: 'casting.edit', words: { choice: 'no', reason: 'It is dear.' } },
  cast,
  { ...cast, choice: 'no' },
  { type: 'casting.back' },
  { type: 'casting.giveUp' },
  { type: 'casting.celebrated' },
  { type: 'casting.retry' },
  { type: 'casting.close' },
  { type: 'casting.resume' },
  account(voter),
  account(stranger),
  account(null),
  { type: 'chain.changed', chainId: 25 },
  { type: 'chain.changed', chainId: 1 },
  { type: 'chain.refused' },
  session(voter),
  session(null),
  { type: 'window.changed', proposal: first, window: 'open' },
  { type: 'window.changed', proposal: first, window: 'closed' },
  { type: 'connection.back' },
  { type: 'queue.read', votes: [vote] },
]

/** What says nothing new where it is heard is left out: it would double all. */
function isNews({ value: { desk }, context }: Walked, event: CastingEvent) {
  const at = desk === 'idle' ? desk : desk.open
  const isAtHand =
    at === 'idle' ||
    at === 'asking' ||
    (typeof at === 'object' && at.standing === 'ready')
  switch (event.type) {
    case 'chain.changed':
      return event.chainId === 25 || isAtHand
    case 'account.changed':
      return event.address === null
        ? isAtHand
        : event.address === voter || context.account !== event.address
    case 'session.changed':
      return context.session !== event.address
    case 'window.changed':
      return event.window === 'closed' || context.window !== 'open'
    case 'casting.cast':
      return event.choice === 'yes' || (context.mine?.seq ?? 0) > 0
    default:
      return true
  }
}

export const tour = defineTour({
  machine: castingMachine,
  about:
    'Casting and changing a vote, `view.casting`. Three regions: the desk is the proposal that is open and what its voter can do; the prompt is the one question to the wallet; the outbox sends what is signed, until the server has judged it. All that a vote needs is read when the proposal is opened, so one click, `casting.cast`, leads to the wallet’s prompt.',
  input: { chainId: 25 },
  events: (snapshot) =>
    isAside(snapshot)
      ? aside
      : [
          ...usual.filter((event) => isNews(snapshot, event)),
          ...(isOwn(snapshot) ? [open(second)] : []),
        ],
  outputs: outputs as never,
  alike,
  errors: { memory: {}, watchWindow: {}, links: {}, watchReturn: {} },
  limit: 10_000,
})
