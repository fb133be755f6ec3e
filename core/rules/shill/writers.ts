import { formatCount, formatDate, formatTokens } from '../format/index.ts'
import type { Language } from './choices.ts'

/** How numbers and days are written. */
export interface Writers {
  count(number: number): string
  /** Base units of a token. */
  tokens(amount: bigint): string
  /** In UTC. */
  day(at: string): string
}

const exchanged = (text: string) =>
  text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

/** As a word, not `Bio.`: a point would end the sentence. */
const scales: Readonly<Record<string, string>> = {
  K: 'Tausend',
  M: 'Millionen',
  B: 'Milliarden',
  T: 'Billionen',
}

export const writers: Readonly<Record<Language, Writers>> = {
  en: {
    count: formatCount,
    tokens: (amount) => formatTokens(amount),
    day: (at) => formatDate(at, 'UTC'),
  },
  de: {
    count: (number) => exchanged(formatCount(number)),
    tokens(amount) {
      const text = formatTokens(amount)
      const scale = scales[text.slice(-1)]
      return scale
        ? `${exchanged(text.slice(0, -1))} ${scale}`
        : exchanged(text)
    },
    day: (at) => at.slice(0, 10).split('-').reverse().join('.'),
  },
}
