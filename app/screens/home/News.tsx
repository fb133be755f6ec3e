import {
  bountiesEndpoints,
  clubsEndpoints,
  contentEndpoints,
  mainClubId,
} from '@narwhal-club/core/contract'
import { homeNews } from '@narwhal-club/core/messages/pages/homeNews'
import { ActivityCard } from '@narwhal-club/ui/governance/home/ActivityCard/ActivityCard.tsx'
import { BountiesCard } from '@narwhal-club/ui/governance/home/BountiesCard/BountiesCard.tsx'
import { NoticeCard } from '@narwhal-club/ui/governance/home/NoticeCard/NoticeCard.tsx'
import { answerOf } from '../../data/answerOf.ts'
import { createUseAsk } from '../../data/ask.ts'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'

const useAsk = createUseAsk({
  announcements: contentEndpoints.announcements,
  bounties: bountiesEndpoints.bounties,
  clubActivity: clubsEndpoints.clubActivity,
})

/** What administrators say to everyone just now. */
export function Notices() {
  const { data } = useAsk('announcements')
  if (!data?.announcements.length) return null
  return (
    <div className={styles.stack}>
      {data.announcements.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

/** Bounties that are new, and what holders did last (R2.3). */
export function News() {
  const bounties = useAsk('bounties', { state: 'open', limit: 3 })
  const activity = useAsk('clubActivity', { club: mainClubId })
  return (
    <>
      <BountiesCard
        answer={answerOf(bounties, () => homeNews.bounties.failed)}
        bountyHref={({ id, club }) => paths.bounty(club.id, id)}
        allHref={`${paths.clubs}?list=bounties`}
        linkAs={RouterLink}
      />
      <ActivityCard
        answer={answerOf(activity, () => homeNews.activity.failed)}
        holderHref={(address) => `${paths.analytics}?holder=${address}`}
        proposalHref={(id) => paths.proposal(mainClubId, id)}
        linkAs={RouterLink}
      />
    </>
  )
}
