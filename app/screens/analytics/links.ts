import type { CsvPart } from '@narwhal-club/core/contract'
import type { CardLinks } from '@narwhal-club/ui/charts/ChartCard/answer.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
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
  | 'health'
  | 'turnout'
  | 'voting'
  | 'contest'
  | 'deciles'
  | 'frozen'
  | 'fees'
  | 'standing'
  | 'art'
  | 'timeline'

/** The cards that share an answer with another, and what of it is theirs. */
const parts: Partial<Record<CardId, CsvPart>> = {
  health: 'health',
  lorenz: 'lorenz',
  hands: 'hands',
  periods: 'periods',
  bands: 'bands',
  cross: 'cross',
  wallet: 'standing',
  standing: 'standing',
  art: 'tokens',
}

/** Where a card is, and its rows. */
export const linksOf = (
  { question, hrefOf }: Asking,
  id: CardId,
  path: string,
): CardLinks => ({
  id,
  permalink: (block = question.block) => hrefOf({ card: id, block }),
  linkAs: RouterLink,
  csv: csvOf(path, parts[id]),
  isTarget: question.card === id,
})

/** Where the page of a holder is. */
export const placeOf = ({ hrefOf }: Asking, mine: string | null) => ({
  holderHref: (address: string) =>
    hrefOf({ holder: address, card: undefined, search: '' }),
  linkAs: RouterLink,
  mine: mine ?? undefined,
})
