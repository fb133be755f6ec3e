import { LazyConfetti } from '@narwhal-club/ui/kit/Confetti/LazyConfetti.tsx'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DisplayStore } from '../../browser/display.ts'
import { useView } from '../../useSystem.ts'
import type { celebrationMachine } from './celebration.machine.ts'

export interface CelebrationProps {
  celebration: ActorRefFrom<typeof celebrationMachine>
  display: DisplayStore
}

/** Confetti once the session that was signed for has opened. */
export function Celebration({ celebration, display }: CelebrationProps) {
  const isDue = useSelector(celebration, ({ value }) => value === 'due')
  const isSignedIn = useView((view) => view.session.status === 'signedIn')
  const { theme } = useSyncExternalStore(
    display.subscribe,
    display.read,
    display.read,
  )
  return (
    <LazyConfetti
      celebrating={isDue && isSignedIn}
      theme={theme}
      onDone={() => celebration.send({ type: 'celebration.end' })}
    />
  )
}
