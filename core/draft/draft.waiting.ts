import { draftSetup } from './draft.setup.ts'

/**
 * What another tab saved is looked at once nothing of ours is on its way, and
 * so are words that a tab left behind.
 */
export const following = draftSetup.createStateConfig({
  always: {
    guard: 'isFollowing',
    target: '#draft.editing',
    actions: ['follow', 'keepWords', 'forgetFailure'],
  },
}).always
const onTop = draftSetup.createStateConfig({
  always: {
    guard: 'isOnTop',
    target: '#draft.editing',
    actions: ['goOnTop', 'keepWords', 'forgetFailure'],
  },
}).always
const apart = draftSetup.createStateConfig({
  always: {
    guard: 'isApart',
    target: '#draft.conflicted',
    actions: ['takeHeard', 'forgetFailure'],
  },
}).always
export const leftBehind = draftSetup.createStateConfig({
  always: {
    guard: 'hasWaiting',
    target: '#draft.conflicted',
    actions: 'takeWaiting',
  },
}).always

/** What holds in every state in which words wait for a save. */
export const atRest = draftSetup.createStateConfig({
  always: [following, onTop, apart],
  on: {
    'draft.leave': {
      actions: { type: 'tellField', params: ({ event }) => event.field },
    },
    'draft.submit': [
      { guard: 'isValid', target: '#draft.saving.awaited' },
      { actions: ['tellAll', 'emitInvalid'] },
    ],
    'draft.discard': {
      target: '#draft.editing',
      actions: ['discard', 'keepWords'],
    },
  },
})
