import { actOf, administeringSetup, blank } from './administering.setup.ts'
import type {
  ActOutcome,
  ProveOutcome,
  SignOutcome,
} from './administering.types.ts'

type Done<Outcome> = { event: { output: Outcome } }
const acted = (x: Done<ActOutcome>) => x.event.output
const signed = (x: Done<SignOutcome>) => x.event.output
const proved = (x: Done<ProveOutcome>) => x.event.output

const ends = administeringSetup.createStateConfig({
  on: {
    'administering.close': { target: '#administering.idle', actions: 'drop' },
    'session.lost': { target: '#administering.idle', actions: 'drop' },
  },
})
const goesBack = administeringSetup.createStateConfig({
  on: { 'administering.back': '#administering.confirming' },
})
/** The wallet is not as it must be: the person sets it right and asks again. */
const waits = administeringSetup.createStateConfig({
  tags: 'actionable',
  on: { ...ends.on, ...goesBack.on, 'administering.retry': 'signing' },
})

/**
 * One act of an administrator at a time: said in words, given a reason, sent.
 * Where the server wants a fresh signature, the wallet signs a message that is
 * good for ten minutes, and the act is sent anew. Whatever fails comes back to
 * the reason with nothing lost; once it is sent it cannot be called back.
 */
export const administeringMachine = administeringSetup.createMachine({
  id: 'administering',
  context: ({ input: { chainId } }) => ({ ...blank, chainId }),
  invoke: { id: 'links', src: 'links' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'administering.open': {
          target: 'confirming',
          actions: { type: 'takeAct', params: ({ event }) => event.act },
        },
      },
    },
    confirming: {
      tags: 'actionable',
      on: {
        ...ends.on,
        'administering.write': {
          actions: { type: 'takeReason', params: ({ event }) => event.reason },
        },
        'administering.confirm': [
          { guard: 'isSound', target: 'acting', actions: 'begin' },
          { actions: 'tellError' },
        ],
      },
    },
    acting: {
      tags: 'pending',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => {
          const act = actOf(context)
          const { reason, attempt } = context
          return { act, reason: reason.trim(), key: `${act.id}.${attempt}` }
        },
        onDone: [
          {
            guard: {
              type: 'is',
              params: (x) => ({ outcome: acted(x), kind: 'done' }),
            },
            target: 'done',
            actions: { type: 'takeAnswer', params: acted },
          },
          { guard: { type: 'mustSign', params: acted }, target: 'signing' },
          {
            target: 'confirming',
            actions: [{ type: 'takeFailure', params: acted }, 'tellDoubt'],
          },
        ],
        onError: { target: 'confirming', actions: 'failUnexpectedly' },
      },
    },
    signing: {
      tags: 'pending',
      on: { ...ends.on, ...goesBack.on },
      invoke: {
        id: 'sign',
        src: 'sign',
        input: ({ context }) => ({
          by: actOf(context).by,
          chainId: context.chainId,
        }),
        onDone: [
          {
            guard: {
              type: 'is',
              params: (x) => ({ outcome: signed(x), kind: 'signed' }),
            },
            target: 'proving',
            actions: { type: 'takeProof', params: signed },
          },
          {
            guard: {
              type: 'is',
              params: (x) => ({ outcome: signed(x), kind: 'accountChanged' }),
            },
            target: 'accountMismatch',
            actions: { type: 'takeWallet', params: signed },
          },
          {
            guard: {
              type: 'is',
              params: (x) => ({ outcome: signed(x), kind: 'wrongChain' }),
            },
            target: 'wrongChain',
          },
          {
            guard: {
              type: 'is',
              params: (x) => ({ outcome: signed(x), kind: 'noWallet' }),
            },
            target: 'noWallet',
          },
          {
            target: 'confirming',
            actions: { type: 'takeFailure', params: signed },
          },
        ],
        onError: { target: 'confirming', actions: 'failUnexpectedly' },
      },
    },
    proving: {
      tags: 'pending',
      on: { ...ends.on, ...goesBack.on },
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context: { proof } }) =>
          proof ?? { message: '', signature: '' },
        onDone: [
          {
            guard: {
              type: 'is',
              params: (x) => ({ outcome: proved(x), kind: 'proved' }),
            },
            target: 'acting',
            actions: 'takeProved',
          },
          {
            target: 'confirming',
            actions: [{ type: 'takeFailure', params: proved }, 'tellDoubt'],
          },
        ],
        onError: { target: 'confirming', actions: 'failUnexpectedly' },
      },
    },
    accountMismatch: { ...waits },
    wrongChain: { ...waits },
    noWallet: { ...waits },
    done: {
      entry: 'emitDone',
      on: {
        ...ends.on,
        'administering.open': {
          target: 'confirming',
          actions: { type: 'takeAct', params: ({ event }) => event.act },
        },
      },
    },
  },
})
