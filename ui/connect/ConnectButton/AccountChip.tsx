import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { ui, words } from '@narwhal-club/core/messages'
import { LogOut, TriangleAlert } from 'lucide-react'
import { Avatar } from '../../kit/Avatar/Avatar.tsx'
import { Popover } from '../../kit/Popover/Popover.tsx'
import { hidden } from '../../theme/text.css.ts'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import * as styles from './ConnectButton.css.ts'

export interface AccountChipProps {
  address: string
  wrongNetwork: boolean
  onShowNetwork: () => void
  onSignOut: () => void
  onDisconnect: () => void
}

const { account } = ui

/**
 * Shows who is signed in: the short address opens the account menu, the icon
 * beside it disconnects (R2.16).
 */
export function AccountChip(props: AccountChipProps) {
  // The server's own spelling is lower case.
  const address = checksumAddress(props.address)
  const short = shortAddress(address)
  return (
    <div className={styles.chip}>
      <Popover
        trigger={(trigger) => (
          <button
            type="button"
            className={styles.who}
            aria-label={account.open(short)}
            {...trigger}
          >
            <span className={styles.decoration}>
              <Avatar address={props.address} />
            </span>
            <span className={styles.address}>{short}</span>
            {props.wrongNetwork ? (
              <>
                <TriangleAlert
                  size={16}
                  className={styles.caution}
                  aria-hidden
                />
                <span className={hidden}>{account.wrongNetwork}</span>
              </>
            ) : null}
          </button>
        )}
      >
        {(close) => (
          <AccountMenu
            address={address}
            wrongNetwork={props.wrongNetwork}
            onShowNetwork={() => {
              close()
              props.onShowNetwork()
            }}
            onSignOut={() => {
              close()
              props.onSignOut()
            }}
            onDisconnect={() => {
              close()
              props.onDisconnect()
            }}
          />
        )}
      </Popover>
      <button
        type="button"
        className={styles.leave}
        aria-label={words.disconnect}
        onClick={props.onDisconnect}
      >
        <LogOut size={18} aria-hidden />
      </button>
    </div>
  )
}
