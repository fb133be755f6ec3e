import type { InboxEntry } from '@narwhal-club/core/contract'
import { InboxBell } from '@narwhal-club/ui/governance/inbox/InboxBell/InboxBell.tsx'
import { paths } from '../../paths.ts'
import { RouterLink } from '../RouterLink.tsx'
import { useInbox, useSwitches } from './useInbox.ts'

function hrefOf(entry: InboxEntry) {
  if ('proposal' in entry && entry.proposal)
    return paths.proposal(entry.proposal.club.id, entry.proposal.id)
  if ('bounty' in entry && entry.bounty)
    return paths.bounty(entry.bounty.club.id, entry.bounty.id)
  if ('idea' in entry && entry.idea)
    return paths.idea(entry.idea.club.id, entry.idea.id)
  return paths.myProposals
}

/** The bell of a reader who is signed in. */
export function Bell() {
  const { answer, more, isStale, read } = useInbox()
  const { switches, onSwitch } = useSwitches()
  return (
    <InboxBell
      answer={answer}
      more={more}
      isStale={isStale}
      switches={switches}
      onSwitch={onSwitch}
      hrefOf={hrefOf}
      linkAs={RouterLink}
      onOpen={({ id, read: isRead }) => {
        if (!isRead) read({ entry: id })
      }}
      onReadAll={() => {
        const first = answer.status === 'ready' && answer.data.rows[0]
        if (first) read({ upTo: first.id })
      }}
    />
  )
}
