import { celebrationMachine } from '@narwhal-club/app/shell/celebration/celebration.machine.ts'
import { defineTour } from '../tour.ts'

export const celebration = defineTour({
  machine: celebrationMachine,
  from: {
    module: '@narwhal-club/app/shell/celebration/celebration.machine.ts',
    name: 'celebrationMachine',
  },
  about:
    'The confetti of a sign-in: due once, over when it has fallen. It never starts by itself a second time.',
  input: { isDue: true },
  events: [{ type: 'celebration.end' }],
})
