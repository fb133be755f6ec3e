import { shortAddress } from '@narwhal-club/core/format'
import { ui, words } from '@narwhal-club/core/messages'
import type { SessionView } from '@narwhal-club/core/session'
import type { WalletView } from '@narwhal-club/core/wallet'
import { TriangleAlert, UserRound, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import { type AccountState, accountState } from './accountState.ts'
import * as styles from './ConnectButton.css.ts'
import { LazyAccountChip } from './LazyAccountChip.tsx'

export interface ConnectButtonProps {
  wallet: WalletView
  session: SessionView
  /** Shows the connect dialog: to choose a wallet, or what is going on. */
  onConnect: () => void
  onSignIn: () => void
  /** "Sign out" in the account menu. */
  onSignOut: () => void
  /** The disconnect icon. */
  onDisconnect: () => void
}

const { account } = ui

function Label({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={styles.label}>
      <span className={styles.decoration}>{icon}</span>
      {text}
    </span>
  )
}

interface InnerProps extends ConnectButtonProps {
  state: AccountState
}

function Inner({ state, ...on }: InnerProps) {
  switch (state.kind) {
    case 'visitor':
      return (
        <Button onClick={on.onConnect}>
          <Label
            icon={<Wallet size={18} aria-hidden />}
            text={words.connectWallet}
          />
        </Button>
      )
    case 'busy':
      return (
        // Not `waiting`: a press shows the dialog again.
        <Button onClick={on.onConnect}>{account[state.what]}</Button>
      )
    case 'leaving':
      return <Button waiting>{account[state.what]}</Button>
    case 'connected':
      return (
        <Button variant="solid" onClick={on.onSignIn}>
          {words.signIn}
          <span className={styles.address}>{shortAddress(state.address)}</span>
        </Button>
      )
    case 'wrongNetwork':
    case 'otherAccount':
      return (
        <Button onClick={on.onConnect}>
          <Label
            icon={
              state.kind === 'wrongNetwork' ? (
                <TriangleAlert
                  size={18}
                  className={styles.caution}
                  aria-hidden
                />
              ) : (
                <UserRound size={18} className={styles.caution} aria-hidden />
              )
            }
            text={account[state.kind]}
          />
        </Button>
      )
    case 'signedIn':
      return (
        <LazyAccountChip
          address={state.address}
          wrongNetwork={state.wrongNetwork}
          onShowNetwork={on.onConnect}
          onSignOut={on.onSignOut}
          onDisconnect={on.onDisconnect}
        />
      )
  }
}

/** Renders the header's one button about the wallet and the session (R2.16). */
export function ConnectButton(props: ConnectButtonProps) {
  return (
    <div className={styles.root}>
      <Inner {...props} state={accountState(props.wallet, props.session)} />
    </div>
  )
}
