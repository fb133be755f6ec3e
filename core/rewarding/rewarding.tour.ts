import { answersBy, defineTour } from '../testing/index.ts'
import { rewardingMachine } from './index.ts'
import {
  author,
  bountyId,
  failing,
  first,
  found,
  hash,
  other,
  otherBountyId,
  refusing,
} from './rewarding.fixture.ts'

const paid = { state: 'paid', hash } as const

export const tour = defineTour({
  machine: rewardingMachine,
  about:
    'The payouts of one award, `view.rewarding`: a share at a time from its author’s wallet, in coins or tokens. What is due is worked out from the server, the chain and storage each time; before each prompt both are asked once more, and the payout is tried. Sent ones are followed through replacements and reported until the server answers; a share is `paid` when the server has verified it. The wallet is asked only for a share that a person has chosen.',
  input: { chainId: 25 },
  events: [
    { type: 'rewarding.open', bounty: bountyId },
    { type: 'rewarding.open', bounty: otherBountyId },
    { type: 'rewarding.resume', bounty: bountyId },
    { type: 'rewarding.pay', submission: first },
    { type: 'rewarding.retry' },
    { type: 'rewarding.close' },
    { type: 'account.changed', address: author },
    { type: 'account.changed', address: other },
    { type: 'chain.changed', chainId: 25 },
    { type: 'chain.changed', chainId: 1 },
    { type: 'session.lost', why: 'rewarding.accountMismatch' },
    { type: 'session.back' },
    { type: 'connection.back' },
  ],
  outputs: {
    look: {
      'both due': found(),
      'one confirms': found({}, { state: 'confirming', hash }),
      'one is sent': found({ state: 'sent', hash }),
      'both confirm': found(
        { state: 'confirming', hash },
        { state: 'confirming', hash },
      ),
      'both paid': found(paid, paid),
      disputed: found({}, {}, { status: 'disputed' }),
      'out of reach': failing('rewarding.unreachable'),
      'signed out': failing('rewarding.signedOut'),
      gone: failing('rewarding.gone'),
    },
    check: {
      sound: { kind: 'sound', gas: 21_000n },
      'not due any more': { kind: 'moved' },
      'too little': failing('rewarding.insufficientCoins'),
      'signed out': failing('rewarding.signedOut'),
    },
    send: {
      sent: { kind: 'sent', hash },
      rejected: refusing('payment.rejected'),
    },
    follow: {
      confirmed: { kind: 'confirmed', hash },
      reverted: refusing('payment.reverted'),
    },
    report: {},
    links: {},
    memory: {},
    watchReturn: {},
  },
  alike: {
    look: answersBy(
      ['rewarding.serverFailed', 'rewarding.rateLimited'],
      failing,
    ),
    check: answersBy(
      [
        'rewarding.chainAway',
        'rewarding.insufficientTokens',
        'rewarding.wouldFail',
        'rewarding.refused',
      ],
      failing,
    ),
    send: answersBy(
      ['payment.insufficientFunds', 'payment.accountChanged'],
      refusing,
    ),
  },
  errors: { report: {}, links: {}, memory: {}, watchReturn: {} },
  key: ({ failure, chosen, standing, wasDue }) => [
    wasDue,
    failure?.code === 'payment.accountChanged' ||
    failure?.code === 'payment.wrongChain'
      ? failure.code
      : null,
    chosen,
    standing?.shares.map(({ state }) => state),
  ],
  limit: 20_000,
})
