import type { CardLinks } from '@narwhal-club/ui/ChartCard/answer.ts'
import { RouterLink } from '../../RouterLink.tsx'
import { csvOf } from './question.ts'
import type { Asking } from './useQuestion.ts'

/** The cards, by their names in the address. */
export type CardId =
  | 'collection'
  | 'distribution'
  | 'lorenz'
  | 'concentration'
  | 'series'
  | 'retention'
  | 'periods'
  | 'hands'
  | 'bands'
  | 'cross'
  | 'token-top'
  | 'holders'
  | 'wallet'
  | 'fees'
  | 'standing'
  | 'art'
  | 'timeline'

/** Where a card is, and its rows. */
export const linksOf = (
  { question, hrefOf }: Asking,
  id: CardId,
  path: string,
): CardLinks => ({
  id,
  permalink: hrefOf({ card: id }),
  linkAs: RouterLink,
  csv: csvOf(path),
  isTarget: question.card === id,
})

/** Where the page of a holder is. */
export const placeOf = ({ hrefOf }: Asking, mine: string | null) => ({
  holderHref: (address: string) =>
    hrefOf({ holder: address, card: undefined, search: '' }),
  linkAs: RouterLink,
  mine: mine ?? undefined,
})
