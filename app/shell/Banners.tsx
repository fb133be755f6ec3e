import { NetworkBanner } from '@narwhal-club/ui/connect/NetworkBanner/NetworkBanner.tsx'
import { LazySessionMismatchBanner } from '@narwhal-club/ui/connect/SessionMismatchBanner/LazySessionMismatchBanner.tsx'
import { LazyClosedBanner } from '@narwhal-club/ui/shell/ClosedBanner/LazyClosedBanner.tsx'
import { Suspense } from 'react'
import { useClosed } from '../data/closed.ts'
import { useSend, useView } from '../useSystem.ts'
import { useConnect } from './dialog/useDialog.ts'

/** What holds for the whole site: what is closed, another account, a node that is away. */
export function Banners() {
  const network = useView((view) => view.network)
  const session = useView((view) => view.session)
  const send = useSend()
  const connect = useConnect()
  const closed = useClosed()
  return (
    <>
      {closed.length > 0 ? (
        <Suspense>
          <LazyClosedBanner closed={closed} />
        </Suspense>
      ) : null}
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
