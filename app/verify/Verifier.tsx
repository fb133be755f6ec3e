import { verify } from '@narwhal-club/core/messages/pages/verify'
import { ChooseCard } from '@narwhal-club/ui/governance/verify/ChooseCard/ChooseCard.tsx'
import { NodeCard } from '@narwhal-club/ui/governance/verify/NodeCard/NodeCard.tsx'
import { ToolsCard } from '@narwhal-club/ui/governance/verify/ToolsCard/ToolsCard.tsx'
import { VerifyPanel } from '@narwhal-club/ui/governance/verify/VerifyPanel/VerifyPanel.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Logo } from '@narwhal-club/ui/kit/Narwhal/Logo.tsx'
import { wrap } from '@narwhal-club/ui/theme/column.css.ts'
import { lead } from '@narwhal-club/ui/theme/text.css.ts'
import { useSyncExternalStore } from 'react'
import type { Verification } from './createVerification.ts'
import * as styles from './Verifier.css.ts'

const files = {
  offline: '/verify/narwhal-verify.html',
  command: '/verify/narwhal-verify.mjs',
}

export interface VerifierProps {
  verification: Verification
  /** It is a page of the site, and not a file. */
  isOnline: boolean
}

/** The page that verifies votes: on the site, or a file of its own. */
export function Verifier({ verification, isOnline }: VerifierProps) {
  const { read, subscribe, ...acts } = verification
  const { view, proposal, note, node } = useSyncExternalStore(subscribe, read)
  const isIdle = view.status === 'idle'
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
          <VerifyPanel view={view} onCancel={acts.cancel} onAgain={acts.again}>
            {view.status === 'judged' && view.subject ? (
              <NodeCard
                node={node.value}
                error={node.error}
                onNode={acts.setNode}
                onAsk={acts.ask}
                isAsking={node.isAsking}
                check={node.check}
              />
            ) : null}
          </VerifyPanel>
          <ChooseCard
            proposal={isOnline && isIdle ? proposal : undefined}
            onProposal={acts.setProposal}
            onStart={acts.start}
            onFiles={acts.takeFiles}
            note={note}
          />
          {isIdle ? null : (
            <div className={styles.acts}>
              <Button onClick={acts.another}>{verify.choose.another}</Button>
            </div>
          )}
          {isOnline ? <ToolsCard files={files} /> : null}
        </div>
      </main>
    </div>
  )
}
