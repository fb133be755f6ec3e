import { AwaitingCard } from '@narwhal-club/ui/governance/inbox/AwaitingCard/AwaitingCard.tsx'
import { paths } from '../../paths.ts'
import { useAwaiting } from '../../shell/bell/useInbox.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { writeHref } from '../proposals/writing.ts'
import { isSecret } from '../votes/isSecret.ts'
import { turnOn } from '../votes/turnOn.ts'
import { OpenNow } from './OpenNow.tsx'

/** What waits for the reader who is signed in, then what else is open. */
export function Awaiting() {
  const awaiting = useAwaiting()
  const { answer } = awaiting
  const votes = answer.status === 'ready' ? answer.data.votes : undefined
  return (
    <>
      <AwaitingCard
        {...awaiting}
        proposalHref={({ id, club }) => paths.proposal(club.id, id)}
        draftHref={({ id, club }) => writeHref(club.id, id)}
        linkAs={RouterLink}
      />
      <OpenNow
        besides={votes?.rows.map(({ id }) => id)}
        isSecret={(id) =>
          isSecret({ status: 'active', turn: turnOn(id, votes) })
        }
      />
    </>
  )
}
