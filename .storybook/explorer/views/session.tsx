import { type sessionMachine, toSessionView } from '@narwhal-club/core/session'
import { ConnectButton } from '@narwhal-club/ui/connect/ConnectButton/ConnectButton.tsx'
import { SessionMismatchBanner } from '@narwhal-club/ui/connect/SessionMismatchBanner/SessionMismatchBanner.tsx'
import { Spinner } from '@narwhal-club/ui/kit/Spinner/Spinner.tsx'
import { Footer } from '@narwhal-club/ui/shell/Footer/Footer.tsx'
import { balanceOf, wallet } from '../../../ui/fixtures/views.ts'
import type { Render } from '../tour.ts'
import { Header } from './frames.tsx'

const nothing = () => {}

/** The spinner of the first check; then header, banner and footer. */
export const session: Render<typeof sessionMachine> = (snapshot, send) => {
  const view = toSessionView(snapshot)
  const signOut = () => send({ type: 'session.signOut' })
  if (view.status === 'checking') return <Spinner />
  return (
    <>
      <Header>
        <ConnectButton
          wallet={wallet.disconnected}
          session={view}
          onConnect={nothing}
          onSignIn={nothing}
          onSignOut={signOut}
          onDisconnect={signOut}
        />
      </Header>
      {view.status === 'accountMismatch' ? (
        <SessionMismatchBanner
          signedInAs={view.user.address}
          walletShows={view.walletShows}
          onSignIn={nothing}
          onSignOut={signOut}
        />
      ) : null}
      <Footer
        holdings={
          view.status === 'signedIn'
            ? {
                user: view.user,
                balance: balanceOf(40_000_000_000n),
                onRetryBalance: nothing,
              }
            : undefined
        }
      />
    </>
  )
}
