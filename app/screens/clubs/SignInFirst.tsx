import { words } from '@narwhal-club/core/messages'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { useConnect } from '../../shell/dialog/useDialog.ts'
import { useView } from '../../useSystem.ts'

/** The button that leads to a session, in the header's words. */
export function SignInButton() {
  const isConnected = useView((view) => view.wallet.status === 'connected')
  const connect = useConnect()
  return (
    <Button variant="solid" onClick={connect}>
      {isConnected ? words.signIn : words.connectWallet}
    </Button>
  )
}

/** In place of what is the reader's own, while nobody knows who reads. */
export const SignInFirst = ({ why }: { why: string }) => (
  <EmptyState heading="h2" title={clubs.signIn.title} action={<SignInButton />}>
    {why}
  </EmptyState>
)
