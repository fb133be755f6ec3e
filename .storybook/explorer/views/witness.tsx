import { toWitnessView, type witnessMachine } from '@narwhal-club/core/witness'
import { HistoryAlarm } from '@narwhal-club/ui/governance/votes/HistoryAlarm/HistoryAlarm.tsx'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

const quiet = {
  idle: 'Nothing was told yet.',
  looking: 'What was told is held to what was told before.',
  consistent: 'Nothing contradicts what was told before.',
  waiting: 'It may be an old copy: it is asked for again.',
  contradicted: 'What was told is another.',
  unknown: 'The server cannot be asked.',
  forgetting: 'It is being forgotten.',
}

/** On a proposal's page: nothing, until the server contradicts itself. */
export const witness: Render<typeof witnessMachine> = (snapshot, send) => {
  const { status, contradictions } = toWitnessView(snapshot)
  if (contradictions.length === 0) return <Quiet>{quiet[status]}</Quiet>
  return (
    <HistoryAlarm
      contradictions={contradictions}
      onSave={() => {}}
      verifyHref="#verify"
      onForget={() => send({ type: 'witness.forget' })}
      isForgetting={status === 'forgetting'}
    />
  )
}
