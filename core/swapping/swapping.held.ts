import { swappingSetup } from './swapping.setup.ts'

/** Without the session of its account nothing goes on; all is kept. */
export const held = swappingSetup.createStateConfig({
  on: {
    'session.lost': {
      target: '#swapping.suspended',
      actions: [
        { type: 'failWith', params: ({ event }) => event.why },
        'leaveAlone',
      ],
    },
  },
})

/** Nothing is under way: a swap may be asked for. */
export const starts = swappingSetup.createStateConfig({
  on: {
    'swapping.start': {
      target: '#swapping.quoting',
      actions: { type: 'takeChoice', params: ({ event }) => event },
    },
  },
})

/** Back to the choice: what is under way is kept, and found again. */
export const leavable = swappingSetup.createStateConfig({
  on: {
    'swapping.back': {
      target: '#swapping.restoring',
      actions: ['dropAll', { type: 'noteResuming', params: false }],
    },
  },
})

/** A rejected actor is a defect. */
export const defect = {
  target: '#swapping.stopped',
  actions: { type: 'failWith', params: 'swapping.unexpected' },
} as const
