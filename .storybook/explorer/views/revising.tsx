import {
  type revisingMachine,
  toRevisingView,
} from '@narwhal-club/core/revising'
import { RevisingPanel } from '@narwhal-club/ui/governance/propose/RevisingPanel/RevisingPanel.tsx'
import type { Render } from '../tour.ts'
import { Panel, Quiet } from './frames.tsx'

/** The panel of a new version on its way. */
export const revising: Render<typeof revisingMachine> = (snapshot, send) => {
  const view = toRevisingView(snapshot)
  if (view.status === 'idle') return <Quiet>Nothing is written anew.</Quiet>
  return (
    <Panel>
      <RevisingPanel
        view={view}
        changedHref={() => '#changed'}
        proposalHref={() => '#proposal'}
        onEdit={(change) => send({ type: 'revising.edit', change })}
        onDiscard={() => send({ type: 'revising.discard' })}
        onReview={() => send({ type: 'revising.review' })}
        onSign={() => send({ type: 'revising.sign' })}
        onKeepMine={() => send({ type: 'revising.keepMine' })}
        onTakeTheirs={() => send({ type: 'revising.takeTheirs' })}
        onRetry={() => send({ type: 'revising.retry' })}
        onBack={() => send({ type: 'revising.back' })}
      />
    </Panel>
  )
}
