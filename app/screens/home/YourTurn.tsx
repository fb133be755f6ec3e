import { words } from '@narwhal-club/core/messages'
import { home } from '@narwhal-club/core/messages/pages/home'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Logo } from '@narwhal-club/ui/kit/Narwhal/Logo.tsx'
import { Ticket } from '@narwhal-club/ui/kit/Ticket/Ticket.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { useFacts } from '../../data/facts.ts'
import * as styles from '../../page/screens.css.ts'
import { useConnect } from '../../shell/dialog/useDialog.ts'
import { useView } from '../../useSystem.ts'

const { turn } = home

/** The one thing that waits for the reader: connect, or sign in. */
export function YourTurn() {
  const session = useView((view) => view.session.status)
  const isConnected = useView((view) => view.wallet.status === 'connected')
  const connect = useConnect()
  const { data, isPending } = useFacts()
  if (session !== 'signedOut') return null
  const picture = data?.newest?.[0]?.image
  return (
    <Ticket
      turn
      art={
        picture ? <img src={picture} alt="" /> : isPending ? <span /> : <Logo />
      }
      stub={
        <div className={styles.section}>
          <p>{turn.body}</p>
          <Button variant="ink" wide onClick={connect}>
            {isConnected ? words.signIn : words.connectWallet}
          </Button>
        </div>
      }
    >
      <h2 className={styles.sectionTitle}>{turn.title}</h2>
      <p className={text.lead}>{turn.more}</p>
    </Ticket>
  )
}
