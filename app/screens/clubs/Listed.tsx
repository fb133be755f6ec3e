import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { ClubsControls } from '@narwhal-club/ui/governance/ClubsControls/ClubsControls.tsx'
import { ClubsList } from '@narwhal-club/ui/governance/ClubsList/ClubsList.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import type { EmptyStateProps } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import type { useAddress } from '../../data/useAddress.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useIsSignedIn } from '../../useSystem.ts'
import type { ClubsQuestion } from './clubsAddress.ts'
import { Follow } from './Follow.tsx'
import { SignInFirst } from './SignInFirst.tsx'
import { useClubs } from './useClubs.ts'

interface ListedProps {
  asking: ReturnType<typeof useAddress<ClubsQuestion>>
}

/** The clubs that the address asks for. */
export function Listed({ asking }: ListedProps) {
  const isSignedIn = useIsSignedIn()
  const { show, eligible } = asking.state
  if (!isSignedIn && show === 'following')
    return <SignInFirst why={clubs.signIn.following} />
  if (!isSignedIn && eligible === 'true')
    return <SignInFirst why={clubs.signIn.eligible} />
  return <Found asking={asking} />
}

/** Why nothing was found: the reader's own words come first. */
function emptyOf(
  { search, show, eligible }: ClubsQuestion,
  onAll: () => void,
): Omit<EmptyStateProps, 'heading'> {
  const back = (action: string) => <Button onClick={onAll}>{action}</Button>
  if (search) {
    const { title, body, action } = clubs.notFound
    return { title, children: body(search), action: back(action) }
  }
  const isNarrow = show === 'following' || eligible === 'true'
  if (!isNarrow) return { title: clubs.none.title, children: clubs.none.body }
  const { title, body, action } =
    eligible === 'true' ? clubs.noneEligible : clubs.noneFollowed
  return { title, children: body, action: back(action) }
}

function Found({ asking }: ListedProps) {
  const { state, go } = asking
  const { search, sort, show, eligible } = state
  const isSignedIn = useIsSignedIn()
  const list = useClubs('clubs', {
    q: search || undefined,
    sort: sort === 'proposals' ? undefined : sort,
    joined: show === 'following' ? 'true' : undefined,
    eligible: eligible === 'true' ? 'true' : undefined,
  })
  return (
    <ClubsList
      {...list}
      hrefOf={({ id }) => paths.club(id)}
      linkAs={RouterLink}
      follow={(club) => <Follow club={club} follows={club.follows} />}
      empty={emptyOf(state, () =>
        go({ search: '', show: 'all', eligible: 'any' }),
      )}
      controls={
        <ClubsControls
          search={search}
          onSearch={(said) => go({ search: said })}
          sort={sort}
          onSort={(wanted) => go({ sort: wanted }, true)}
          only={eligible === 'true'}
          onOnly={
            isSignedIn
              ? (isOn) => go({ eligible: isOn ? 'true' : 'any' })
              : undefined
          }
        />
      }
    />
  )
}
