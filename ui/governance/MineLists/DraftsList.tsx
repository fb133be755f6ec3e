import type { DraftCard } from '@narwhal-club/core/contract'
import { formatMoment } from '@narwhal-club/core/format'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { Check, Hourglass, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Answer, More } from '../../kit/answer/answer.ts'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import * as styles from './rows.css.ts'

const { drafts: words } = clubs

const looks = {
  writing: { tone: 'neutral', icon: PenLine },
  awaiting_fee: { tone: 'warning', icon: Hourglass },
  published: { tone: 'success', icon: Check },
} as const

/** What is told of a draft, whatever becomes of it. */
export type MineDraft = Pick<
  DraftCard,
  'id' | 'club' | 'title' | 'state' | 'updatedAt'
>

export interface DraftsListProps {
  /** What they become. @default 'proposals' */
  of?: 'proposals' | 'bounties'
  answer: Answer<{ rows: readonly MineDraft[]; total?: number | undefined }>
  more?: More | undefined
  /** Where a draft is written. */
  hrefOf: (draft: MineDraft) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The way to write one, where there is none. */
  action?: ReactNode
}

/** What a member writes, in all clubs: each leads to its words. */
export function DraftsList(props: DraftsListProps) {
  const { answer, more, hrefOf, linkAs: As = 'a', action } = props
  const zone = useReaderZone()
  const isOfBounties = props.of === 'bounties'
  const { title } = words.none
  const children = isOfBounties ? words.bounties.none : words.none.children
  const said = isOfBounties
    ? { ...words.state, published: words.bounties.published }
    : words.state
  return (
    <ListCard<MineDraft>
      title={isOfBounties ? words.bounties.title : words.title}
      answer={answer}
      more={more}
      empty={{ title, children, action }}
      keyOf={({ id }) => id}
      draw={(draft) => (
        <div className={styles.root}>
          <As href={hrefOf(draft)} className={styles.name}>
            {draft.title || words.untitled}
          </As>
          <StatusChip {...looks[draft.state]}>{said[draft.state]}</StatusChip>
          <p className={styles.note}>
            {words.changed(formatMoment(draft.updatedAt, zone))}
          </p>
        </div>
      )}
    />
  )
}
