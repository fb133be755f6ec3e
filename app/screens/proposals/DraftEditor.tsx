import { type ClubRuleSet, draftsEndpoints } from '@narwhal-club/core/contract'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { SaveState } from '@narwhal-club/ui/form/SaveState/SaveState.tsx'
import { DraftActs } from '@narwhal-club/ui/governance/propose/DraftActs/DraftActs.tsx'
import {
  fieldLabels,
  ProposalForm,
} from '@narwhal-club/ui/governance/propose/ProposalForm/ProposalForm.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { HolderLink } from '@narwhal-club/ui/kit/HolderLink/HolderLink.tsx'
import { createUseAsk } from '../../data/ask.ts'
import { Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { Conflict, useConflict } from './Conflict.tsx'
import type { DraftTurns } from './DraftPage.tsx'
import type { DraftTools } from './draftTools.ts'
import { useDraft } from './useDraft.ts'
import { useDraftActs } from './useDraftActs.ts'
import { useDraftKey } from './useDraftKey.ts'

const words = proposing.editor
const useAskDraft = createUseAsk({ draft: draftsEndpoints.draft })

export interface DraftEditorProps extends DraftTurns {
  tools: DraftTools
  draft: string
  /** Of its club. */
  rules: ClubRuleSet
  /** Whether its writer can propose, as a sentence. */
  eligibility: string
  /** They may share it as an idea, and not propose it. */
  lacksVotes: boolean
}

/** A draft while it is written. */
export function DraftEditor(props: DraftEditorProps) {
  const { tools, draft, rules, onReview, onGone } = props
  const { actor, attempt, isSaved, view } = useDraft(tools, draft, onReview)
  const conflict = useConflict()
  const queryKey = useDraftKey(draft)
  const asked = { enabled: isSaved, queryKey }
  const { data: held } = useAskDraft('draft', { draft }, asked)
  const acts = useDraftActs(tools, draft, () => {
    // Words of this browser that were not saved go with it, and no sooner.
    actor.send({ type: 'draft.discard' })
    onGone()
  })
  const retry = () => actor.send({ type: 'draft.retry' })
  // Nothing goes on before one decides: it is led to there.
  const review = () =>
    view.status === 'conflicted'
      ? conflict.lead()
      : actor.send({ type: 'draft.submit' })
  if (view.status === 'loading')
    return <p className={styles.prose}>{words.loading}</p>
  if (view.status === 'unread')
    return (
      <ErrorState action={words.unread.retry} onAction={retry}>
        {view.failure.message} {view.failure.advice}
      </ErrorState>
    )
  return (
    <Section title={words.words}>
      {held?.idea ? (
        <p className={styles.row}>
          {words.idea}
          <HolderLink
            address={held.idea.author}
            href={`${paths.analytics}?holder=${held.idea.author}`}
            linkAs={RouterLink}
          />
        </p>
      ) : null}
      {view.status === 'conflicted' ? (
        <Conflict
          view={view}
          labels={fieldLabels}
          send={actor.send}
          place={conflict.place}
        />
      ) : null}
      <ProposalForm
        value={view.value}
        errors={view.errors}
        attempt={attempt}
        labels={rules.labels}
        minPeriod={rules.minPeriod}
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
      <DraftActs
        eligibility={props.eligibility}
        lacksVotes={props.lacksVotes}
        isSaved={isSaved}
        isShared={held?.shared}
        ideaHref={held ? paths.idea(held.club, draft) : ''}
        linkAs={RouterLink}
        waiting={view.status === 'submitting' ? 'review' : acts.waiting}
        failure={acts.failure}
        onReview={review}
        onShare={acts.share}
        onUnshare={acts.unshare}
        onDelete={acts.remove}
      />
    </Section>
  )
}
