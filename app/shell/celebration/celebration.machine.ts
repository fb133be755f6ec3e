import { setup } from 'xstate'

/** The confetti of a sign-in (R2.18): due once, over when it has fallen. */
export const celebrationMachine = setup({
  types: {
    input: {} as { isDue: boolean },
    context: {} as { isDue: boolean },
    events: {} as { type: 'celebration.end' },
  },
  guards: { isDue: ({ context }) => context.isDue },
}).createMachine({
  id: 'celebration',
  context: ({ input }) => input,
  initial: 'weighing',
  states: {
    weighing: { always: [{ guard: 'isDue', target: 'due' }, 'over'] },
    due: { on: { 'celebration.end': 'over' } },
    over: { type: 'final' },
  },
})
