import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { SaveState } from '@narwhal-club/ui/form/SaveState/SaveState.tsx'
import { BountyForm } from '@narwhal-club/ui/governance/bounties/BountyForm/BountyForm.tsx'
import { bountyLabels } from '@narwhal-club/ui/governance/bounties/BountyForm/labels.ts'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { useMutation } from '@tanstack/react-query'
import { codeOf } from '../../data/codeOf.ts'
import { Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { useSend } from '../../useSystem.ts'
import { Conflict, useConflict } from '../proposals/Conflict.tsx'
import type { DraftTurns } from '../proposals/DraftPage.tsx'
import { useDraft } from '../proposals/useDraft.ts'
import { adviceOf } from './advice.ts'
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
  const conflict = useConflict()
  const send = useSend()
  const removal = useMutation({
    mutationFn: () => tools.ask('deleteBountyDraft', { draft }),
    onSuccess: () => {
      // Words of this browser that were not saved go with it, and no sooner.
      actor.send({ type: 'draft.discard' })
      onGone()
    },
    onError: (error) => {
      if (codeOf(error) === 'not_signed_in') send({ type: 'session.check' })
      send({
        type: 'notifications.show',
        notice: {
          title: words.notRemoved,
          body: adviceOf(error),
          tone: 'danger',
        },
      })
    },
  })
  const retry = () => actor.send({ type: 'draft.retry' })
  // Nothing goes on before one decides: it is led to there.
  const review = () =>
    view.status === 'conflicted'
      ? conflict.lead()
      : actor.send({ type: 'draft.submit' })
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
        <Conflict
          view={view}
          labels={bountyLabels}
          send={actor.send}
          place={conflict.place}
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
          onClick={review}
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
