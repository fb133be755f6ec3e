import type { AsOf } from '@narwhal-club/core/contract'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { useState } from 'react'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { hidden } from '../../theme/text.css.ts'
import { AsOfLine } from '../AsOfLine/AsOfLine.tsx'
import { CardActions } from './CardActions.tsx'
import * as styles from './ChartCard.css.ts'
import type { ChartCardProps } from './ChartCard.tsx'

const { card, failure } = analytics

/** What a card shows, or why it does not; under it how to check that. */
export function CardBody<T extends { asOf: AsOf }>(props: ChartCardProps<T>) {
  const { title, answer, links } = props
  const [isTable, setIsTable] = useState(false)
  const data = answer.status === 'ready' ? answer.data : undefined
  const isEmpty = data !== undefined && props.isEmpty?.(data) === true
  const hasTable = props.table && data !== undefined && !isEmpty
  return (
    <>
      <div className={styles.body}>
        {answer.status === 'loading' ? (
          <>
            <div className={styles.bone} />
            <span className={hidden}>{card.loading}</span>
          </>
        ) : answer.status === 'failed' ? (
          <ErrorState title={failure.title} onAction={answer.onRetry}>
            {answer.advice ?? failure.server}
          </ErrorState>
        ) : isEmpty ? (
          <p className={styles.empty}>{props.empty ?? card.empty}</p>
        ) : (
          <>
            {hasTable && isTable ? null : props.draw(answer.data)}
            {hasTable ? (
              isTable ? (
                <Scroller label={card.tableOf(title)}>
                  {props.table?.(answer.data, true)}
                </Scroller>
              ) : (
                <div className={hidden}>
                  {props.table?.(answer.data, false)}
                </div>
              )
            ) : null}
            {props.note ? (
              <div className={styles.note}>{props.note(answer.data)}</div>
            ) : null}
          </>
        )}
      </div>
      <footer>
        {data ? <AsOfLine asOf={data.asOf} /> : null}
        <CardActions
          title={title}
          links={links}
          block={data?.asOf.block}
          isTable={isTable}
          onTable={hasTable ? () => setIsTable(!isTable) : undefined}
        />
      </footer>
    </>
  )
}
