import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  clubs,
  concentrationOf,
  distributionOf,
  holdersOf,
  retentionOf,
  seriesOf,
  tokenOf,
} from '../fixtures/analytics.ts'
import { BandsCard } from './BandsCard/BandsCard.tsx'
import { ConcentrationCard } from './ConcentrationCard/ConcentrationCard.tsx'
import { DistributionCard } from './DistributionCard/DistributionCard.tsx'
import { HoldersCard } from './HoldersCard/HoldersCard.tsx'
import { LorenzCard } from './LorenzCard/LorenzCard.tsx'
import { RetentionCard } from './RetentionCard/RetentionCard.tsx'
import { SeriesCard } from './SeriesCard/SeriesCard.tsx'

const draw = <P extends object>(card: ComponentType<P>, props: object) =>
  renderToString(
    createElement(card, {
      links: { id: 'card', permalink: () => '?card=card', csv: '/card.csv' },
      ...props,
    } as unknown as P),
  )
const ready = (data: unknown) => ({ answer: { status: 'ready', data } })
const nothing = () => {}

test('default: the server has no page, and draws charts all the same', () => {
  expect(typeof document).toBe('undefined')
  // Of five holders with 64, 12, 5, 2 and 1 the smaller two have 3 of 84.
  const lorenz = draw(LorenzCard, ready(distributionOf(clubs.five)))
  expect(lorenz).toContain('M0,100L20,98.81L40,96.43L60,90.48L80,76.19L100,0')
  expect(lorenz).toContain('Half hold 6.5%')
  const series = draw(SeriesCard, {
    ...ready(seriesOf(clubs.usual, 'mints', 'month')),
    metric: 'mints',
    step: 'month',
    onMetric: nothing,
    onStep: nothing,
  })
  expect(series.match(/<rect/g)).toHaveLength(9 + 1)
})

test.each([
  // By hand: one of each bucket but 6 to 10 and 26 to 50, which are empty.
  [
    'distribution',
    DistributionCard,
    distributionOf(clubs.five),
    'width="100%"',
  ],
  // G = (−4·1 − 2·2 + 0·5 + 2·12 + 4·64) / (5·84)
  ['concentration', ConcentrationCard, concentrationOf(clubs.five), '0.648'],
  ['retention', RetentionCard, retentionOf(clubs.usual), '97.0%'],
  ['bands', BandsCard, tokenOf(clubs.usual), '1T and more'],
] as const)(
  'behavior: %s is there at the first paint',
  (_, card, data, text) => {
    expect(draw(card as ComponentType, ready(data))).toContain(text)
  },
)

test('behavior: so is the list of holders, and a card that still loads', () => {
  const list = draw(HoldersCard, {
    ...ready(holdersOf(clubs.five)),
    search: '',
    onSearch: nothing,
    holderHref: (address: string) => `?holder=${address}`,
  })
  expect(list.match(/<tr/g)).toHaveLength(1 + 5)
  const loading = draw(LorenzCard, { answer: { status: 'loading' } })
  expect(loading).toContain(analyticsCards.lorenz.definition)
  expect(loading).toContain('aria-busy="true"')
})
