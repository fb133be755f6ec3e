import { NetworkBanner } from '@narwhal-club/ui/connect/NetworkBanner/NetworkBanner.tsx'
import { LazySessionMismatchBanner } from '@narwhal-club/ui/connect/SessionMismatchBanner/LazySessionMismatchBanner.tsx'
import { useSend, useView } from '../useSystem.ts'
import { useConnect } from './dialog/useDialog.ts'

/** What holds for the whole site: another account, a node that is away. */
export function Banners() {
  const network = useView((view) => view.network)
  const session = useView((view) => view.session)
  const send = useSend()
  const connect = useConnect()
  return (
    <>
      <NetworkBanner network={network} />
      {session.status === 'accountMismatch' ? (
        <LazySessionMismatchBanner
          signedInAs={session.user.address}
          walletShows={session.walletShows}
          onSignIn={connect}
          onSignOut={() => send({ type: 'session.signOut' })}
        />
      ) : null}
    </>
  )
}
