import { verify } from '@narwhal-club/core/messages/pages/verify'
import {
  readProposal,
  toVerifyingView,
  type VerifyingView,
} from '@narwhal-club/core/verifying'
import { ChooseCard } from '@narwhal-club/ui/governance/verify/ChooseCard/ChooseCard.tsx'
import { ToolsCard } from '@narwhal-club/ui/governance/verify/ToolsCard/ToolsCard.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Logo } from '@narwhal-club/ui/kit/Narwhal/Logo.tsx'
import { wrap } from '@narwhal-club/ui/theme/column.css.ts'
import { lead } from '@narwhal-club/ui/theme/text.css.ts'
import { useState } from 'react'
import { useActor } from '../useActor.ts'
import type { Verification } from './createVerifyingMachine.ts'
import { VerificationPanel } from './VerificationPanel.tsx'
import * as styles from './Verifier.css.ts'

const feed = '/api/log/days.xml'
const files = {
  offline: '/verify/narwhal-verify.html',
  command: '/verify/narwhal-verify.mjs',
}

export interface VerifierProps {
  verification: Verification
  /** The node that stands in the field at first. */
  node: string
  /** It is a page of the site, and not a file. */
  isOnline: boolean
  /** What the address of the page asked for. */
  asked: string
}

const { choose } = verify

function noteOf({ note }: VerifyingView): string {
  if (!note) return ''
  if (note.is === 'keys') return choose.keys
  return note.is === 'unread' ? choose.unread(note.name) : choose.receiptFirst
}

const same = <T,>(value: T) => value

/** The page that verifies votes: on the site, or a file of its own. */
export function Verifier(props: VerifierProps) {
  const { verification, isOnline } = props
  const view = toVerifyingView(useActor(verification, same))
  const [value, setValue] = useState(props.asked)
  const [refused, setRefused] = useState<string>()
  const { send } = verification
  const isIdle = view.status === 'idle'
  const start = () => {
    const proposal = readProposal(value)
    setRefused(proposal ? undefined : value)
    if (proposal) send({ type: 'verifying.open', proposal })
  }
  const error = value === refused ? choose.unknown : undefined
  return (
    <div className={wrap}>
      <header className={styles.header}>
        {isOnline ? (
          <a href="/" className={styles.home}>
            <Logo size={32} />
            {verify.club}
          </a>
        ) : (
          <>
            <Logo size={32} />
            {verify.club}
          </>
        )}
      </header>
      <main className={styles.main}>
        <h1>{verify.title}</h1>
        <p className={lead}>{verify.lead}</p>
        <div className={styles.column}>
          <VerificationPanel
            verification={verification}
            node={props.node}
            isNodeFree
          />
          <ChooseCard
            proposal={isOnline && isIdle ? { value, error } : undefined}
            onProposal={setValue}
            onStart={start}
            onFiles={(dropped) =>
              send({ type: 'verifying.drop', files: dropped })
            }
            note={noteOf(view)}
          />
          {isIdle ? null : (
            <div className={styles.acts}>
              <Button onClick={() => send({ type: 'verifying.close' })}>
                {choose.another}
              </Button>
            </div>
          )}
          {isOnline ? <ToolsCard files={files} feed={feed} /> : null}
        </div>
      </main>
    </div>
  )
}
