import type { SnapshotFrom } from 'xstate'
import type { witnessMachine } from './witness.machine.ts'
import type { WitnessView } from './witness.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export const toWitnessView = ({
  value: status,
  context: { contradictions },
}: SnapshotFrom<typeof witnessMachine>): WitnessView => ({
  status,
  contradictions,
})
