import { brand, tabTitle } from '@narwhal-club/core/brand'
import type { ClubDetail } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { club as words } from '@narwhal-club/core/messages/pages/club'
import { ClubHeader } from '@narwhal-club/ui/governance/ClubHeader/ClubHeader.tsx'
import {
  type Eligibility,
  EligibilityLine,
} from '@narwhal-club/ui/governance/EligibilityLine/EligibilityLine.tsx'
import {
  SourceLine,
  staleOf,
} from '@narwhal-club/ui/governance/SourceLine/SourceLine.tsx'
import { StaleNote } from '@narwhal-club/ui/kit/StaleNote/StaleNote.tsx'
import { TabLinks } from '@narwhal-club/ui/kit/TabLinks/TabLinks.tsx'
import { useAddress } from '../../data/useAddress.ts'
import * as styles from '../../page/screens.css.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useIsSignedIn } from '../../useSystem.ts'
import { LazyClubBounties } from '../bounties/LazyBounties.tsx'
import { ClubMembers } from './ClubMembers.tsx'
import { ClubProposals } from './ClubProposals.tsx'
import { ClubRules } from './ClubRules.tsx'
import {
  type ClubQuestion,
  clubAddress,
  clubTabs,
  usualClub,
} from './clubsAddress.ts'
import { Follow } from './Follow.tsx'
import { LazyClubLog } from './LazyClubLog.tsx'
import { SignInButton } from './SignInFirst.tsx'
import { ViewedAs } from './ViewedAs.tsx'

export interface ClubProps {
  club: ClubDetail
  /** It was told for another reader: for this one it is on its way. */
  isEarlier: boolean
}

/** A club that is known: its header, and the part that the address names. */
export function Club({ club, isEarlier }: ClubProps) {
  const { name, rules, source } = club
  const isSignedIn = useIsSignedIn()
  const asking = useAddress(clubAddress)
  const { as } = asking.state
  const mine = isSignedIn && !isEarlier ? club.mine : undefined
  const eligibility: Eligibility = !isSignedIn
    ? { status: 'signedOut', signIn: <SignInButton /> }
    : mine
      ? { status: 'known', mine }
      : { status: 'loading' }
  const stale = staleOf(source)
  return (
    <div className={styles.stack}>
      <title>{titleOf(asking.state, name)}</title>
      <ClubHeader
        club={club}
        acts={as ? null : <Follow club={club} follows={mine?.follows} />}
      >
        {as ? (
          <ViewedAs club={club.id} wallet={as} />
        ) : (
          <EligibilityLine
            eligibility={eligibility}
            need={rules.minProposeVp}
          />
        )}
        {stale ? <StaleNote>{stale}</StaleNote> : null}
      </ClubHeader>
      <Parts club={club} asking={asking} />
      {/* Members say themselves as of when they are. */}
      {asking.state.tab === 'members' ? null : <SourceLine source={source} />}
    </div>
  )
}

/** Which part of which club: the first is the club itself. */
function titleOf({ tab, shows }: ClubQuestion, name: string): string {
  const part =
    tab !== 'proposals'
      ? words.tabs[tab]
      : shows === 'ideas'
        ? words.segments.ideas
        : undefined
  if (!part) return tabTitle(name)
  return tabTitle(name === brand.appName ? part : `${part} · ${name}`)
}

interface PartsProps {
  club: ClubDetail
  asking: ReturnType<typeof useAddress<ClubQuestion>>
}

function Parts({ club, asking }: PartsProps) {
  const { tab, version, as } = asking.state
  const { holders } = club.counts
  return (
    <>
      <TabLinks
        label={words.tabs.label}
        linkAs={RouterLink}
        links={clubTabs.map((each) => ({
          href: asking.hrefOf({ ...usualClub, as, tab: each }),
          label: words.tabs[each],
          isCurrent: each === tab,
          ...(each === 'members' &&
            holders !== undefined && { count: formatCount(holders) }),
        }))}
      />
      {tab === 'members' ? (
        <ClubMembers club={club.id} />
      ) : tab === 'bounties' ? (
        <LazyClubBounties club={club} />
      ) : tab === 'rules' ? (
        <ClubRules
          club={club}
          version={version}
          hrefOf={(wanted) => asking.hrefOf({ version: wanted })}
        />
      ) : tab === 'log' ? (
        <LazyClubLog />
      ) : (
        <ClubProposals club={club} asking={asking} />
      )}
    </>
  )
}
