import type { dialogMachine } from '@narwhal-club/app/shell/dialog/dialog.machine.ts'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import type { Render } from '../tour.ts'
import { Header, Panel, Quiet } from './frames.tsx'

/** Whether the connect dialog is wanted; what is in it is told by other machines. */
export const dialog: Render<typeof dialogMachine> = ({ value }, send) => (
  <>
    <Header>
      <Button onClick={() => send({ type: 'dialog.open' })}>
        Connect wallet
      </Button>
    </Header>
    {value === 'open' ? (
      <Panel>
        <Quiet>The wallet or the sign-in, as their machines have it.</Quiet>
        <Button onClick={() => send({ type: 'dialog.close' })}>Close</Button>
      </Panel>
    ) : null}
  </>
)
