import type { AsOf } from '@narwhal-club/core/contract'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { type ReactNode, useId, useState } from 'react'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { hidden } from '../../theme/text.css.ts'
import { AsOfLine } from '../AsOfLine/AsOfLine.tsx'
import type { CardProps } from './answer.ts'
import { CardActions } from './CardActions.tsx'
import * as styles from './ChartCard.css.ts'

const { card, failure } = analytics

export interface ChartCardProps<T> extends CardProps<T> {
  title: string
  /** What the numbers are, in one sentence. */
  definition: string
  /** How much of the row it takes where there is room. @default 'half' */
  size?: 'third' | 'half' | 'wide' | 'full'
  /** What is chosen here: stays while answers come and go. */
  controls?: ReactNode
  /** There is nothing to draw; then `empty` is said. */
  isEmpty?: (data: T) => boolean
  /** @default that there were no holders */
  empty?: string
  /** The picture, or the numbers. */
  draw: (data: T) => ReactNode
  /** The same as a table, without anything to press. None: it is one already. */
  table?: (data: T) => ReactNode
  /** What else must be known to read it right. */
  note?: (data: T) => ReactNode
}

/** Shows one thing that was counted: what it is, as of when, and how to check it. */
export function ChartCard<T extends { asOf: AsOf }>(props: ChartCardProps<T>) {
  const { title, definition, size = 'half', answer, links, controls } = props
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const data = answer.status === 'ready' ? answer.data : undefined
  const isEmpty = data !== undefined && props.isEmpty?.(data) === true
  const hasTable = props.table && data !== undefined && !isEmpty
  const isEarlier = answer.status === 'ready' && answer.isEarlier
  return (
    <section
      className={styles.root}
      id={links.id}
      data-size={size}
      data-target={links.isTarget || undefined}
      aria-labelledby={id}
      aria-busy={answer.status === 'loading' || isEarlier || undefined}
      // The address of a card leads the focus to it.
      tabIndex={-1}
    >
      <header>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.definition}>{definition}</p>
      </header>
      {controls}
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
                  {props.table?.(answer.data)}
                </Scroller>
              ) : (
                <div className={hidden}>{props.table?.(answer.data)}</div>
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
    </section>
  )
}
