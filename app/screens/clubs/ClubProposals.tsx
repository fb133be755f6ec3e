import {
  type ClubDetail,
  proposalsEndpoints,
  urlOf,
} from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { club as clubWords } from '@narwhal-club/core/messages/pages/club'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { FeedLink } from '@narwhal-club/ui/governance/FeedLink/FeedLink.tsx'
import { ProposalsControls } from '@narwhal-club/ui/governance/proposals/ProposalsControls/ProposalsControls.tsx'
import { ProposalsList } from '@narwhal-club/ui/governance/proposals/ProposalsList/ProposalsList.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import type { EmptyStateProps } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { TabLinks } from '@narwhal-club/ui/kit/TabLinks/TabLinks.tsx'
import type { useAddress } from '../../data/useAddress.ts'
import { useNow } from '../../data/useNow.ts'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useIsSignedIn } from '../../useSystem.ts'
import { LazyClubIdeas } from '../ideas/LazyClubIdeas.tsx'
import { useProposals } from '../proposals/useProposals.ts'
import { WriteButton } from '../proposals/WriteButton.tsx'
import { useRowVote } from '../votes/useRowVote.tsx'
import { type ClubQuestion, usualClub } from './clubsAddress.ts'
import { SignInFirst } from './SignInFirst.tsx'

const words = proposals.list
const { segments } = clubWords

export interface ClubProposalsProps {
  club: ClubDetail
  asking: ReturnType<typeof useAddress<ClubQuestion>>
}

/** The proposals of a club, and the way to write one while it is open. */
export function ClubProposals(props: ClubProposalsProps) {
  const { club, asking } = props
  const isSignedIn = useIsSignedIn()
  const { shows, mine, as } = asking.state
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {as ? null : <WriteButton club={club} />}
        <FeedLink
          href={`${urlOf(proposalsEndpoints.clubFeed, { club: club.id })}.xml`}
        />
      </div>
      <TabLinks
        label={segments.label}
        linkAs={RouterLink}
        links={(['proposals', 'ideas'] as const).map((each) => ({
          href: asking.hrefOf({ ...usualClub, as, shows: each }),
          label: segments[each],
          isCurrent: each === shows,
        }))}
      />
      {shows === 'ideas' ? (
        <LazyClubIdeas {...props} />
      ) : mine === 'true' && !isSignedIn ? (
        <SignInFirst why={words.signIn} />
      ) : (
        <Found {...props} />
      )}
    </div>
  )
}

/** Why nothing was found, and the way back where it was narrowed. */
function emptyOf(
  { status, search, label, mine }: ClubQuestion,
  onAll: () => void,
): Omit<EmptyStateProps, 'heading'> {
  const isNarrow = status !== 'all' || search || label || mine === 'true'
  if (!isNarrow) return { title: words.none.title, children: words.none.body }
  const { title, body, action } = words.notFound
  return {
    title,
    children: body,
    action: <Button onClick={onAll}>{action}</Button>,
  }
}

function Found({ club, asking }: ClubProposalsProps) {
  const { state, go } = asking
  const { status, search, label, sort, mine, as } = state
  const list = useProposals('clubProposals', {
    club: club.id,
    status: status === 'all' ? undefined : status,
    q: search || undefined,
    label: label || undefined,
    mine: mine === 'true' ? 'true' : undefined,
    sort: sort === 'newest' ? undefined : sort,
  })
  const { answer } = list
  const { readerOf, sheet } = useRowVote(
    answer.status === 'ready' ? answer.data.rows : [],
  )
  return (
    <>
      <ProposalsList
        {...list}
        // Who looks as another wallet goes on so.
        hrefOf={({ id }) =>
          as
            ? asking.hrefOf({ ...usualClub, as, proposal: id })
            : paths.proposal(club.id, id)
        }
        linkAs={RouterLink}
        now={useNow()}
        empty={emptyOf(state, () => go({ ...usualClub, as }))}
        controls={<Controls club={club} asking={asking} />}
        // As another wallet nothing is voted.
        {...(!as && { readerOf })}
      />
      {sheet}
    </>
  )
}

function Controls({ club, asking }: ClubProposalsProps) {
  const isSignedIn = useIsSignedIn()
  const { state, go, hrefOf } = asking
  const { status, search, label, sort, mine } = state
  const { pending, active, closed } = club.counts.proposals
  return (
    <>
      <ProposalsControls
        status={status}
        statusHref={(wanted) => hrefOf({ status: wanted })}
        counts={{
          all: formatCount(pending + active + closed),
          pending: formatCount(pending),
          active: formatCount(active),
          closed: formatCount(closed),
        }}
        linkAs={RouterLink}
        search={search}
        onSearch={(said) => go({ search: said })}
        sort={sort}
        onSort={(wanted) => go({ sort: wanted }, true)}
        only={mine === 'true'}
        onOnly={
          isSignedIn ? (isOn) => go({ mine: isOn ? 'true' : 'any' }) : undefined
        }
      />
      {label ? (
        <div className={styles.row}>
          <span dir="auto">{words.label.only(label)}</span>
          <Button variant="bare" onClick={() => go({ label: '' })}>
            {words.label.all}
          </Button>
        </div>
      ) : null}
    </>
  )
}
