import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { useLocation } from 'wouter'
import { writeHref } from './writing.ts'

/** Opens a new draft: its id is chosen here, so that its address is lasting. */
export function WriteButton({ club }: { club: string }) {
  const [, navigate] = useLocation()
  return (
    <Button
      variant="spark"
      onClick={() => navigate(writeHref(club, crypto.randomUUID()))}
    >
      {proposing.editor.open}
    </Button>
  )
}
