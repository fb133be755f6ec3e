import { words } from '@narwhal-club/core/messages'
import { home } from '@narwhal-club/core/messages/pages/home'
import { Button } from '@narwhal-club/ui/Button/Button.tsx'
import { Ticket } from '@narwhal-club/ui/Ticket/Ticket.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { useFacts } from '../../data/facts.ts'
import { useDialog } from '../../useDialog.ts'
import { useView } from '../../useSystem.ts'
import * as styles from '../screens.css.ts'

const { turn } = home

/** The one thing that waits for the reader: connect, or sign in. */
export function YourTurn() {
  const session = useView((view) => view.session.status)
  const isConnected = useView((view) => view.wallet.status === 'connected')
  const { connect, signIn } = useDialog()
  const { data } = useFacts()
  if (session !== 'signedOut') return null
  return (
    <Ticket
      turn
      art={<img src={data?.newest?.[0]?.image} alt="" />}
      stub={
        <div className={styles.section}>
          <p>{turn.body}</p>
          <Button variant="ink" wide onClick={isConnected ? signIn : connect}>
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
