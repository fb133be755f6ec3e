import { shortAddress } from '@narwhal-club/core/format'
import type { LoginView } from '@narwhal-club/core/login'
import { toasts, ui, words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import { Check, PenLine, ShieldCheck, Undo2 } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Ending } from '../../kit/Panel/Ending.tsx'
import { Stage } from '../../kit/Panel/Stage.tsx'
import { hidden, mono } from '../../theme/text.css.ts'
import { Message } from './Message.tsx'
import { Mismatch } from './Mismatch.tsx'
import { Refused } from './Refused.tsx'
import * as styles from './SignInPanel.css.ts'

const { signIn } = panels

export interface SignInPanelProps {
  view: LoginView
  /** The wallet that will be asked, by name. @default 'your wallet' */
  walletName?: string | undefined
  /** Asks for a message to sign. */
  onStart: () => void
  /** Opens the wallet with the message that is shown. */
  onSign: () => void
  /** Gives the sign-in up. */
  onCancel: () => void
  /** Lets the wallet go. */
  onDisconnect: () => void
  onRetry: () => void
  onReload: () => void
  /** Starts over for the account that the wallet shows now. */
  onSignInAs: (address: `0x${string}`) => void
}

type Waiting = Extract<LoginView, { status: 'verifying' | 'recovering' }>

/** The sentence of a wait; only a retry names its number. */
function waitFor(view: Waiting): { title: string; body: string } {
  if (view.status !== 'verifying') return signIn.recovering
  const { title, body, attempt } = signIn.verifying
  return { title, body: view.attempt > 1 ? attempt(view.attempt) : body }
}

/** What a signature is for, before the wallet is asked. */
const Intro = ({ said }: { said: string }) => (
  <div className={styles.intro}>
    <h2>{signIn.prove}</h2>
    <p className={styles.said}>{said}</p>
  </div>
)

/** Shows the login's state: the exact message first, then the wallet. */
export function SignInPanel(props: SignInPanelProps) {
  const { view, walletName = signIn.yourWallet } = props
  switch (view.status) {
    case 'idle':
      return (
        <>
          <Intro said={signIn.free} />
          <Ending>
            <Button variant="spark" wide onClick={props.onStart}>
              {signIn.start}
            </Button>
            <Button wide onClick={props.onCancel}>
              {signIn.notNow}
            </Button>
          </Ending>
        </>
      )
    // One frame for both: the button is where it will be, and keeps the focus.
    case 'requestingNonce':
    case 'messageReady': {
      const message = 'message' in view ? view.message : null
      return (
        <>
          <Intro said={signIn.exact} />
          <div className={styles.account}>
            <Check size={18} className={styles.there} aria-hidden />
            <span>
              <span className={hidden}>{ui.account.notSignedIn} </span>
              <span className={mono}>{shortAddress(view.address)}</span>
            </span>
            <Button variant="bare" onClick={props.onDisconnect}>
              {words.disconnect}
            </Button>
          </div>
          <Message message={message} address={view.address} />
          <Ending>
            <Button
              variant="spark"
              wide
              waiting={message === null}
              onClick={props.onSign}
            >
              {message === null ? null : <PenLine size={18} aria-hidden />}
              {signIn.with(walletName)}
            </Button>
            <Button wide onClick={props.onCancel}>
              {signIn.notNow}
            </Button>
          </Ending>
        </>
      )
    }
    case 'signing':
      return (
        <>
          <Stage
            orb={{ icon: PenLine, ring: 'turning' }}
            title={signIn.signing.title(walletName)}
          >
            {signIn.signing.body}
          </Stage>
          <Message message={view.message} address={view.address} />
          <Ending>
            <Button wide onClick={props.onCancel}>
              {words.cancel}
            </Button>
          </Ending>
        </>
      )
    case 'verifying':
    case 'recovering': {
      const { title, body } = waitFor(view)
      return (
        <>
          <Stage orb={{ icon: ShieldCheck, ring: 'turning' }} title={title}>
            {body}
          </Stage>
          <Ending>{null}</Ending>
        </>
      )
    }
    case 'succeeded':
      return (
        <>
          <Stage
            orb={{
              icon: ShieldCheck,
              tone: 'success',
              ring: 'full',
              badge: Check,
            }}
            title={toasts.signedIn.title}
          >
            <span className={mono}>{shortAddress(view.address)}</span>
            <br />
            {signIn.succeeded.body}
          </Stage>
          <Ending>{null}</Ending>
        </>
      )
    case 'rejected':
      return (
        <>
          <Stage
            orb={{ icon: PenLine, tone: 'quiet', badge: Undo2 }}
            title={toasts.signInCancelled.title}
          >
            {toasts.signInCancelled.body}
          </Stage>
          <Ending>
            <Button variant="solid" wide onClick={props.onRetry}>
              {words.tryAgain}
            </Button>
            <Button wide onClick={props.onCancel}>
              {signIn.notNow}
            </Button>
          </Ending>
        </>
      )
    case 'failed':
      return <Refused {...props} view={view} />
    case 'accountMismatch':
      return <Mismatch {...props} view={view} />
  }
}
