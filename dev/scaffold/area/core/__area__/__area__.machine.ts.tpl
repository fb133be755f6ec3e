import { assign, setup } from 'xstate'
import type {
  __Area__Actors,
  __Area__Context,
  __Area__Event,
  __Area__Outcome,
} from './__area__.types.ts'

const outcome = (x: { event: { output: __Area__Outcome } }) => x.event.output

/** Asks the server once, and again when a person does. */
export const __area__Machine = setup({
  types: {
    context: {} as __Area__Context,
    events: {} as __Area__Event,
    tags: {} as 'pending',
  },
  actors: {} as __Area__Actors,
  guards: { isAnswered: (_, answer: __Area__Outcome) => answer.ok },
  actions: {
    takeValue: assign((_, answer: __Area__Outcome) =>
      answer.ok ? { value: answer.value } : {},
    ),
  },
}).createMachine({
  id: '__area__',
  context: { value: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'pending',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          {
            guard: { type: 'isAnswered', params: outcome },
            target: 'read',
            actions: { type: 'takeValue', params: outcome },
          },
          'failed',
        ],
      },
    },
    read: { on: { '__area__.ask': 'reading' } },
    failed: { on: { '__area__.ask': 'reading' } },
  },
})
