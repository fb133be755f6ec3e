import { defineTour } from '@narwhal-club/core/testing'
import { celebrationMachine } from './celebration.machine.ts'

export const tour = defineTour({
  machine: celebrationMachine,
  about:
    'The confetti of a sign-in: due once, over when it has fallen. It never starts by itself a second time.',
  input: { isDue: true },
  events: [{ type: 'celebration.end' }],
})
