import { words } from '@narwhal-club/core/messages'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { LeftOut } from '@narwhal-club/ui/analytics/LeftOut/LeftOut.tsx'
import {
  type Moment,
  MomentSlider,
} from '@narwhal-club/ui/analytics/MomentSlider/MomentSlider.tsx'
import { AsOfLine } from '@narwhal-club/ui/charts/AsOfLine/AsOfLine.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { Switch } from '@narwhal-club/ui/kit/Switch/Switch.tsx'
import type { ReactNode } from 'react'
import { codeOf } from '../../data/codeOf.ts'
import * as styles from './analytics.css.ts'
import { stopOf } from './playback/stops.ts'
import { usePlayback } from './playback/usePlayback.ts'
import { momentOf } from './question.ts'
import { useAsk } from './useAnswer.ts'
import type { Asking } from './useQuestion.ts'

const { failure } = analytics
const noMoments: readonly Moment[] = []

/**
 * What is counted, and as of when; under it what was counted. Where nothing can
 * be said of the moment at all, this says so once, instead of every card.
 */
export function Controls(props: { asking: Asking; children: ReactNode }) {
  const { question, ask } = props.asking
  const { exclude } = question
  const summary = useAsk('analyticsSummary', momentOf(question))
  const { data } = useAsk('analyticsMoments', momentOf({ exclude }))
  const moments = data?.moments ?? noMoments
  const status = summary.isPlaceholderData || summary.isPending
  const playback = usePlayback(
    props.asking,
    moments,
    summary.isError && !summary.data ? 'failed' : status ? 'coming' : 'shown',
  )
  const asOf = summary.data?.asOf
  // What is known stays, whatever becomes of asking for it again.
  const code = summary.data ? null : codeOf(summary.error)
  // A link may ask for a block between two stops.
  const isThere = playback.at === stopOf(moments, question.block)
  const between = isThere && asOf?.block === question.block ? asOf : undefined
  return (
    <div className={styles.stack}>
      <Card>
        <div className={styles.bar}>
          <div className={styles.asOf}>
            {asOf ? <AsOfLine asOf={asOf} explained /> : null}
          </div>
          <Switch
            label={analytics.exclude.label}
            checked={exclude === 'contracts'}
            onChange={(isOn) => ask({ exclude: isOn ? 'contracts' : 'none' })}
          />
        </div>
        <MomentSlider
          {...playback}
          moments={moments}
          between={between}
          loading={data === undefined}
        />
        <div className={styles.leftOut}>
          {asOf ? <LeftOut excluded={asOf.excluded} /> : null}
        </div>
      </Card>
      {code === 'block_not_indexed' ? (
        <EmptyState
          heading="h2"
          title={failure.block.title}
          action={
            <Button onClick={() => ask({ block: undefined })}>
              {failure.block.action}
            </Button>
          }
        >
          {failure.block.body}
        </EmptyState>
      ) : code === 'index_behind' ? (
        <EmptyState
          heading="h2"
          title={failure.behind.title}
          action={
            <Button
              waiting={summary.isFetching}
              onClick={() => void summary.refetch()}
            >
              {words.tryAgain}
            </Button>
          }
        >
          {failure.behind.body}
        </EmptyState>
      ) : (
        props.children
      )}
    </div>
  )
}
