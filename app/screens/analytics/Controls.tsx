import type {
  AnalyticsMoments,
  AnalyticsSummary,
} from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { AsOfLine } from '@narwhal-club/ui/AsOfLine/AsOfLine.tsx'
import { Card } from '@narwhal-club/ui/Card/Card.tsx'
import { ErrorState } from '@narwhal-club/ui/ErrorState/ErrorState.tsx'
import { LeftOut } from '@narwhal-club/ui/LeftOut/LeftOut.tsx'
import {
  type Moment,
  MomentSlider,
} from '@narwhal-club/ui/MomentSlider/MomentSlider.tsx'
import { Switch } from '@narwhal-club/ui/Switch/Switch.tsx'
import type { ReactNode } from 'react'
import { codeOf } from './advice.ts'
import * as styles from './analytics.css.ts'
import { pathOf } from './question.ts'
import { useAsk } from './useAnswer.ts'
import { usePlayback } from './usePlayback.ts'
import type { Asking } from './useQuestion.ts'

const noMoments: readonly Moment[] = []

/**
 * What is counted, and as of when; under it what was counted. Where nothing can
 * be said of the moment at all, this says so once, instead of every card.
 */
export function Controls(props: { asking: Asking; children: ReactNode }) {
  const { question, ask } = props.asking
  const { exclude } = question
  const summary = useAsk<AnalyticsSummary>(pathOf('analyticsSummary', question))
  const { data } = useAsk<AnalyticsMoments>(
    pathOf('analyticsMoments', { exclude }),
  )
  const moments = data?.moments ?? noMoments
  const status = summary.isPlaceholderData || summary.isPending
  const playback = usePlayback(
    props.asking,
    moments,
    summary.isError ? 'failed' : status ? 'coming' : 'shown',
  )
  const asOf = summary.data?.asOf
  const code = codeOf(summary.error)
  return (
    <div className={styles.stack}>
      <Card>
        <div className={styles.bar}>
          {asOf ? <AsOfLine asOf={asOf} explained /> : <p>{'\u00a0'}</p>}
          <Switch
            label={analytics.exclude.label}
            checked={exclude === 'contracts'}
            onChange={(isOn) => ask({ exclude: isOn ? 'contracts' : 'none' })}
          />
        </div>
        {data ? <MomentSlider {...playback} moments={moments} /> : null}
        {asOf ? <LeftOut excluded={asOf.excluded} /> : null}
      </Card>
      {code === 'block_not_indexed' ? (
        <ErrorState
          title={analytics.failure.block.title}
          action={analytics.failure.block.action}
          onAction={() => ask({ block: undefined })}
        >
          {analytics.failure.block.body}
        </ErrorState>
      ) : code === 'index_behind' ? (
        <ErrorState
          title={analytics.failure.behind.title}
          action={words.tryAgain}
          onAction={() => void summary.refetch()}
        >
          {analytics.failure.behind.body}
        </ErrorState>
      ) : (
        props.children
      )}
    </div>
  )
}
