import type { systemMachine } from '@narwhal-club/core/system'
import { ConnectButton } from '@narwhal-club/ui/connect/ConnectButton/ConnectButton.tsx'
import { address, holder, session, wallet } from '../../../ui/fixtures/views.ts'
import type { Render } from '../tour.ts'
import { Header, Quiet } from './frames.tsx'

const leaving = {
  staying: 'Nobody is leaving.',
  leavingByIcon:
    'The disconnect icon was pressed: the session ends, then the wallet is let go.',
  leavingByMenu:
    '“Sign out” was chosen: the session ends, then the wallet is let go.',
}
const signIn = {
  closed: 'Nobody looks at the sign-in.',
  open: 'The sign-in is looked at: a message is ready as soon as a wallet is.',
}
const memory = {
  recalling: 'A remembered wallet may still come back.',
  recalled: 'No wallet comes back by itself any more.',
}

/** The root has no face of its own: the header, as it and its machines would have it. */
export const system: Render<typeof systemMachine> = (
  { value, context },
  send,
) => {
  const isSignedIn = context.user !== null
  const isLeaving = value.departure !== 'staying'
  return (
    <>
      <Header>
        <ConnectButton
          wallet={context.walletShows ? wallet.connected : wallet.disconnected}
          session={
            isSignedIn
              ? {
                  ...(isLeaving ? session.signingOut : session.signedIn),
                  user: { ...holder, address: context.user ?? address },
                }
              : session.signedOut
          }
          onConnect={() => send({ type: 'wallet.open' })}
          onSignIn={() => send({ type: 'login.open' })}
          onSignOut={() => send({ type: 'session.signOut' })}
          onDisconnect={() => send({ type: 'wallet.disconnect' })}
        />
      </Header>
      <Quiet>{leaving[value.departure]}</Quiet>
      <Quiet>{signIn[value.signIn]}</Quiet>
      <Quiet>{memory[value.memory]}</Quiet>
    </>
  )
}
