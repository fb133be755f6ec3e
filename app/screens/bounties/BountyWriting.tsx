import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { ConflictPanel } from '@narwhal-club/ui/form/ConflictPanel/ConflictPanel.tsx'
import { SaveState } from '@narwhal-club/ui/form/SaveState/SaveState.tsx'
import { BountyForm } from '@narwhal-club/ui/governance/bounties/BountyForm/BountyForm.tsx'
import { bountyLabels } from '@narwhal-club/ui/governance/bounties/BountyForm/labels.ts'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { useMutation } from '@tanstack/react-query'
import { Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import type { DraftTurns } from '../proposals/DraftPage.tsx'
import { useDraft } from '../proposals/useDraft.ts'
import type { BountyDraftTools } from './bountyDraftTools.ts'

const words = bountyEditor

export interface BountyWritingProps extends DraftTurns {
  tools: BountyDraftTools
  draft: string
}

/** A draft of a bounty while it is written. */
export function BountyWriting(props: BountyWritingProps) {
  const { tools, draft, onReview, onGone } = props
  const { actor, attempt, isSaved, view } = useDraft(tools, draft, onReview)
  const removal = useMutation({
    mutationFn: () => tools.ask('deleteBountyDraft', { draft }),
    onSuccess: () => {
      // Words of this browser that were not saved go with it, and no sooner.
      actor.send({ type: 'draft.discard' })
      onGone()
    },
  })
  const retry = () => actor.send({ type: 'draft.retry' })
  if (view.status === 'loading')
    return <p className={styles.prose}>{proposing.editor.loading}</p>
  if (view.status === 'unread')
    return (
      <ErrorState action={proposing.editor.unread.retry} onAction={retry}>
        {view.failure.message} {view.failure.advice}
      </ErrorState>
    )
  return (
    <Section title={words.words}>
      {view.status === 'conflicted' ? (
        <ConflictPanel
          from={view.from}
          fields={view.fields}
          labels={bountyLabels}
          onKeepMine={() => actor.send({ type: 'draft.keepMine' })}
          onTakeTheirs={() => actor.send({ type: 'draft.takeTheirs' })}
          onMerge={(picks) => actor.send({ type: 'draft.merge', picks })}
        />
      ) : null}
      <BountyForm
        value={view.value}
        errors={view.errors}
        attempt={attempt}
        isLocked={view.isLocked}
        onChange={(change) => actor.send({ type: 'draft.edit', change })}
        onLeave={(field) => actor.send({ type: 'draft.leave', field })}
      />
      <SaveState
        {...view}
        now={Date.now()}
        failure={'failure' in view ? view.failure : undefined}
        onRetry={retry}
      />
      <p className={styles.prose}>{bounties.reward.promise}</p>
      <div className={styles.row}>
        <Button
          variant="spark"
          waiting={view.status === 'submitting'}
          onClick={() => actor.send({ type: 'draft.submit' })}
        >
          {words.review}
        </Button>
        {isSaved ? (
          <Button
            variant="bare"
            waiting={removal.isPending}
            onClick={() => removal.mutate()}
          >
            {words.remove}
          </Button>
        ) : null}
      </div>
    </Section>
  )
}
