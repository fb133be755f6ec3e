import { type BountyDetail, refusalTexts } from '@narwhal-club/core/contract'
import { PayoutsCard } from '@narwhal-club/ui/governance/bounties/PayoutsCard/PayoutsCard.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConfig } from '../../data/config.ts'
import { paths } from '../../paths.ts'
import { useWithWallet } from '../../shell/dialog/useWithWallet.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useSend, useView } from '../../useSystem.ts'
import { isOfBounties } from './useBounties.ts'

const texts: Readonly<Record<string, string>> = refusalTexts

/** The payouts of an award, for the one who owes them. */
export function Payouts({ bounty: { id } }: { bounty: BountyDetail }) {
  const send = useSend()
  const withWallet = useWithWallet()
  const queries = useQueryClient()
  const view = useView((all) => all.rewarding)
  const explorer = useConfig().data?.chain.explorerUrl
  useEffect(() => {
    send({ type: 'rewarding.open', bounty: id })
    return () => send({ type: 'rewarding.close' })
  }, [send, id])
  // What the machine saw paid is read anew by the page.
  const paid =
    'shares' in view
      ? view.shares.filter(({ state }) => state === 'paid').length
      : 0
  useEffect(() => {
    if (paid > 0) void queries.invalidateQueries({ predicate: isOfBounties })
  }, [queries, paid])
  if (view.status === 'idle') return null
  return (
    <PayoutsCard
      view={view}
      holderHref={(address) => `${paths.analytics}?holder=${address}`}
      linkAs={RouterLink}
      txHref={explorer ? (hash) => `${explorer}/tx/${hash}` : undefined}
      faultText={(code) => texts[code] ?? code}
      onPay={(submission) =>
        withWallet(() => send({ type: 'rewarding.pay', submission }))
      }
      onRetry={() => send({ type: 'rewarding.retry' })}
    />
  )
}
