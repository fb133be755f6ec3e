import { answersBy, defineTour } from '../testing/index.ts'
import { proposingFailure, proposingMachine } from './index.ts'
import {
  author,
  check,
  draftId,
  duplicates,
  failing,
  intent,
  intentId,
  otherDraftId,
  published,
  review,
  signed,
  subject,
} from './proposing.fixture.ts'

const another = `0x${'ef'.repeat(20)}` as const
const offline = failing('proposing.unreachable')
const fault = { field: 'title' as const, code: 'too_short', limit: 5 }
const consumed = intent({ state: 'consumed', published: published.id })
const faulty = { kind: 'faulty', faults: [fault] }
/** Where a fee may stand, by the names of the buttons. */
const standings = {
  open: { intent: intent() },
  'under way': {
    intent: intent({
      state: 'submitted',
      confirmations: { have: 1, need: 2 },
    }),
  },
  'not what pays it': {
    intent: intent({ state: 'submitted', fault: 'fee_reverted' }),
  },
  exempt: { intent: intent({ exempt: true }) },
  'by credit': { intent: intent({ byCredit: true }) },
  published: { intent: consumed, proposal: published },
  credited: { intent: intent({ state: 'credited' }) },
  expired: { intent: intent({ state: 'expired' }) },
  failed: { intent: intent({ state: 'failed', fault: 'fee_reverted' }) },
}
const standing = (more: object) =>
  Object.fromEntries(
    Object.entries(standings).map(([name, at]) => [name, { ...at, ...more }]),
  )

export const tour = defineTour({
  machine: proposingMachine,
  about:
    'One draft on its way to being a proposal or, by its `purpose`, a bounty: `view.proposing`. Words, links, votes, tokens and gas are looked at before anything is signed; what is signed goes to the server with the intent of its fee, so that it publishes by itself when the fee has arrived. The payments pay, by the intent’s id; it listens to them and asks the server. Until the fee is paid everything can be taken back; `offline` and `opening.waiting` go on by themselves, `suspended` goes on with the session.',
  input: { chainId: 25 },
  events: [
    { type: 'proposing.start', draft: draftId },
    { type: 'proposing.start', draft: otherDraftId },
    { type: 'proposing.resume', draft: draftId },
    { type: 'proposing.resume', draft: otherDraftId },
    { type: 'proposing.start', draft: draftId, purpose: 'bounty' },
    { type: 'proposing.confirm' },
    { type: 'proposing.sign' },
    { type: 'proposing.pay' },
    { type: 'proposing.cancel' },
    { type: 'proposing.retry' },
    { type: 'proposing.back' },
    { type: 'proposing.celebrated' },
    { type: 'account.changed', address: author },
    { type: 'account.changed', address: another },
    { type: 'chain.changed', chainId: 25 },
    { type: 'chain.changed', chainId: 1 },
    { type: 'fee.sent', intent: intentId },
    { type: 'fee.sent', intent: otherDraftId },
    { type: 'fee.stopped', intent: intentId },
    { type: 'session.lost', why: 'proposing.accountMismatch' },
    { type: 'session.back' },
    { type: 'connection.back' },
    ...Object.values(standings).map((at) => ({
      type: 'intent.read' as const,
      ...at,
    })),
    ...(
      [
        'proposing.unreachable',
        'proposing.signedOut',
        'proposing.gone',
      ] as const
    ).map((code) => ({
      type: 'intent.unread' as const,
      failure: proposingFailure(code),
    })),
  ],
  outputs: {
    readDraft: {
      'a draft': { kind: 'writing', subject },
      'a proposal': { kind: 'published', subject, proposal: published },
      ...standing({ kind: 'awaiting', subject }),
      'out of reach': offline,
      'signed out': failing('proposing.signedOut'),
    },
    check: {
      sound: { kind: 'sound', check },
      'much alike': { kind: 'sound', check: { ...check, duplicates } },
      faulty,
      'out of reach': offline,
      refused: failing('proposing.refused'),
    },
    weigh: {
      enough: { kind: 'enough', review },
      'out of reach': offline,
      'too little': failing('proposing.insufficientTokens'),
    },
    sign: {
      signed: { kind: 'signed', signed },
      rejected: failing('proposing.rejected'),
      'another sentence': { kind: 'reworded', sentence: 'Propose it later.' },
      faulty,
    },
    openIntent: {
      ...standing({ kind: 'opened' }),
      'out of reach': offline,
      refused: failing('proposing.refused'),
    },
    cancelIntent: {
      cancelled: { kind: 'cancelled' },
      'too late': { kind: 'kept' },
      'out of reach': offline,
    },
    watchIntent: {},
    links: {},
    memory: {},
    watchReturn: {},
  },
  alike: {
    check: answersBy(
      ['proposing.serverFailed', 'proposing.rateLimited', 'proposing.gone'],
      failing,
    ),
    weigh: answersBy(
      [
        'proposing.chainAway',
        'proposing.notEligible',
        'proposing.payoutOverdue',
        'proposing.insufficientGas',
      ],
      failing,
    ),
    sign: answersBy(
      [
        'proposing.noWallet',
        'proposing.accountChanged',
        'proposing.wrongChain',
        'proposing.unsupported',
      ],
      failing,
    ),
    openIntent: answersBy(
      ['proposing.contentDiffers', 'proposing.rateLimited'],
      failing,
    ),
  },
  errors: { watchIntent: {}, links: {}, memory: {}, watchReturn: {} },
  key: ({ failure, meant }) => [failure?.code === 'proposing.signedOut', meant],
  limit: 20_000,
})
