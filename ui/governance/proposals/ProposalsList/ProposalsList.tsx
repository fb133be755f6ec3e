import type {
  ProposalCard as Proposal,
  ProposalList,
} from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { ReactNode } from 'react'
import type { Answer, More } from '../../../kit/answer/answer.ts'
import type { EmptyStateProps } from '../../../kit/EmptyState/EmptyState.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { ListCard } from '../../../kit/ListCard/ListCard.tsx'
import {
  ProposalCard,
  type ProposalCardProps,
} from '../ProposalCard/ProposalCard.tsx'

export interface ProposalsListProps {
  answer: Answer<ProposalList>
  more?: More | undefined
  hrefOf: (proposal: Proposal) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  controls?: ReactNode
  /** Why there is nothing, and the way on. */
  empty: Omit<EmptyStateProps, 'heading'>
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
  /** They are of several clubs. */
  namesClub?: boolean
  /** What of one of them is about its reader. */
  readerOf?: (
    proposal: Proposal,
  ) => Pick<ProposalCardProps, 'act' | 'isSecret' | 'voted'>
}

/** The proposals that were asked for. */
export function ProposalsList(props: ProposalsListProps) {
  const { answer, more, hrefOf, linkAs, controls, empty, now } = props
  const { namesClub = false, readerOf } = props
  return (
    <ListCard<Proposal>
      title={proposals.title}
      answer={answer}
      more={more}
      controls={controls}
      empty={empty}
      keyOf={({ id }) => id}
      draw={(proposal) => (
        <ProposalCard
          proposal={proposal}
          href={hrefOf(proposal)}
          linkAs={linkAs}
          now={now}
          namesClub={namesClub}
          {...readerOf?.(proposal)}
        />
      )}
    />
  )
}
