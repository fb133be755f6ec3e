import { actingSetup, actOf, blank } from './acting.setup.ts'
import type { SendOutcome } from './acting.types.ts'

const answer = (x: { event: { output: SendOutcome } }) => x.event.output

const input = ({
  context,
}: {
  context: Parameters<typeof actOf>[0] & { bounty: string }
}) => ({ bounty: context.bounty, act: actOf(context) })

const opens = actingSetup.createStateConfig({
  on: {
    'acting.open': {
      target: '#acting.recalling',
      actions: { type: 'takeAct', params: ({ event }) => event.act },
    },
  },
})
const closes = actingSetup.createStateConfig({
  on: { 'acting.close': { target: '#acting.idle', actions: 'dropAct' } },
})
/** What is on its way stays promised: the next act comes after it. */
const keeps = actingSetup.createStateConfig({
  on: {
    'acting.open': {
      guard: { type: 'isAnother', params: ({ event }) => event.act },
      actions: { type: 'keepNext', params: ({ event }) => event.act },
    },
  },
})
/** It is left to what waited for it, where something did. */
const leaves = actingSetup.createStateConfig({
  on: {
    'acting.close': [
      { guard: 'hasNext', target: '#acting.recalling', actions: 'takeNext' },
      { target: '#acting.idle', actions: 'dropAct' },
    ],
  },
})

/**
 * One act at a time about one bounty: written, looked at here, sent until it is
 * answered. Words that the server has not taken stay in this browser, whatever
 * becomes of the page; only what is done, or a word of the person, ends them.
 */
export const actingMachine = actingSetup.createMachine({
  id: 'acting',
  context: ({ input: { bounty } }) => ({ ...blank, bounty }),
  invoke: [
    { id: 'memory', src: 'memory' },
    { id: 'watchReturn', src: 'watchReturn' },
  ],
  initial: 'idle',
  states: {
    idle: { on: opens.on },
    recalling: {
      tags: 'pending',
      on: { ...opens.on, ...closes.on },
      invoke: {
        id: 'recall',
        src: 'recall',
        input,
        onDone: {
          target: 'writing',
          actions: { type: 'takeAct', params: ({ event }) => event.output.act },
        },
        onError: { target: 'writing', actions: 'failUnexpectedly' },
      },
    },
    writing: {
      tags: 'actionable',
      on: {
        ...opens.on,
        ...closes.on,
        'acting.write': {
          actions: [
            { type: 'change', params: ({ event }) => event.change },
            'keepWords',
          ],
        },
        'acting.send': [
          { guard: 'isSound', target: 'sending', actions: 'calm' },
          { actions: 'tellErrors' },
        ],
      },
    },
    sending: {
      tags: 'pending',
      // What it changed may be seen before its answer is: the next act waits.
      on: keeps.on,
      invoke: {
        id: 'send',
        src: 'send',
        input,
        onDone: [
          {
            guard: { type: 'isDoneBeforeNext', params: answer },
            target: 'recalling',
            actions: ['emitDone', 'dropWords', 'takeNext'],
          },
          {
            guard: { type: 'isDone', params: answer },
            target: 'done',
            actions: [{ type: 'takeDone', params: answer }, 'dropWords'],
          },
          {
            guard: { type: 'isPassing', params: answer },
            target: 'waiting',
            actions: { type: 'takeFailure', params: answer },
          },
          {
            guard: { type: 'isSignedOut', params: answer },
            target: 'suspended',
            actions: [{ type: 'takeFailure', params: answer }, 'emitSignedOut'],
          },
          {
            target: 'writing',
            // A refusal is looked at before anything else is done.
            actions: [{ type: 'takeFailure', params: answer }, 'dropNext'],
          },
        ],
        onError: { target: 'writing', actions: 'failUnexpectedly' },
      },
    },
    // The server is away: nothing must be done.
    waiting: {
      after: { retryDelay: 'sending' },
      on: {
        ...keeps.on,
        ...leaves.on,
        'acting.retry': 'sending',
        'connection.back': 'sending',
      },
    },
    // Nothing acts without a session, and nothing is lost.
    suspended: {
      tags: 'actionable',
      on: {
        ...keeps.on,
        ...leaves.on,
        'acting.retry': 'sending',
        'session.back': 'sending',
      },
    },
    done: {
      entry: 'emitDone',
      on: { ...opens.on, ...leaves.on },
    },
  },
})
