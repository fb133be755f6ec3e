import type {
  BountyCard as Bounty,
  BountyList,
} from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import type { ReactNode } from 'react'
import type { Answer, More } from '../../../kit/answer/answer.ts'
import type { EmptyStateProps } from '../../../kit/EmptyState/EmptyState.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { ListCard } from '../../../kit/ListCard/ListCard.tsx'
import { BountyCard } from '../BountyCard/BountyCard.tsx'

export interface BountiesListProps {
  answer: Answer<BountyList>
  more?: More | undefined
  hrefOf: (bounty: Bounty) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  controls?: ReactNode
  /** Why there is nothing, and the way on. */
  empty: Omit<EmptyStateProps, 'heading'>
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
  /** They are of several clubs. */
  namesClub?: boolean
}

/** The bounties that were asked for. */
export function BountiesList(props: BountiesListProps) {
  const { answer, more, hrefOf, linkAs, controls, empty, now } = props
  const { namesClub = false } = props
  return (
    <ListCard<Bounty>
      title={namesClub ? bounties.list.ofAll : bounties.title}
      answer={answer}
      more={more}
      controls={controls}
      empty={empty}
      keyOf={({ id }) => id}
      draw={(bounty) => (
        <BountyCard
          bounty={bounty}
          href={hrefOf(bounty)}
          linkAs={linkAs}
          now={now}
          namesClub={namesClub}
        />
      )}
    />
  )
}
