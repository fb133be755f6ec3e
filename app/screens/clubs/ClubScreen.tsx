import { tabTitle } from '@narwhal-club/core/brand'
import { isClubId } from '@narwhal-club/core/contract'
import { club as words } from '@narwhal-club/core/messages/pages/club'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { ClubHeaderWaiting } from '@narwhal-club/ui/governance/ClubHeader/ClubHeaderWaiting.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { useParams, useSearch } from 'wouter'
import { isAbsent } from '../../data/absence.ts'
import { Page } from '../../page/Page.tsx'
import {
  LazyBounty,
  LazyBountyEditor,
  LazyBountyReviser,
} from '../bounties/LazyBounties.tsx'
import { LazyIdea } from '../ideas/LazyIdea.tsx'
import { Missing } from '../notFound/Missing.tsx'
import { LazyEditor } from '../proposals/LazyEditor.tsx'
import { LazyProposal } from '../proposals/LazyProposal.tsx'
import { LazyReviser } from '../proposals/LazyReviser.tsx'
import { draftOf } from '../proposals/writing.ts'
import { adviceOf } from './advice.ts'
import { clubAddress } from './clubsAddress.ts'
import { LazyClub } from './LazyClub.tsx'
import { useClub } from './useClubs.ts'

/** One club (R2.5), or that there is none of that name. */
export function ClubScreen() {
  const { clubId = '' } = useParams<{ clubId: string }>()
  return isClubId(clubId) ? (
    <Asked key={clubId} id={clubId} />
  ) : (
    <Missing {...words.unknown} />
  )
}

function Asked({ id }: { id: string }) {
  const result = useClub(id)
  const { data, error, isPlaceholderData, refetch } = result
  const search = useSearch()
  const draft = draftOf(search)
  const { tab, proposal, bounty, idea, edits, as } = clubAddress.parse(search)
  if (isAbsent(result)) return <Missing {...words.unknown} />
  // As another wallet nothing is written.
  if (data && draft && tab === 'bounties' && !as)
    return <LazyBountyEditor club={data} draft={draft} />
  if (data && bounty && tab === 'bounties' && edits === 'yes' && !as)
    return <LazyBountyReviser key={bounty} club={data} bounty={bounty} />
  if (data && bounty && tab === 'bounties')
    return (
      <LazyBounty key={bounty} club={data} id={bounty} isReadOnly={as !== ''} />
    )
  if (data && draft && !as) return <LazyEditor club={data} draft={draft} />
  if (data && proposal && edits === 'yes' && !as)
    return <LazyReviser key={proposal} club={data} proposal={proposal} />
  if (data && proposal && tab === 'proposals')
    return <LazyProposal key={proposal} club={data} id={proposal} />
  if (data && idea && tab === 'proposals')
    return (
      <LazyIdea
        key={idea}
        club={data}
        id={idea}
        isEarlier={isPlaceholderData}
      />
    )
  if (data) return <LazyClub club={data} isEarlier={isPlaceholderData} />
  if (error)
    return (
      <Page title={words.failed}>
        <ErrorState heading="h2" onAction={() => void refetch()}>
          {adviceOf(error)}
        </ErrorState>
      </Page>
    )
  return (
    <>
      <title>{tabTitle(clubs.title)}</title>
      <ClubHeaderWaiting />
    </>
  )
}
