import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { TabLinks } from '@narwhal-club/ui/kit/TabLinks/TabLinks.tsx'
import { useLocation } from 'wouter'
import { useAddress } from '../../data/useAddress.ts'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { LazyAllBounties } from '../bounties/LazyBounties.tsx'
import { type ClubsQuestion, clubsAddress } from './clubsAddress.ts'
import { Listed } from './Listed.tsx'
import { Mine } from './Mine.tsx'

/** The list of clubs and spaces (R2.4), and of what is the reader's own. */
export function ClubsScreen() {
  const [location] = useLocation()
  const asking = useAddress<ClubsQuestion>(clubsAddress)
  const isMine = location.startsWith(paths.myProposals)
  const { show, search, sort, list: shown } = asking.state
  const isBounties = !isMine && shown === 'bounties'
  const list = location.startsWith(paths.spaces) ? paths.spaces : paths.clubs
  const hrefOf = (wanted: ClubsQuestion['show']) =>
    list + clubsAddress.format({ search, sort, show: wanted })
  const { segments } = clubs
  return (
    <Page
      title={isMine ? clubs.mine : isBounties ? clubs.bounties : clubs.title}
      lead={
        isMine ? clubs.mineLead : isBounties ? clubs.bountiesLead : clubs.lead
      }
    >
      <div className={styles.stack}>
        <TabLinks
          label={segments.label}
          linkAs={RouterLink}
          links={[
            {
              href: hrefOf('all'),
              label: segments.all,
              isCurrent: !isMine && !isBounties && show === 'all',
            },
            {
              href: hrefOf('following'),
              label: segments.following,
              isCurrent: !isMine && !isBounties && show === 'following',
            },
            {
              href: `${list}?list=bounties`,
              label: segments.bounties,
              isCurrent: isBounties,
            },
            {
              href: paths.myProposals,
              label: segments.mine,
              isCurrent: isMine,
            },
          ]}
        />
        {isMine ? (
          <Mine />
        ) : isBounties ? (
          <LazyAllBounties />
        ) : (
          <Listed asking={asking} />
        )}
      </div>
    </Page>
  )
}
