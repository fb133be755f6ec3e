import { ui, words } from '@narwhal-club/core/messages'
import { LogOut, TriangleAlert, Unplug } from 'lucide-react'
import { Avatar } from '../../kit/Avatar/Avatar.tsx'
import { Button } from '../../kit/Button/Button.tsx'
import { CopyButton } from '../../kit/CopyButton/CopyButton.tsx'
import * as styles from './AccountMenu.css.ts'

export interface AccountMenuProps {
  address: string
  wrongNetwork: boolean
  /** Opens the dialog that switches the network. */
  onShowNetwork: () => void
  onSignOut: () => void
  onDisconnect: () => void
}

/** Shows the whole address and the ways to copy it and to leave. */
export function AccountMenu(props: AccountMenuProps) {
  const { account } = ui
  return (
    <div className={styles.root}>
      <div className={styles.who}>
        <Avatar address={props.address} size={40} />
        <div>
          <p className={styles.label}>{account.signedInAs}</p>
          <p className={styles.address}>{props.address}</p>
        </div>
      </div>
      <div className={styles.acts}>
        {props.wrongNetwork ? (
          <Button variant="solid" onClick={props.onShowNetwork}>
            <TriangleAlert size={18} aria-hidden />
            {account.wrongNetwork}
          </Button>
        ) : null}
        <CopyButton
          text={props.address}
          label={account.copy}
          done={account.copied}
        />
        <Button onClick={props.onSignOut}>
          <LogOut size={18} aria-hidden />
          {words.signOut}
        </Button>
        <Button variant="bare" onClick={props.onDisconnect}>
          <Unplug size={18} aria-hidden />
          {words.disconnect}
        </Button>
      </div>
    </div>
  )
}
