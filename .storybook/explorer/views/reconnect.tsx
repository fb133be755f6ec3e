import type { reconnectMachine } from '@narwhal-club/core/reconnect'
import { ConnectButton } from '@narwhal-club/ui/connect/ConnectButton/ConnectButton.tsx'
import { session, wallet } from '../../../ui/fixtures/views.ts'
import type { Render } from '../tour.ts'
import { Header, Quiet } from './frames.tsx'

const words = {
  reading: 'Looking whether this browser remembers a wallet.',
  waiting: 'It does. In half a second it is asked, without a prompt.',
  due: 'The remembered wallet is being asked.',
  unneeded: 'Nothing is remembered, or somebody was quicker.',
}
const nothing = () => {}

/** People see the header's button alone: the machine decides, it connects nothing. */
export const reconnect: Render<typeof reconnectMachine> = ({ value }) => (
  <>
    <Header>
      <ConnectButton
        wallet={value === 'due' ? wallet.reconnecting : wallet.disconnected}
        session={session.signedOut}
        onConnect={nothing}
        onSignIn={nothing}
        onSignOut={nothing}
        onDisconnect={nothing}
      />
    </Header>
    <Quiet>{words[value]}</Quiet>
  </>
)
