import type { playbackMachine } from '@narwhal-club/app/screens/analytics/playback/playback.machine.ts'
import { MomentSlider } from '@narwhal-club/ui/analytics/MomentSlider/MomentSlider.tsx'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

const moments = [12, 13, 14, 15].map((day, at) => ({
  block: 18_204_551 + at,
  at: `2026-03-${day}T12:00:00Z`,
}))
const waiting = {
  awaiting: 'The next moment is on its way.',
  showing: 'It can be looked at for a while.',
}

/** The slider of the page; where it is comes from the address. */
export const playback: Render<typeof playbackMachine> = (snapshot, send) => {
  const { value, context } = snapshot
  return (
    <>
      <MomentSlider
        moments={moments}
        at={context.aim ?? 0}
        isPlaying={snapshot.matches('playing')}
        onMove={(at) => send({ type: 'playback.aim', at })}
        onPlay={() => send({ type: 'playback.play' })}
        onPause={() => send({ type: 'playback.pause' })}
        onNow={() => send({ type: 'playback.aim', at: moments.length })}
      />
      {typeof value === 'string' ? null : (
        <Quiet>{waiting[value.playing]}</Quiet>
      )}
    </>
  )
}
