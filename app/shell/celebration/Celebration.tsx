import { LazyConfetti } from '@narwhal-club/ui/kit/Confetti/LazyConfetti.tsx'
import type { ActorRefFrom } from 'xstate'
import { useActor } from '../../useActor.ts'
import { useDisplay } from '../../useDisplay.ts'
import { useIsSignedIn } from '../../useSystem.ts'
import type { celebrationMachine } from './celebration.machine.ts'

export interface CelebrationProps {
  celebration: ActorRefFrom<typeof celebrationMachine>
}

/** Confetti once the session that was signed for has opened. */
export function Celebration({ celebration }: CelebrationProps) {
  const isDue = useActor(celebration, ({ value }) => value === 'due')
  const isSignedIn = useIsSignedIn()
  const { theme } = useDisplay()
  return (
    <LazyConfetti
      celebrating={isDue && isSignedIn}
      theme={theme}
      onDone={() => celebration.send({ type: 'celebration.end' })}
    />
  )
}
