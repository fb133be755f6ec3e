import type { ClubDetail } from '@narwhal-club/core/contract'
import { club as words } from '@narwhal-club/core/messages/pages/club'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useIsSignedIn } from '../../useSystem.ts'
import { rememberMade } from './madeHere.ts'
import { writeHref } from './writing.ts'

interface WriteButtonProps {
  club: Pick<ClubDetail, 'id' | 'status' | 'mine'>
}

/**
 * Opens a new draft: its id is chosen here, so that its address is lasting. Who
 * lacks the votes to propose is offered an idea, and no way to a refusal. Where
 * nothing can be written there is no way to it.
 */
export function WriteButton({ club }: WriteButtonProps) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const isSignedIn = useIsSignedIn()
  if (club.status !== 'active') return null
  const lacksVotes =
    isSignedIn && club.mine?.propose.why === 'voting_power_needed'
  const write = () => {
    const id = crypto.randomUUID()
    rememberMade(queries, id)
    navigate(writeHref(club.id, id))
  }
  return lacksVotes ? (
    <>
      <Button onClick={write}>{words.writeIdea}</Button>
      <span className={text.muted}>{words.ideaInstead}</span>
    </>
  ) : (
    <Button variant="solid" onClick={write}>
      {words.write}
    </Button>
  )
}
