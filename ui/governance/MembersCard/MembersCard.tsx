import type { ClubMembers } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import { AsOfLine } from '../../charts/AsOfLine/AsOfLine.tsx'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { ListFrame } from '../../kit/ListCard/ListFrame.tsx'
import * as styles from './MembersCard.css.ts'
import { MembersTable } from './MembersTable.tsx'

const words = club.members

export interface MembersCardProps extends HolderPlace {
  answer: Answer<ClubMembers>
  more?: More | undefined
}

/** What to think of members that were not counted just now. */
function staleOf({ status, head, block }: ClubMembers['asOf']) {
  if (status === 'fresh') return undefined
  return status === 'behind'
    ? lists.asOf.behind(formatCount(head - block))
    : lists.asOf[status]
}

/** The members of a club, the largest first, a page at a time. */
export function MembersCard({ answer, more, ...place }: MembersCardProps) {
  const asOf = answer.status === 'ready' ? answer.data.asOf : undefined
  return (
    <ListFrame<ClubMembers['rows'][number]>
      title={words.title}
      answer={answer}
      more={more}
      bones={6}
      stale={asOf && staleOf(asOf)}
      controls={<p className={styles.lead}>{words.lead}</p>}
      empty={{ title: words.none.title, children: words.none.body }}
      drawAll={(rows) => (
        <>
          <Scroller label={words.title}>
            <MembersTable rows={rows} {...place} />
          </Scroller>
          {asOf ? <AsOfLine asOf={asOf} /> : null}
        </>
      )}
    />
  )
}
