import { marketEndpoints } from '@narwhal-club/core/contract'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { swapLimits } from '@narwhal-club/core/swap'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { NftPicker } from '@narwhal-club/ui/swap/NftPicker/NftPicker.tsx'
import type { ChosenTraits } from '@narwhal-club/ui/swap/NftPicker/Traits.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { createUseAsk } from '../../data/ask.ts'
import type { useAddress } from '../../data/useAddress.ts'
import { useView } from '../../useSystem.ts'
import { SignInButton } from '../clubs/SignInFirst.tsx'
import * as styles from './swap.css.ts'
import { type SwapQuestion, writeTraits } from './swapAddress.ts'
import { useArt, useAsk, useList } from './useSwaps.ts'

const useMarket = createUseAsk(marketEndpoints)

/** Rows of a page: whole lines of five, three and two. */
const limit = 30
const nobody = '0x'

export interface GalleryProps {
  asking: ReturnType<typeof useAddress<SwapQuestion>>
}

/** What may go through: the reader's own or the vault's, each with its art. */
export function Gallery({ asking }: GalleryProps) {
  const { state, go } = asking
  const { mode, ids, search, traits } = state
  const me = useReader()
  const isOwn = mode === 'deposit' && me !== null
  const owner = isOwn ? me : undefined
  const { answer, more } = useList('swapInventory', {
    owner,
    limit,
    q: search || undefined,
    trait: writeTraits(traits) || undefined,
  })
  const known = useAsk('swapTraits', { owner })
  const rows = answer.status === 'ready' ? answer.data.rows : []
  const art = useArt(rows.map(({ id }) => id))
  const isStale =
    answer.status === 'ready' && answer.data.source.status !== 'fresh'
  const choose = (chosen: readonly string[]) =>
    // Without a wallet there is only the vault to choose from.
    go({ mode: isOwn ? mode : 'redeem', ids: chosen }, true)
  return (
    <div className={styles.gallery}>
      {mode === 'deposit' && me === null ? <Visitor /> : null}
      <NftPicker
        mode={isOwn ? 'deposit' : 'redeem'}
        answer={answer}
        more={more}
        art={art}
        chosen={ids}
        most={swapLimits.ids}
        onChoose={(id, isChosen) =>
          choose(isChosen ? [...ids, id] : ids.filter((each) => each !== id))
        }
        onClear={() => choose([])}
        search={search}
        onSearch={(said) => go({ search: said })}
        traits={
          known.data && {
            traits: known.data,
            chosen: traits,
            onTrait: (trait, value) =>
              go({ traits: withTrait(traits, trait, value) }, true),
          }
        }
        blocked={useListed(owner)}
        stale={isStale ? lists.asOf.stale : undefined}
      />
    </div>
  )
}

/** Whose NFTs are shown: of the session, or else of the wallet. */
function useReader(): string | null {
  const member = useView((view) => view.session.session.userAddress)
  const shown = useView(({ wallet }) =>
    'address' in wallet ? wallet.address.toLowerCase() : null,
  )
  return member ?? shown
}

function withTrait(traits: ChosenTraits, trait: string, value: string) {
  const { [trait]: _, ...others } = traits
  return value ? { ...others, [trait]: value } : others
}

/** Those for sale, as the marketplace says: they cannot go through. */
function useListed(owner: string | undefined) {
  const { data } = useMarket(
    'marketWallet',
    { address: owner ?? nobody },
    { enabled: owner !== undefined },
  )
  const listed = data?.rows.filter(({ isListed }) => isListed) ?? []
  return new Map(listed.map(({ id }) => [id, 'listed'] as const))
}

/** Whose narwhals these would be is not known: how to change that. */
const Visitor = () => (
  <Card title={swapPage.visitor.title}>
    <p className={text.muted}>{swapPage.visitor.body}</p>
    <div>
      <SignInButton />
    </div>
  </Card>
)
