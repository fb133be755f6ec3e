import { verify } from '@narwhal-club/core/messages/pages/verify'
import {
  isNodeAddress,
  type SpotView,
  toVerifyingView,
  type verifyingMachine,
} from '@narwhal-club/core/verifying'
import { ChooseCard } from '@narwhal-club/ui/governance/verify/ChooseCard/ChooseCard.tsx'
import { NodeCard } from '@narwhal-club/ui/governance/verify/NodeCard/NodeCard.tsx'
import { VerifyPanel } from '@narwhal-club/ui/governance/verify/VerifyPanel/VerifyPanel.tsx'
import { useState } from 'react'
import * as fixture from '../../../core/verifying/verifying.fixture.ts'
import type { Render } from '../tour.ts'
import * as styles from './frames.css.ts'

const { choose } = verify

/** The field belongs to the page; what was asked comes from the machine. */
function Node({
  spot,
  onAsk,
}: {
  spot: SpotView
  onAsk: (node: string) => void
}) {
  const [node, setNode] = useState(spot.node || fixture.node)
  const isRefused = spot.isNodeRefused && !isNodeAddress(node)
  return (
    <NodeCard
      node={node}
      error={isRefused ? verify.node.notAddress : undefined}
      onNode={setNode}
      onAsk={() => onAsk(node)}
      isAsking={spot.status === 'asking'}
      check={spot.check ?? undefined}
    />
  )
}

/** The page that verifies votes: what there is to choose, and what came of it. */
export const verifying: Render<typeof verifyingMachine> = (snapshot, send) => {
  const view = toVerifyingView(snapshot)
  const { note } = view
  return (
    <div className={styles.form}>
      <VerifyPanel
        view={view}
        onCancel={() => send({ type: 'verifying.cancel' })}
        onAgain={() => send({ type: 'verifying.retry' })}
        onEvidence={() => {}}
      >
        {view.status === 'judged' && view.subject ? (
          <Node
            key={view.spot.node}
            spot={view.spot}
            onAsk={(node) => send({ type: 'verifying.spotCheck', node })}
          />
        ) : null}
      </VerifyPanel>
      <ChooseCard
        proposal={view.status === 'idle' ? { value: fixture.first } : undefined}
        onStart={() =>
          send({ type: 'verifying.open', proposal: fixture.first })
        }
        onFiles={(files) => send({ type: 'verifying.drop', files })}
        note={
          note
            ? note.is === 'unread'
              ? choose.unread(note.name)
              : note.is === 'keys'
                ? choose.keys
                : choose.receiptFirst
            : ''
        }
      />
    </div>
  )
}
