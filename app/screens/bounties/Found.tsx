import { rewardAssets } from '@narwhal-club/core/bounties'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { BountiesControls } from '@narwhal-club/ui/governance/bounties/BountiesControls/BountiesControls.tsx'
import { BountiesList } from '@narwhal-club/ui/governance/bounties/BountiesList/BountiesList.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import type { EmptyStateProps } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import type { useAddress } from '../../data/useAddress.ts'
import { useNow } from '../../data/useNow.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useIsSignedIn } from '../../useSystem.ts'
import { SignInFirst } from '../clubs/SignInFirst.tsx'
import type { BountiesQuestion } from './address.ts'
import { useBounties } from './useBounties.ts'

const words = bounties.list

/** What both lists are asked for. */
export type Asked = Omit<
  BountiesQuestion,
  'tab' | 'bounty' | 'work' | 'compared' | 'as'
>

export const usualAsked = {
  state: 'all',
  search: '',
  category: '',
  asset: '',
  sort: 'newest',
  mine: 'any',
} as const satisfies Partial<Asked>

export interface FoundProps {
  /** Missing: those of all clubs. */
  club?: string
  /** Where one is read. @default for who reads */
  bountyHref?: (bounty: string) => string
  asking: Pick<ReturnType<typeof useAddress<Asked>>, 'state' | 'hrefOf' | 'go'>
}

function emptyOf(
  { state, search, category, asset, mine, author, hunter }: Asked,
  onAll: () => void,
): Omit<EmptyStateProps, 'heading'> {
  const isNarrow =
    state !== 'all' || mine === 'true' || search || category || asset
  if (!isNarrow && !author && !hunter)
    return { title: words.none.title, children: words.none.body }
  const { title, body, action } = words.notFound
  return {
    title,
    children: body,
    action: <Button onClick={onAll}>{action}</Button>,
  }
}

/** The bounties that the address asks for. */
export function Found(props: FoundProps) {
  const isSignedIn = useIsSignedIn()
  return props.asking.state.mine === 'true' && !isSignedIn ? (
    <SignInFirst why={words.signIn} />
  ) : (
    <Listed {...props} />
  )
}

const assetOf = (asset: string) => rewardAssets.find((each) => each === asset)

function Listed({ club, asking, bountyHref }: FoundProps) {
  const { state: asked, go, hrefOf } = asking
  const { state, search, category, asset, sort, mine, author, hunter } = asked
  const isSignedIn = useIsSignedIn()
  const query = {
    state: state === 'all' ? undefined : state,
    q: search || undefined,
    category: category || undefined,
    asset: assetOf(asset),
    sort: sort === 'newest' ? undefined : sort,
    mine: mine === 'true' ? ('true' as const) : undefined,
    author: author.toLowerCase() || undefined,
    hunter: hunter.toLowerCase() || undefined,
  }
  const list = useBounties('bounties', { club, ...query })
  return (
    <BountiesList
      {...list}
      hrefOf={(bounty) =>
        bountyHref?.(bounty.id) ?? paths.bounty(bounty.club.id, bounty.id)
      }
      linkAs={RouterLink}
      now={useNow()}
      namesClub={club === undefined}
      empty={emptyOf(asked, () =>
        go({ ...usualAsked, author: '', hunter: '' }),
      )}
      controls={
        <BountiesControls
          state={state}
          stateHref={(wanted) => hrefOf({ state: wanted })}
          linkAs={RouterLink}
          search={search}
          onSearch={(said) => go({ search: said })}
          sort={sort}
          onSort={(wanted) => go({ sort: wanted }, true)}
          category={category}
          onCategory={(wanted) => go({ category: wanted })}
          asset={asset}
          onAsset={(wanted) => go({ asset: wanted })}
          only={mine === 'true'}
          onOnly={
            isSignedIn
              ? (isOn) => go({ mine: isOn ? 'true' : 'any' })
              : undefined
          }
        />
      }
    />
  )
}
