import type { Moment } from '@narwhal-club/ui/analytics/MomentSlider/MomentSlider.tsx'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Asking } from '../useQuestion.ts'
import { playbackMachine } from './playback.machine.ts'
import { nextStop, stopOf } from './stops.ts'

/** How the moment that is asked for stands. */
export type MomentStatus = 'shown' | 'coming' | 'failed'

/** Joins the machine of the slider to the address. */
export function usePlayback(
  { question, ask }: Asking,
  moments: readonly Moment[],
  status: MomentStatus,
) {
  const playback = useActorRef(playbackMachine)
  const aim = useSelector(playback, ({ context }) => context.aim)
  const isPlaying = useSelector(playback, (at) => at.matches('playing'))
  const isAwaiting = useSelector(playback, (at) =>
    at.matches({ playing: 'awaiting' }),
  )
  const at = stopOf(moments, question.block)

  useEffect(() => {
    // One way back to now, however far the slider goes from there.
    const isPast = question.block !== undefined
    const show = (stop: number) => {
      ask({ block: moments[stop]?.block }, isPast)
    }
    const wanted = playback.on('moment.wanted', (event) => show(event.at))
    const next = playback.on('moment.next', () => {
      const stop = nextStop(moments, at)
      show(stop)
      if (stop === moments.length) playback.send({ type: 'history.ended' })
    })
    return () => {
      wanted.unsubscribe()
      next.unsubscribe()
    }
  })
  useEffect(() => {
    if (!isAwaiting || status === 'coming') return
    playback.send({ type: `moment.${status}` })
  }, [playback, isAwaiting, status])

  return {
    at: aim ?? at,
    isPlaying,
    onMove: (stop: number) => playback.send({ type: 'playback.aim', at: stop }),
    onPlay: () => playback.send({ type: 'playback.play' }),
    onPause: () => playback.send({ type: 'playback.pause' }),
    onNow: () => playback.send({ type: 'playback.aim', at: moments.length }),
  }
}
