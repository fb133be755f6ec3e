import type { AuditReport } from '@narwhal-club/core/audit'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { isNodeAddress, toVerifyingView } from '@narwhal-club/core/verifying'
import { evidenceOf } from '@narwhal-club/core/witness'
import { NodeCard } from '@narwhal-club/ui/governance/verify/NodeCard/NodeCard.tsx'
import {
  VerifyPanel,
  type VerifyPanelProps,
} from '@narwhal-club/ui/governance/verify/VerifyPanel/VerifyPanel.tsx'
import { useState } from 'react'
import { page } from '../browser/page.ts'
import { saveFile } from '../browser/saveFile.ts'
import { useActor } from '../useActor.ts'
import type { Verification } from './createVerifyingMachine.ts'

export interface VerificationPanelProps {
  verification: Verification
  /** The node that stands in the field at first. */
  node: string
  /** Any other may be asked, too: the page's policy allows it. */
  isNodeFree: boolean
  sumsIn?: VerifyPanelProps['sumsIn']
}

function saveEvidence({ remembered }: AuditReport): void {
  const contradictions = remembered?.contradictions ?? []
  const evidence = evidenceOf(contradictions, page.origin())
  const text = `${JSON.stringify(evidence, null, 2)}\n`
  saveFile('narwhal-evidence.json', 'application/json', text)
}

const same = <T,>(value: T) => value

/** How far a verification is, what it found, and what a node says besides. */
export function VerificationPanel(props: VerificationPanelProps) {
  const { verification, isNodeFree } = props
  const view = toVerifyingView(useActor(verification, same))
  const [node, setNode] = useState(props.node)
  const { send } = verification
  const spot = view.status === 'judged' && view.subject ? view.spot : null
  const isRefused = spot?.isNodeRefused && !isNodeAddress(node)
  return (
    <VerifyPanel
      view={view}
      sumsIn={props.sumsIn}
      onCancel={() => send({ type: 'verifying.cancel' })}
      onAgain={() => send({ type: 'verifying.retry' })}
      onEvidence={saveEvidence}
    >
      {spot ? (
        <NodeCard
          node={node}
          error={isRefused ? verify.node.notAddress : undefined}
          onNode={isNodeFree ? setNode : undefined}
          onAsk={() => send({ type: 'verifying.spotCheck', node })}
          isAsking={spot.status === 'asking'}
          check={spot.check ?? undefined}
        />
      ) : null}
    </VerifyPanel>
  )
}
