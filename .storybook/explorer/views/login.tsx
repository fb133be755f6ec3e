import { type loginMachine, toLoginView } from '@narwhal-club/core/login'
import { SignInPanel } from '@narwhal-club/ui/connect/SignInPanel/SignInPanel.tsx'
import { address, harbour } from '../../../ui/fixtures/views.ts'
import type { Render } from '../tour.ts'
import { Panel } from './frames.tsx'

/** The dialog's panel, from the message to the session. */
export const login: Render<typeof loginMachine> = (snapshot, send) => (
  <Panel>
    <SignInPanel
      view={toLoginView(snapshot)}
      walletName={harbour.name}
      onStart={() => send({ type: 'login.start', address })}
      onSign={() => send({ type: 'login.sign' })}
      onCancel={() => send({ type: 'login.cancel' })}
      onDisconnect={() => send({ type: 'account.changed', address: null })}
      onRetry={() => send({ type: 'login.retry' })}
      onReload={() => send({ type: 'login.start', address })}
      onSignInAs={(shown) => send({ type: 'login.start', address: shown })}
    />
  </Panel>
)
