import type { AnswerOf, booksApi } from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

type Api = typeof booksApi
type Cell = string | number | undefined

/** Rows of a table, at most. */
const all = 100_000

const table = <Row>(
  name: string,
  rows: readonly Row[],
  columns: Record<string, (row: Row) => Cell>,
) => ({
  name,
  text: toCsv({
    columns: Object.keys(columns),
    rows: rows.map((row) => Object.values(columns).map((of) => of(row))),
  }),
})

const whole = <A extends { limit?: number | undefined }>(asked: A): A => ({
  ...asked,
  limit: asked.limit ?? all,
})

type Intent = AnswerOf<Api['adminIntents']>['rows'][number]
type Credit = AnswerOf<Api['adminCredits']>['rows'][number]
type Coin = AnswerOf<Api['adminCoins']>['rows'][number]

/** The answers of the area in other forms. */
export const bookTwins: Twins<Api> = {
  'adminIntents.csv': {
    asking: whole,
    write: ({ rows }) =>
      table<Intent>('fee-intents', rows, {
        id: ({ id }) => id,
        payer: ({ payer }) => payer,
        purpose: ({ purpose }) => purpose,
        state: ({ state }) => state,
        amount: ({ amount }) => amount,
        token: ({ token }) => token,
        to: ({ to }) => to,
        exempt: ({ exempt }) => String(exempt),
        byCredit: ({ byCredit }) => String(byCredit),
        createdAt: ({ createdAt }) => createdAt,
        expiresAt: ({ expiresAt }) => expiresAt,
        hash: ({ hash }) => hash,
        block: ({ block }) => block,
        fault: ({ fault }) => fault,
        published: ({ published }) => published,
      }),
  },
  'adminCredits.csv': {
    asking: whole,
    write: ({ rows }) =>
      table<Credit>('fee-credits', rows, {
        id: ({ id }) => id,
        payer: ({ payer }) => payer,
        token: ({ token }) => token,
        amount: ({ amount }) => amount,
        left: ({ left }) => left,
        why: ({ why }) => why,
        at: ({ at }) => at,
        hash: ({ hash }) => hash,
        block: ({ block }) => block,
        refund: ({ refunds }) => refunds[0]?.state,
        refunded: ({ refunds }) => refunds[0]?.amount,
        refundHash: ({ refunds }) => refunds[0]?.hash,
        refundReason: ({ refunds }) => refunds[0]?.reason,
      }),
  },
  'adminCoins.csv': {
    asking: whole,
    write: ({ rows }) =>
      table<Coin>('fee-coins', rows, {
        payer: ({ payer }) => payer,
        amount: ({ amount }) => amount,
        hash: ({ hash }) => hash,
        block: ({ block }) => block,
        at: ({ at }) => at,
        until: ({ until }) => until,
      }),
  },
}
