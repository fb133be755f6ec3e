import { celebrationMachine } from '@narwhal-club/app/celebration.machine.ts'
import { defineTour } from '../tour.ts'

export const celebration = defineTour({
  machine: celebrationMachine,
  from: {
    module: '@narwhal-club/app/celebration.machine.ts',
    name: 'celebrationMachine',
  },
  input: { isDue: true },
  events: [{ type: 'celebration.end' }],
})
