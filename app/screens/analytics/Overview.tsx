import { BandsCard } from '@narwhal-club/ui/analytics/BandsCard/BandsCard.tsx'
import { CollectionCard } from '@narwhal-club/ui/analytics/CollectionCard/CollectionCard.tsx'
import { ConcentrationCard } from '@narwhal-club/ui/analytics/ConcentrationCard/ConcentrationCard.tsx'
import { CrossCard } from '@narwhal-club/ui/analytics/CrossCard/CrossCard.tsx'
import { DistributionCard } from '@narwhal-club/ui/analytics/DistributionCard/DistributionCard.tsx'
import { HandsCard } from '@narwhal-club/ui/analytics/HandsCard/HandsCard.tsx'
import { Headline } from '@narwhal-club/ui/analytics/Headline/Headline.tsx'
import { LorenzCard } from '@narwhal-club/ui/analytics/LorenzCard/LorenzCard.tsx'
import { PeriodsCard } from '@narwhal-club/ui/analytics/PeriodsCard/PeriodsCard.tsx'
import { RetentionCard } from '@narwhal-club/ui/analytics/RetentionCard/RetentionCard.tsx'
import { SeriesCard } from '@narwhal-club/ui/analytics/SeriesCard/SeriesCard.tsx'
import { TokenTopCard } from '@narwhal-club/ui/analytics/TokenTopCard/TokenTopCard.tsx'
import {
  WalletCard,
  WalletInvitation,
} from '@narwhal-club/ui/analytics/WalletCard/WalletCard.tsx'
import { cards } from '@narwhal-club/ui/charts/ChartCard/cards.css.ts'
import { useConnect } from '../../shell/dialog/useDialog.ts'
import { useView } from '../../useSystem.ts'
import { Fees } from './Fees.tsx'
import { Holders } from './Holders.tsx'
import { type CardId, linksOf, placeOf } from './links.ts'
import { momentOf, pathOf } from './question.ts'
import { answerOf, useAsk } from './useAnswer.ts'
import type { Asking } from './useQuestion.ts'
import { useTarget } from './useTarget.ts'
import { Votes } from './Votes.tsx'

/** Every card of the page. Who asks for the same asks once. */
export function Overview({ asking }: { asking: Asking }) {
  const { question, ask } = asking
  const { metric, step } = question
  const mine = useView((view) => view.session.session.userAddress)
  const connect = useConnect()
  const moment = momentOf(question)
  const asked = {
    series: { ...moment, metric, step },
    wallet: { ...moment, address: mine?.toLowerCase() ?? '' },
  }
  const path = {
    summary: pathOf('analyticsSummary', moment),
    distribution: pathOf('analyticsDistribution', moment),
    concentration: pathOf('analyticsConcentration', moment),
    series: pathOf('analyticsTimeseries', asked.series),
    retention: pathOf('analyticsRetention', moment),
    token: pathOf('analyticsToken', moment),
    wallet: pathOf('analyticsWallet', asked.wallet),
  }
  const summary = useAsk('analyticsSummary', moment)
  const distribution = useAsk('analyticsDistribution', moment)
  const concentration = useAsk('analyticsConcentration', moment)
  const series = useAsk('analyticsTimeseries', asked.series)
  const retention = useAsk('analyticsRetention', moment)
  const token = useAsk('analyticsToken', moment)
  const wallet = useAsk('analyticsWallet', asked.wallet, {
    enabled: mine !== null,
  })
  useTarget(question.card, !!distribution.data && !!series.data)

  const of = (id: CardId, at: string) => linksOf(asking, id, at)
  const place = placeOf(asking, mine)
  const standing = mine === null ? undefined : wallet.data
  const share = answerOf(distribution)
  const kept = answerOf(retention)
  const tokens = answerOf(token)
  return (
    <div className={cards}>
      <Headline
        summary={summary.data}
        concentration={concentration.data}
        loading={summary.isPending || concentration.isPending}
      />
      <LorenzCard
        answer={share}
        links={of('lorenz', path.distribution)}
        mine={standing?.percentile}
      />
      <DistributionCard
        answer={share}
        links={of('distribution', path.distribution)}
        mine={standing?.nfts}
      />
      <SeriesCard
        answer={answerOf(series)}
        links={of('series', path.series)}
        metric={metric}
        step={step}
        onMetric={(metric) => ask({ metric })}
        onStep={(step) => ask({ step })}
      />
      {mine === null ? (
        <WalletInvitation onConnect={connect} />
      ) : (
        <WalletCard
          answer={answerOf(wallet)}
          links={of('wallet', path.wallet)}
          holderHref={place.holderHref}
          linkAs={place.linkAs}
        />
      )}
      <CollectionCard
        answer={answerOf(summary)}
        links={of('collection', path.summary)}
      />
      <ConcentrationCard
        answer={answerOf(concentration)}
        links={of('concentration', path.concentration)}
      />
      <RetentionCard answer={kept} links={of('retention', path.retention)} />
      <HandsCard answer={kept} links={of('hands', path.retention)} />
      <PeriodsCard answer={kept} links={of('periods', path.retention)} />
      <BandsCard answer={tokens} links={of('bands', path.token)} />
      <CrossCard answer={tokens} links={of('cross', path.token)} />
      <TokenTopCard
        answer={tokens}
        links={of('token-top', path.token)}
        {...place}
      />
      <Holders asking={asking} place={place} />
      <Votes asking={asking} />
      <Fees asking={asking} place={place} />
    </div>
  )
}
