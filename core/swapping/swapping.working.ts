import { defect, held, leavable } from './swapping.held.ts'
import { isRepeatable } from './swapping.next.ts'
import { standingOf, stepOf, swappingSetup } from './swapping.setup.ts'
import type {
  CheckOutcome,
  FollowOutcome,
  LookOutcome,
  SendOutcome,
} from './swapping.types.ts'

const looked = (x: { event: { output: LookOutcome } }) => x.event.output
const checked = (x: { event: { output: CheckOutcome } }) => x.event.output
const sent = (x: { event: { output: SendOutcome } }) => x.event.output
const followed = (x: { event: { output: FollowOutcome } }) => x.event.output

/** What the wallet shows stops what would act for another, or elsewhere. */
const guarded = swappingSetup.createStateConfig({
  on: {
    'account.changed': {
      guard: { type: 'isOtherAccount', params: ({ event }) => event.address },
      target: '#swapping.working.ready',
      actions: { type: 'stopStep', params: 'payment.accountChanged' },
    },
    'chain.changed': {
      guard: { type: 'isOtherChain', params: ({ event }) => event.chainId },
      target: '#swapping.working.ready',
      actions: { type: 'stopStep', params: 'payment.wrongChain' },
    },
  },
})

const look = swappingSetup.createStateConfig({
  tags: 'pending',
  invoke: {
    id: 'look',
    src: 'look',
    input: ({ context: { intent, isRevokeWanted } }) => ({
      intent: intent ?? '',
      isRevokeWanted: isRevokeWanted === true,
    }),
    onDone: [
      {
        guard: { type: 'isNextAttended', params: looked },
        target: 'checking',
        actions: { type: 'takeFound', params: looked },
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'ask'] },
        target: 'ready',
        actions: { type: 'takeFound', params: looked },
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'follow'] },
        target: 'following',
        actions: { type: 'takeFound', params: looked },
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'await'] },
        target: 'waiting',
        actions: { type: 'takeFound', params: looked },
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'done'] },
        target: '#swapping.done',
        actions: { type: 'takeFound', params: looked },
      },
      {
        guard: { type: 'isNext', params: (x) => [looked(x), 'ended'] },
        target: '#swapping.ended',
        actions: { type: 'takeFound', params: looked },
      },
      {
        guard: { type: 'isPassing', params: looked },
        target: '#swapping.offline',
        actions: { type: 'takeFailure', params: looked },
      },
      {
        guard: { type: 'isLost', params: looked },
        target: '#swapping.suspended',
        actions: [{ type: 'takeFailure', params: looked }, 'leaveAlone'],
      },
      {
        guard: { type: 'isGone', params: looked },
        target: '#swapping.stopped',
        actions: [{ type: 'takeFailure', params: looked }, 'forget'],
      },
      {
        target: '#swapping.stopped',
        actions: { type: 'takeFailure', params: looked },
      },
    ],
    onError: defect,
  },
})

/**
 * A swap step by step. Which step is next is worked out anew each time, from what
 * the server, the chain and this browser's storage say: so it makes no difference
 * where it was left. The wallet is asked only while a person is there who said to
 * go on, and each time after a last check.
 */
export const working = swappingSetup.createStateConfig({
  entry: 'remember',
  on: { ...held.on, ...leavable.on },
  initial: 'looking',
  states: {
    looking: look,
    ready: {
      tags: 'actionable',
      entry: 'leaveAlone',
      on: {
        'swapping.next': { target: 'looking', actions: 'attend' },
        'swapping.skip': {
          guard: 'isRevoking',
          target: 'looking',
          actions: ['skipRevoke', 'remember'],
        },
        'swapping.cancel': {
          guard: 'isGivable',
          target: '#swapping.cancelling',
        },
        'account.changed': {
          guard: {
            type: 'isAccountBack',
            params: ({ event }) => event.address,
          },
          actions: 'forgetFailure',
        },
        'chain.changed': {
          guard: { type: 'isChainBack', params: ({ event }) => event.chainId },
          actions: 'forgetFailure',
        },
      },
    },
    checking: {
      tags: 'pending',
      on: guarded.on,
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({
          standing: standingOf(context),
          step: stepOf(context),
        }),
        onDone: [
          {
            guard: { type: 'isKind', params: (x) => [checked(x), 'sound'] },
            target: 'asking',
            actions: { type: 'takeGas', params: checked },
          },
          {
            guard: { type: 'isKind', params: (x) => [checked(x), 'moved'] },
            target: 'waiting',
          },
          {
            guard: { type: 'isLost', params: checked },
            target: '#swapping.suspended',
            actions: [{ type: 'takeFailure', params: checked }, 'leaveAlone'],
          },
          {
            target: 'ready',
            actions: { type: 'takeFailure', params: checked },
          },
        ],
        onError: defect,
      },
    },
    asking: {
      tags: ['pending', 'actionable'],
      on: guarded.on,
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({
          standing: standingOf(context),
          step: stepOf(context),
          gas: context.gas,
        }),
        onDone: [
          {
            guard: { type: 'isKind', params: (x) => [sent(x), 'sent'] },
            target: 'following',
            actions: [
              { type: 'takeHash', params: sent },
              { type: 'emitSent', params: sent },
            ],
          },
          { target: 'ready', actions: { type: 'takeFailure', params: sent } },
        ],
        onError: defect,
      },
    },
    // Sent: the wallet may change as it likes.
    following: {
      tags: 'pending',
      invoke: {
        id: 'follow',
        src: 'follow',
        input: ({ context }) => ({
          intent: context.intent ?? '',
          step: stepOf(context),
          hash: context.next?.kind === 'follow' ? context.next.hash : '0x',
          isRepeatable: isRepeatable(stepOf(context), context.standing?.intent),
        }),
        onDone: [
          {
            guard: {
              type: 'isKind',
              params: (x) => [followed(x), 'confirmed'],
            },
            target: 'looking',
            actions: [{ type: 'takeHash', params: followed }, 'emitStepped'],
          },
          {
            target: 'ready',
            actions: { type: 'takeFailure', params: followed },
          },
        ],
        onError: defect,
      },
      after: {
        receiptTimeout: {
          target: 'ready',
          actions: { type: 'stopStep', params: 'payment.receiptMissing' },
        },
      },
    },
    waiting: {
      tags: 'pending',
      after: { pollDelay: 'looking' },
      on: { 'connection.back': 'looking' },
    },
  },
})
