import type { ClubCard as Club, ClubList } from '@narwhal-club/core/contract'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import type { ReactNode } from 'react'
import type { Answer, More } from '../../kit/answer/answer.ts'
import type { EmptyStateProps } from '../../kit/EmptyState/EmptyState.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { ClubCard } from '../ClubCard/ClubCard.tsx'
import { SourceLine, staleOf } from '../SourceLine/SourceLine.tsx'
import * as styles from './ClubsList.css.ts'

export interface ClubsListProps {
  answer: Answer<ClubList>
  more?: More | undefined
  hrefOf: (club: Club) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The way to follow a club. */
  follow?: (club: Club) => ReactNode
  controls?: ReactNode
  /** Why there is nothing, and the way back. */
  empty: Omit<EmptyStateProps, 'heading'>
}

/** The clubs that were asked for, and as of when their holders were counted. */
export function ClubsList(props: ClubsListProps) {
  const { answer, more, hrefOf, linkAs, follow, controls, empty } = props
  const source = answer.status === 'ready' ? answer.data.source : undefined
  return (
    <div className={styles.root}>
      <ListCard<Club>
        title={clubs.list}
        answer={answer}
        more={more}
        stale={source && staleOf(source)}
        controls={controls}
        empty={empty}
        keyOf={({ id }) => id}
        draw={(club) => (
          <ClubCard
            club={club}
            href={hrefOf(club)}
            linkAs={linkAs}
            follow={follow?.(club)}
          />
        )}
      />
      {source ? <SourceLine source={source} /> : null}
    </div>
  )
}
