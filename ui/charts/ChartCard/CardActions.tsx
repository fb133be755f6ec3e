import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { Download, Link as LinkIcon, Table } from 'lucide-react'
import type { CardLinks } from './answer.ts'
import * as styles from './ChartCard.css.ts'

const { card } = analytics

export interface CardActionsProps {
  /** Of the card: it tells its links from those of the others. */
  title: string
  links: CardLinks
  /** The one that is shown: who follows the link sees the same numbers. */
  block: number | undefined
  isTable: boolean
  onTable?: (() => void) | undefined
}

/** Ways to check a card, and to show it to others. */
export function CardActions(props: CardActionsProps) {
  const { title, links, block, isTable, onTable } = props
  const As = links.linkAs ?? 'a'
  return (
    <div className={styles.foot}>
      {onTable ? (
        <button
          type="button"
          className={styles.action}
          aria-pressed={isTable}
          onClick={onTable}
        >
          <Table size={16} aria-hidden />
          {card.table}
        </button>
      ) : null}
      <a
        className={styles.action}
        href={links.csv}
        download
        aria-label={card.csvOf(title)}
      >
        <Download size={16} aria-hidden />
        {card.csv}
      </a>
      <As
        className={styles.action}
        href={links.permalink(block)}
        aria-label={card.linkTo(title)}
      >
        <LinkIcon size={16} aria-hidden />
        {card.link}
      </As>
    </div>
  )
}
