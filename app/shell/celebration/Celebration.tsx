import { LazyConfetti } from '@narwhal-club/ui/kit/Confetti/LazyConfetti.tsx'
import { useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DisplayStore } from '../../browser/display.ts'
import { useActor } from '../../useActor.ts'
import { useView } from '../../useSystem.ts'
import type { celebrationMachine } from './celebration.machine.ts'

export interface CelebrationProps {
  celebration: ActorRefFrom<typeof celebrationMachine>
  display: DisplayStore
}

/** Confetti once the session that was signed for has opened. */
export function Celebration({ celebration, display }: CelebrationProps) {
  const isDue = useActor(celebration, ({ value }) => value === 'due')
  const isSignedIn = useView((view) => view.session.status === 'signedIn')
  const { theme } = useSyncExternalStore(
    display.subscribe,
    display.read,
    display.readDrawn,
  )
  return (
    <LazyConfetti
      celebrating={isDue && isSignedIn}
      theme={theme}
      onDone={() => celebration.send({ type: 'celebration.end' })}
    />
  )
}
