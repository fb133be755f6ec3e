import { AwaitingCard } from '@narwhal-club/ui/governance/inbox/AwaitingCard/AwaitingCard.tsx'
import { paths } from '../../paths.ts'
import { useAwaiting } from '../../shell/bell/useInbox.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { writeHref } from '../proposals/writing.ts'

/** What waits for the reader who is signed in. */
export const Awaiting = () => (
  <AwaitingCard
    {...useAwaiting()}
    proposalHref={({ id, club }) => paths.proposal(club.id, id)}
    draftHref={({ id, club }) => writeHref(club.id, id)}
    linkAs={RouterLink}
  />
)
