import { tabTitle } from '@narwhal-club/core/brand'
import {
  type ClubDetail,
  embedFrame,
  type ProposalDetail,
  proposalsEndpoints,
  urlOf,
} from '@narwhal-club/core/contract'
import { ClubNotice } from '@narwhal-club/ui/governance/ClubNotice/ClubNotice.tsx'
import { FeeCard } from '@narwhal-club/ui/governance/proposals/FeeCard/FeeCard.tsx'
import { ProposalHeader } from '@narwhal-club/ui/governance/proposals/ProposalHeader/ProposalHeader.tsx'
import { ProposalNotices } from '@narwhal-club/ui/governance/proposals/ProposalNotices/ProposalNotices.tsx'
import { ScheduleCard } from '@narwhal-club/ui/governance/proposals/ScheduleCard/ScheduleCard.tsx'
import { SnapshotCard } from '@narwhal-club/ui/governance/proposals/SnapshotCard/SnapshotCard.tsx'
import { TallyCard } from '@narwhal-club/ui/governance/proposals/TallyCard/TallyCard.tsx'
import { ShareActs } from '@narwhal-club/ui/governance/ShareActs/ShareActs.tsx'
import { WhenNear } from '@narwhal-club/ui/kit/WhenNear/WhenNear.tsx'
import { page } from '../../browser/page.ts'
import { useConfig } from '../../data/config.ts'
import { useAddress } from '../../data/useAddress.ts'
import { useNow } from '../../data/useNow.ts'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { clubAddress, usualClub } from '../clubs/clubsAddress.ts'
import { ViewedAs } from '../clubs/ViewedAs.tsx'
import { discussionId } from '../comments/discussionId.ts'
import { LazyComments } from '../comments/LazyComments.tsx'
import { HideResults } from '../votes/HideResults.tsx'
import { isSecret } from '../votes/isSecret.ts'
import { LazyVoteDetails } from '../votes/LazyVoteDetails.tsx'
import { LazyWitness } from '../votes/LazyWitness.tsx'
import { YourVote } from '../votes/YourVote.tsx'
import { LazyVerifyVote } from './LazyVerifyVote.tsx'
import { ProposalBody } from './ProposalBody.tsx'
import * as layout from './proposal.css.ts'
import { ReaderActs } from './ReaderActs.tsx'
import { ReaderBar } from './ReaderBar.tsx'
import { Versions } from './Versions.tsx'

export interface ProposalPageProps {
  club: ClubDetail
  proposal: ProposalDetail
  /** It was told for another reader: for this one it is on its way. */
  isEarlier: boolean
}

const place = {
  holderHref: (address: string) => `${paths.analytics}?holder=${address}`,
  linkAs: RouterLink,
}

/** A proposal that is known: what it asks, how it stands, and what was said. */
export function ProposalPage(props: ProposalPageProps) {
  const { club, proposal } = props
  const { id, title, version } = proposal
  const mine = props.isEarlier ? undefined : proposal.mine
  const now = useNow()
  const asking = useAddress(clubAddress)
  const { compared, as } = asking.state
  const usual = { ...usualClub, as }
  // As another wallet nothing is written.
  const editHref = as
    ? undefined
    : asking.hrefOf({ ...usual, proposal: id, edits: 'yes' })
  const comparedHref = (wanted?: number) =>
    asking.hrefOf({ ...usual, proposal: id, compared: wanted })
  return (
    <div className={styles.stack}>
      <title>{tabTitle(title)}</title>
      <ProposalHeader
        {...place}
        proposal={proposal}
        backHref={asking.hrefOf(usual)}
        now={now}
        labelHref={(label) => asking.hrefOf({ ...usual, label })}
        changedHref={version > 1 ? comparedHref(version) : undefined}
        acts={
          <ShareActs
            title={title}
            address={() => page.origin() + paths.proposal(club.id, id)}
            embed={() =>
              embedFrame({ origin: page.origin(), proposal: id, title })
            }
            onOpen={page.open}
          />
        }
      />
      {as ? <ViewedAs club={club.id} wallet={as} /> : null}
      <LazyWitness key={id} proposal={proposal} />
      <ClubNotice status={club.status} />
      <ProposalNotices {...place} proposal={proposal} now={now} />
      <div className={layout.parts}>
        <div className={styles.stack}>
          <ProposalBody proposal={proposal} />
          {version > 1 || compared !== undefined ? (
            <Versions
              proposal={proposal}
              compared={compared}
              hrefOf={comparedHref}
              now={now}
            />
          ) : null}
        </div>
        <Vote {...props} now={now} editHref={editHref} />
        <div className={layout.rest}>
          {proposal.status === 'pending' ? null : (
            <WhenNear>
              <LazyVoteDetails proposal={proposal} now={now} />
            </WhenNear>
          )}
          {proposal.status === 'pending' ? null : (
            <WhenNear>
              <LazyVerifyVote
                key={id}
                proposal={id}
                isSecret={isSecret({ ...proposal, mine })}
              />
            </WhenNear>
          )}
          {as ? null : (
            <div id={discussionId}>
              <WhenNear>
                <LazyComments
                  proposal={id}
                  count={proposal.counts.comments}
                  status={club.status}
                />
              </WhenNear>
            </div>
          )}
        </div>
        <Facts {...props} />
      </div>
      {editHref ? <ReaderBar {...props} editHref={editHref} /> : null}
    </div>
  )
}

/** The reader's own part: to vote, how it stands, and what else they can do. */
function Vote(
  props: ProposalPageProps & {
    now: number | undefined
    editHref: string | undefined
  },
) {
  const { proposal, isEarlier, now, editHref } = props
  const { id, status } = proposal
  const mine = isEarlier ? undefined : proposal.mine
  return (
    <div className={layout.vote}>
      {/* As another wallet nothing is voted. */}
      {editHref ? <YourVote {...props} /> : null}
      <TallyCard
        proposal={proposal}
        isSecret={isSecret({ ...proposal, mine })}
        controls={status === 'active' ? <HideResults /> : undefined}
      />
      <ScheduleCard
        proposal={proposal}
        calendarHref={`${urlOf(proposalsEndpoints.proposalCalendar, { proposal: id })}.ics`}
        now={now}
      />
      {editHref ? <ReaderActs {...props} editHref={editHref} /> : null}
    </div>
  )
}

/** What it rests on, for who checks. */
function Facts({ proposal }: Pick<ProposalPageProps, 'proposal'>) {
  const { id, fee } = proposal
  const explorer = useConfig().data?.chain.explorerUrl
  return (
    <div className={layout.facts}>
      <SnapshotCard
        {...place}
        proposal={proposal}
        votersHref={`${urlOf(proposalsEndpoints.proposalVoters, { proposal: id })}.csv`}
      />
      <FeeCard
        fee={fee}
        txHref={explorer ? (hash) => `${explorer}/tx/${hash}` : undefined}
      />
    </div>
  )
}
