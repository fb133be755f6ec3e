import type { AnalyticsWallet } from '@narwhal-club/core/contract'
import { words as shared } from '@narwhal-club/core/messages'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import * as card from '../../charts/ChartCard/ChartCard.css.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Button, ButtonLink } from '../../kit/Button/Button.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { Standing } from './Standing.tsx'

const words = analyticsCards.wallet

export interface WalletCardProps
  extends CardProps<AnalyticsWallet>,
    Omit<HolderPlace, 'mine'> {}

/** Where the reader stands. */
export const WalletCard = (props: WalletCardProps) => {
  const { holderHref, linkAs = 'a', ...rest } = props
  return (
    <ChartCard
      {...rest}
      size="third"
      title={words.title}
      definition={words.definition}
      draw={(wallet) => (
        <>
          <Standing wallet={wallet} />
          <div>
            <ButtonLink href={holderHref(wallet.address)} linkAs={linkAs}>
              {words.full}
            </ButtonLink>
          </div>
        </>
      )}
    />
  )
}

/** The same place for a visitor, who has no wallet here yet. */
export const WalletInvitation = ({ onConnect }: { onConnect: () => void }) => (
  <section className={card.root} data-size="third" aria-label={words.title}>
    <header>
      <h2 className={card.title}>{words.title}</h2>
      <p className={card.definition}>{words.definition}</p>
    </header>
    <p>{analytics.wallet.invite}</p>
    <div>
      <Button onClick={onConnect}>{shared.connectWallet}</Button>
    </div>
  </section>
)
