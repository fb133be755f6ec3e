import { swapEndpoints, urlOf } from '@narwhal-club/core/contract'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { SwapHistory } from '@narwhal-club/ui/swap/SwapHistory/SwapHistory.tsx'
import { useConfig } from '../../data/config.ts'
import type { useAddress } from '../../data/useAddress.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useView } from '../../useSystem.ts'
import type { SwapQuestion } from './swapAddress.ts'
import { useList } from './useSwaps.ts'

const { history: words } = swapPage
const whose = ['all', 'mine'] as const
/** Rows of a page. */
const limit = 12

export interface HistoryProps {
  asking: ReturnType<typeof useAddress<SwapQuestion>>
}

/** What went through the vault: everyone's, or the reader's own. */
export function History({ asking: { state, hrefOf } }: HistoryProps) {
  const me = useView((view) => view.session.session.userAddress)
  const explorerUrl = useConfig().data?.chain.explorerUrl
  const isMine = state.history === 'mine' && me !== null
  const asked = { address: isMine ? me : undefined }
  const { answer, more } = useList('swapHistory', { ...asked, limit })
  return (
    <SwapHistory
      whose={isMine ? 'mine' : 'all'}
      answer={answer}
      more={more}
      tabs={
        me === null
          ? undefined
          : whose.map((history) => ({
              href: hrefOf({ history }),
              label: words[history],
              isCurrent: (history === 'mine') === isMine,
            }))
      }
      csv={urlOf(swapEndpoints.swapHistory, asked).replace(/(?=\?|$)/, '.csv')}
      explorerUrl={explorerUrl}
      holderHref={(address) => `${paths.analytics}?holder=${address}`}
      linkAs={RouterLink}
      mine={me ?? undefined}
    />
  )
}
