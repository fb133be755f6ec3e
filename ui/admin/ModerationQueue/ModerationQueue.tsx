import {
  type ModerationItem,
  type ModerationView,
  moderationViews,
} from '@narwhal-club/core/contract'
import { moderation as words } from '@narwhal-club/core/messages/pages/moderation'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { TabLinks } from '../../kit/TabLinks/TabLinks.tsx'
import * as styles from '../rows.css.ts'
import {
  ModerationItemRow,
  type ModerationItemRowProps,
} from './ModerationItemRow.tsx'

export interface ModerationQueueProps
  extends Omit<ModerationItemRowProps, 'item' | 'href'> {
  answer: Answer<{ rows: readonly ModerationItem[]; total: number }>
  more?: More | undefined
  /** What of it is shown, each with its address. */
  view: ModerationView
  viewHref: (view: ModerationView) => string
  csvHref: string
  hrefOf: (item: ModerationItem) => string
}

/** All that was reported or looked at, in one list. */
export function ModerationQueue(props: ModerationQueueProps) {
  const { answer, more, view, viewHref, csvHref, hrefOf, ...row } = props
  const { waiting, others } = words.none
  return (
    <ListCard<ModerationItem>
      title={words.title}
      answer={answer}
      more={more}
      controls={
        <div className={styles.controls}>
          <p className={styles.lead}>{words.lead}</p>
          <TabLinks
            label={words.views.label}
            linkAs={row.linkAs}
            links={moderationViews.map((each) => ({
              href: viewHref(each),
              label: words.views[each],
              isCurrent: each === view,
            }))}
          />
        </div>
      }
      empty={view === 'waiting' ? waiting : others}
      foot={
        <a href={csvHref} download className={styles.loose}>
          {words.csv}
        </a>
      }
      keyOf={({ kind, id }) => `${kind} ${id}`}
      draw={(item) => (
        <ModerationItemRow {...row} item={item} href={hrefOf(item)} />
      )}
    />
  )
}
