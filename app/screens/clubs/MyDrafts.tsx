import { draftsEndpoints } from '@narwhal-club/core/contract'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { DraftsList } from '@narwhal-club/ui/governance/MineLists/DraftsList.tsx'
import { ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { createUseList } from '../../data/list.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { writeHref } from '../proposals/writing.ts'
import { adviceOf } from './advice.ts'

const { drafts } = draftsEndpoints
const useDrafts = createUseList({ drafts }, adviceOf, useWhoKey)

/** The drafts of the member who reads, in all clubs. */
export function MyDrafts() {
  const list = useDrafts('drafts', {})
  return (
    <DraftsList
      {...list}
      hrefOf={({ club, id }) => writeHref(club, id)}
      linkAs={RouterLink}
      action={
        <ButtonLink href={paths.clubs} linkAs={RouterLink}>
          {clubs.mineSoon.action}
        </ButtonLink>
      }
    />
  )
}
