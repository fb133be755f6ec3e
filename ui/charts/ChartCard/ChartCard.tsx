import type { AsOf } from '@narwhal-club/core/contract'
import { type ReactNode, useId, useRef } from 'react'
import { InTurn } from '../../kit/InTurn/InTurn.tsx'
import type { CardProps } from './answer.ts'
import { CardBody } from './CardBody.tsx'
import * as styles from './ChartCard.css.ts'

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
  /**
   * The same as a table, without anything to press: beside the picture for who
   * cannot see it, where the latest rows of many do, or whole in its place. None:
   * it is one already.
   */
  table?: (data: T, isWhole: boolean) => ReactNode
  /** What else must be known to read it right. */
  note?: (data: T) => ReactNode
}

/** Shows one thing that was counted: what it is, as of when, and how to check it. */
export function ChartCard<T extends { asOf: AsOf }>(props: ChartCardProps<T>) {
  const { title, definition, size = 'half', answer, links, controls } = props
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const isEarlier = answer.status === 'ready' && answer.isEarlier
  return (
    <section
      ref={place}
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
      <InTurn
        place={place}
        waiting={<CardBody {...props} answer={{ status: 'loading' }} />}
      >
        <CardBody {...props} />
      </InTurn>
    </section>
  )
}
