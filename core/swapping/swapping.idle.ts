import { starts } from './swapping.held.ts'
import { swappingSetup } from './swapping.setup.ts'
import type { RestoreOutcome } from './swapping.types.ts'

const restored = (x: { event: { output: RestoreOutcome } }) => x.event.output

const resumes = {
  target: '#swapping.restoring',
  actions: { type: 'noteResuming', params: true },
} as const

const chosen = swappingSetup.createStateConfig({
  on: {
    ...starts.on,
    'swapping.continue': {
      target: '#swapping.working',
      actions: { type: 'takeIntent', params: ({ event }) => event.intent },
    },
  },
})

/** Nothing is under way here; perhaps something was begun elsewhere. */
export const idle = swappingSetup.createStateConfig({
  on: {
    ...chosen.on,
    'swapping.open': resumes,
    'swapping.resume': resumes,
    'session.back': resumes,
    'session.lost': { target: '.resting', actions: 'forgetLists' },
  },
  initial: 'resting',
  states: {
    resting: {},
    // The server is away: nobody has asked for it, so nothing is said.
    later: {
      after: { retryDelay: '#swapping.restoring' },
      on: { 'connection.back': '#swapping.restoring' },
    },
  },
})

/** Asks the server what is unfinished, and goes on with what was begun here. */
export const restoring = swappingSetup.createStateConfig({
  tags: 'pending',
  on: {
    ...chosen.on,
    'session.lost': { target: 'idle', actions: 'forgetLists' },
  },
  invoke: {
    id: 'restore',
    src: 'restore',
    input: ({ context: { isResuming } }) => ({ isResuming }),
    onDone: [
      {
        guard: { type: 'isMine', params: restored },
        target: 'working',
        actions: { type: 'takeRestored', params: restored },
      },
      {
        guard: { type: 'isKind', params: (x) => [restored(x), 'restored'] },
        target: 'idle',
        actions: { type: 'takeRestored', params: restored },
      },
      {
        guard: { type: 'isPassing', params: restored },
        target: 'idle.later',
        actions: { type: 'takeFailure', params: restored },
      },
      // A visitor has none.
      { target: 'idle', actions: 'forgetLists' },
    ],
    onError: { target: 'idle', actions: 'forgetLists' },
  },
})
