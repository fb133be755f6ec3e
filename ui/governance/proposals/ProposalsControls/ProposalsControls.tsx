import { type ProposalSort, proposalSorts } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import {
  ListControls,
  type ListControlsProps,
} from '../../../kit/ListControls/ListControls.tsx'
import { TabLinks } from '../../../kit/TabLinks/TabLinks.tsx'
import { type ProposalState, proposalStates } from './states.ts'

const words = { ...proposals.list, only: proposals.list.mine }

export interface ProposalsControlsProps
  extends Omit<ListControlsProps<ProposalSort>, 'words' | 'sorts'> {
  /** Which of them are shown, each with its address. */
  status: ProposalState
  statusHref: (status: ProposalState) => string
  /** How many there are of each, where that is known. */
  counts?: Partial<Record<ProposalState, string>> | undefined
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

/** What a list of proposals is narrowed, searched and sorted by. */
export function ProposalsControls(props: ProposalsControlsProps) {
  const { status, statusHref, counts, linkAs, ...rest } = props
  return (
    <>
      <TabLinks
        label={words.status.label}
        linkAs={linkAs}
        links={proposalStates.map((each) => ({
          href: statusHref(each),
          label: words.status[each],
          count: counts?.[each],
          isCurrent: each === status,
        }))}
      />
      <ListControls words={words} sorts={proposalSorts} {...rest} />
    </>
  )
}
