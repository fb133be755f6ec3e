import { tabTitle } from '@narwhal-club/core/brand'
import {
  type BountyDetail,
  bountiesEndpoints,
  type ClubDetail,
  urlOf,
} from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { BountyHeader } from '@narwhal-club/ui/governance/bounties/BountyHeader/BountyHeader.tsx'
import { BountyNotices } from '@narwhal-club/ui/governance/bounties/BountyNotices/BountyNotices.tsx'
import { DatesCard } from '@narwhal-club/ui/governance/bounties/DatesCard/DatesCard.tsx'
import { RewardCard } from '@narwhal-club/ui/governance/bounties/RewardCard/RewardCard.tsx'
import { ClubNotice } from '@narwhal-club/ui/governance/ClubNotice/ClubNotice.tsx'
import {
  isFolded,
  isGone,
} from '@narwhal-club/ui/governance/ModeratedNotice/standing.ts'
import { Warned } from '@narwhal-club/ui/governance/proposals/ProposalNotices/ProposalNotices.tsx'
import { ShareActs } from '@narwhal-club/ui/governance/ShareActs/ShareActs.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { StillMarkdown } from '@narwhal-club/ui/kit/Markdown/LazyMarkdown.tsx'
import { WhenNear } from '@narwhal-club/ui/kit/WhenNear/WhenNear.tsx'
import { page } from '../../browser/page.ts'
import { useConfig } from '../../data/config.ts'
import { useAddress } from '../../data/useAddress.ts'
import { useNow } from '../../data/useNow.ts'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useIsSignedIn, useView } from '../../useSystem.ts'
import { SignInButton } from '../clubs/SignInFirst.tsx'
import { ViewedAs } from '../clubs/ViewedAs.tsx'
import { discussionId } from '../comments/discussionId.ts'
import { LazyComments } from '../comments/LazyComments.tsx'
import * as layout from '../proposals/proposal.css.ts'
import { Report } from '../report/Report.tsx'
import { Acts, type ActsProps, hasActs } from './Acts.tsx'
import { bountiesAddress, changeBountyHref } from './address.ts'
import { BountyBar } from './BountyBar.tsx'
import { BountyVersions } from './BountyVersions.tsx'
import { actsOf, isChangeable } from './mayOf.ts'
import { Payouts } from './Payouts.tsx'
import { bountyActsId, bountyPayoutsId, bountyWorkId } from './place.ts'
import { useActing } from './useActing.ts'
import { useCandidates } from './useCandidates.ts'
import { Work } from './Work.tsx'

export interface BountyPageProps {
  club: ClubDetail
  bounty: BountyDetail
  /** Nothing is done: as another wallet, or while it is read for this reader. */
  isReadOnly: boolean
}

/** No bounty is open. */
const list = { bounty: '', work: '', compared: undefined }

const place = {
  holderHref: (address: string) => `${paths.analytics}?holder=${address}`,
  linkAs: RouterLink,
}

/** A bounty that is known: the task, the work, the reward, and what is done about it. */
export function BountyPage(props: BountyPageProps) {
  const { club, bounty, isReadOnly } = props
  const { id, author, title, description, status, version } = bounty
  const now = useNow()
  const { state, hrefOf } = useAddress(bountiesAddress)
  const { as } = state
  const comparedHref = (wanted?: number) =>
    hrefOf({ work: '', compared: wanted })
  const compared = state.work ? undefined : state.compared
  const explorer = useConfig().data?.chain.explorerUrl
  const isSignedIn = useIsSignedIn()
  const userAddress = useView((view) => view.session.session.userAddress)
  const address = isSignedIn && !isReadOnly ? userAddress : null
  const acting = useActing(id)
  const may = actsOf(bounty, club, address)
  const isAuthor = address?.toLowerCase() === author
  const isDue = isAuthor && (status === 'awarded' || status === 'paid')
  return (
    <div className={styles.stack}>
      <title>{tabTitle(title)}</title>
      <BountyHeader
        {...place}
        bounty={bounty}
        now={now}
        backHref={hrefOf(list)}
        recordHref={hrefOf({ ...list, author })}
        changedHref={version > 1 ? comparedHref(version) : undefined}
        acts={
          <ShareActs
            title={title}
            address={() => page.origin() + paths.bounty(club.id, id)}
            onOpen={page.open}
          />
        }
      />
      {as ? <ViewedAs club={club.id} wallet={as} /> : null}
      <ClubNotice status={club.status} />
      <BountyNotices
        bounty={bounty}
        voteHref={(proposal) => paths.proposal(club.id, proposal)}
        linkAs={RouterLink}
      />
      <div className={layout.parts}>
        <div className={styles.stack}>
          {isGone(bounty.moderated) ? null : (
            <Card title={bounties.body.title}>
              <Warned is={isFolded(bounty.moderated)}>
                <StillMarkdown source={description} top={3} />
              </Warned>
            </Card>
          )}
          {version > 1 || compared !== undefined ? (
            <BountyVersions
              bounty={id}
              compared={compared}
              hrefOf={comparedHref}
              now={now}
            />
          ) : null}
          {isDue ? (
            <div id={bountyPayoutsId}>
              <Payouts bounty={bounty} />
            </div>
          ) : null}
        </div>
        <div className={layout.vote}>
          <RewardCard
            bounty={bounty}
            txHref={explorer ? (hash) => `${explorer}/tx/${hash}` : undefined}
          />
          <DatesCard
            bounty={bounty}
            calendarHref={`${urlOf(bountiesEndpoints.bountyCalendar, { bounty: id })}.ics`}
            now={now}
          />
          <div id={bountyActsId}>
            <ReaderActs
              {...props}
              acting={acting}
              may={may}
              editHref={
                isChangeable(bounty, club, address)
                  ? changeBountyHref(club.id, id)
                  : undefined
              }
            />
          </div>
          {isReadOnly || isGone(bounty.moderated) ? null : (
            <Report kind="bounty" id={id} author={author} />
          )}
        </div>
        <div className={layout.rest}>
          <div id={bountyWorkId}>
            <Work
              club={club}
              bounty={bounty}
              acting={acting}
              address={address}
              isReadOnly={isReadOnly}
            />
          </div>
          {isReadOnly ? null : (
            <div id={discussionId}>
              <WhenNear>
                <LazyComments
                  bounty={id}
                  count={bounty.counts.comments}
                  status={club.status}
                />
              </WhenNear>
            </div>
          )}
        </div>
      </div>
      {isReadOnly ? null : (
        <BountyBar may={may} isDue={isDue} bounty={bounty} />
      )}
    </div>
  )
}

type ReaderActsProps = BountyPageProps &
  Pick<ActsProps, 'acting' | 'may' | 'editHref'>

function ReaderActs(props: ReaderActsProps) {
  const { bounty, acting, may, editHref, isReadOnly } = props
  const isSignedIn = useIsSignedIn()
  const { view } = acting
  const candidates = useCandidates(bounty.id, {
    enabled: 'act' in view && view.act.kind === 'award',
  })
  const isOpen = bounty.status === 'open'
  if (!isSignedIn && !isReadOnly && isOpen)
    return (
      <Card title={bountyActs.act.title}>
        <p>{bountyActs.act.signIn}</p>
        <SignInButton />
      </Card>
    )
  if (!hasActs({ may, acting })) return null
  return (
    <Card title={bountyActs.act.title}>
      <Acts
        bounty={bounty}
        may={may}
        editHref={editHref}
        acting={acting}
        candidates={candidates}
      />
    </Card>
  )
}
