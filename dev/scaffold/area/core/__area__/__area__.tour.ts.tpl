import { defineTour } from '../testing/index.ts'
import { __area__Machine } from './index.ts'

export const tour = defineTour({
  machine: __area__Machine,
  about: 'Asks the server once, and again when a person does.',
  events: [{ type: '__area__.ask' }],
  outputs: {
    read: {
      answered: { ok: true, value: { members: 3 } },
      'not answered': { ok: false },
    },
  },
  ignored: { reading: ['__area__.ask'] },
})
