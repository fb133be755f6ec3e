import type { ClubDetail } from '@narwhal-club/core/contract'
import { club as words } from '@narwhal-club/core/messages/pages/club'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { useLocation } from 'wouter'
import { writeHref } from './writing.ts'

interface WriteButtonProps {
  club: Pick<ClubDetail, 'id' | 'status'>
}

/**
 * Opens a new draft: its id is chosen here, so that its address is lasting.
 * Where nothing can be written there is no way to it.
 */
export function WriteButton({ club }: WriteButtonProps) {
  const [, navigate] = useLocation()
  if (club.status !== 'active') return null
  return (
    <Button
      variant="spark"
      onClick={() => navigate(writeHref(club.id, crypto.randomUUID()))}
    >
      {words.write}
    </Button>
  )
}
