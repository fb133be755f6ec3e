import { formatCount } from '@narwhal-club/core/format'
import { revising } from '@narwhal-club/core/messages/pages/revising'
import { Button } from '../../../kit/Button/Button.tsx'
import { BountyForm } from '../../bounties/BountyForm/BountyForm.tsx'
import * as acts from '../DraftActs/DraftActs.css.ts'
import { ProposalForm } from '../ProposalForm/ProposalForm.tsx'
import { Failure } from '../ProposingPanel/Failure.tsx'
import type { Of } from './RevisingPanel.tsx'

/** Nothing is told of a field before the words are looked at as a whole. */
const notTold = () => {}

/** The words, as they are published and as they will be. */
export function Writing(props: Of<'writing' | 'checking'>) {
  const { view, onEdit, onReview, onDiscard } = props
  const { errors, attempt } = view
  const isChecking = view.status === 'checking'
  const form = { errors, attempt, isLocked: isChecking, onLeave: notTold }
  return (
    <div className={acts.root}>
      {view.purpose === 'bounty' ? (
        <BountyForm
          {...form}
          value={view.value}
          hints={revising.bounty.hint}
          isVersion
          onChange={onEdit}
        />
      ) : (
        <ProposalForm
          {...form}
          value={view.value}
          labels={view.labels}
          minPeriod={view.minPeriod}
          hints={revising.proposal.hint}
          onChange={onEdit}
        />
      )}
      <Failure failure={view.failure} />
      <p className={acts.note} role="status">
        {view.isChanged
          ? revising.kept
          : revising.now(formatCount(view.version))}
      </p>
      <div className={acts.row}>
        <Button variant="spark" waiting={isChecking} onClick={onReview}>
          {revising.review}
        </Button>
        {view.isChanged && !isChecking ? (
          <Button onClick={onDiscard}>{revising.discard}</Button>
        ) : null}
      </div>
    </div>
  )
}
