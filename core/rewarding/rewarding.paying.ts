import { defect, held } from './rewarding.held.ts'
import { rewardingSetup, shareIn, standingIn } from './rewarding.setup.ts'
import type {
  CheckOutcome,
  FollowOutcome,
  SendOutcome,
} from './rewarding.types.ts'

const checked = (x: { event: { output: CheckOutcome } }) => x.event.output
const sent = (x: { event: { output: SendOutcome } }) => x.event.output
const followed = (x: { event: { output: FollowOutcome } }) => x.event.output

/** What the wallet shows stops what would act for another, or elsewhere. */
const guarded = rewardingSetup.createStateConfig({
  on: {
    'account.changed': {
      guard: { type: 'isOtherAccount', params: ({ event }) => event.address },
      target: '#rewarding.ready',
      actions: { type: 'stopStep', params: 'payment.accountChanged' },
    },
    'chain.changed': {
      guard: { type: 'isOtherChain', params: ({ event }) => event.chainId },
      target: '#rewarding.ready',
      actions: { type: 'stopStep', params: 'payment.wrongChain' },
    },
  },
})

/** Server and chain are asked once more: perhaps it was paid meanwhile. */
export const checking = rewardingSetup.createStateConfig({
  tags: 'pending',
  on: { ...held.on, ...guarded.on },
  invoke: {
    id: 'check',
    src: 'check',
    input: ({ context }) => ({
      standing: standingIn(context),
      submission: shareIn(context),
    }),
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [checked(x), 'sound'] },
        target: '#rewarding.asking',
        actions: { type: 'takeGas', params: checked },
      },
      {
        guard: { type: 'isKind', params: (x) => [checked(x), 'moved'] },
        target: '#rewarding.looking',
        actions: 'leaveAlone',
      },
      {
        guard: { type: 'isLost', params: checked },
        target: '#rewarding.suspended',
        actions: { type: 'takeFailure', params: checked },
      },
      {
        target: '#rewarding.ready',
        actions: { type: 'takeFailure', params: checked },
      },
    ],
    onError: defect,
  },
})

/** The wallet asks; whatever it says, nothing is sent twice. */
export const asking = rewardingSetup.createStateConfig({
  tags: ['pending', 'actionable'],
  // A page that dies now is followed by the next one.
  entry: 'remember',
  on: { ...held.on, ...guarded.on },
  invoke: {
    id: 'send',
    src: 'send',
    input: ({ context }) => ({
      standing: standingIn(context),
      submission: shareIn(context),
      gas: context.gas,
    }),
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [sent(x), 'sent'] },
        target: '#rewarding.following',
        actions: [
          { type: 'takeHash', params: sent },
          { type: 'emitSent', params: sent },
        ],
      },
      {
        target: '#rewarding.ready',
        actions: { type: 'takeFailure', params: sent },
      },
    ],
    onError: defect,
  },
})

/** Sent: the wallet may change as it likes. */
export const following = rewardingSetup.createStateConfig({
  tags: 'pending',
  on: held.on,
  invoke: {
    id: 'follow',
    src: 'follow',
    input: ({ context: { next } }) => {
      if (next?.kind !== 'follow') throw new TypeError('Nothing was sent')
      const { submission, hash } = next
      return { submission, hash }
    },
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [followed(x), 'confirmed'] },
        target: '#rewarding.looking',
        actions: ['emitConfirmed', 'leaveAlone'],
      },
      {
        // What became of it is read anew: the share may be due again.
        target: '#rewarding.looking',
        actions: { type: 'takeFailure', params: followed },
      },
    ],
    onError: defect,
  },
  after: {
    receiptTimeout: {
      target: '#rewarding.ready',
      actions: { type: 'stopStep', params: 'payment.receiptMissing' },
    },
  },
})
