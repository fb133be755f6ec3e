import type { AnalyticsWallet } from '@narwhal-club/core/contract'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import type { ReactNode } from 'react'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Standing } from '../WalletCard/Standing.tsx'

const { holder: words } = analytics

export interface HolderCardProps extends CardProps<AnalyticsWallet> {
  /** The whole of it, with what can be done with it. */
  address: ReactNode
}

/** Who a holder is, and where among all. */
export const HolderCard = ({ address, ...props }: HolderCardProps) => (
  <ChartCard
    {...props}
    size="full"
    title={words.title}
    definition={words.definition}
    controls={address}
    note={({ nfts }) => (nfts === 0 ? words.none.body : null)}
    draw={(wallet) => <Standing wallet={wallet} />}
  />
)
