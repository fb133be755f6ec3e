import { tabTitle } from '@narwhal-club/core/brand'
import type { ClubDetail } from '@narwhal-club/core/contract'
import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { IdeaWaiting } from '@narwhal-club/ui/governance/ideas/IdeaHeader/IdeaWaiting.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { isAbsent } from '../../data/absence.ts'
import { Page } from '../../page/Page.tsx'
import { paths } from '../../paths.ts'
import { clubAddress } from '../clubs/clubsAddress.ts'
import { Missing } from '../notFound/Missing.tsx'
import { adviceOf } from './advice.ts'
import { IdeaPage } from './IdeaPage.tsx'
import { useIdea } from './useIdeas.ts'

export interface IdeaProps {
  club: ClubDetail
  /** Of the idea. */
  id: string
  /** The club was told for another reader: for this one it is on its way. */
  isEarlier: boolean
}

/** One idea of a club, or that it shares none of that id. */
export function Idea({ club, id, isEarlier }: IdeaProps) {
  const result = useIdea(id)
  const { data, error, refetch } = result
  // Under the name of another club it is not there; what is not shared is no idea.
  if (isAbsent(result) || (data && (data.club !== club.id || !data.shared)))
    return (
      <Missing
        {...ideas.unknown}
        back={{
          href: paths.club(club.id) + clubAddress.format({ shows: 'ideas' }),
          label: ideas.back(club.name),
        }}
      />
    )
  if (data) return <IdeaPage club={club} idea={data} isEarlier={isEarlier} />
  if (error)
    return (
      <Page title={ideas.failed}>
        <ErrorState heading="h2" onAction={() => void refetch()}>
          {adviceOf(error)}
        </ErrorState>
      </Page>
    )
  return (
    <>
      <title>{tabTitle(ideas.title)}</title>
      <IdeaWaiting />
    </>
  )
}
