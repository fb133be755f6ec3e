import { listRows } from '@narwhal-club/core/contract'
import { createKeyset, fields } from '../../../list/keyset.ts'
import type { History } from '../history.ts'
import { instant } from './instant.ts'
import type { AnswerOf, AskedBy } from './types.ts'

const { whole, oneOf } = fields
const places = createKeyset('fees', {
  moment: whole,
  block: whole,
  asset: oneOf('CRO', 'TOKEN'),
  place: whole,
})

export async function fees(
  history: History,
  { cursor, limit = listRows.page }: AskedBy<'analyticsFees'>,
): Promise<AnswerOf<'analyticsFees'>> {
  const after = places.read(cursor)
  const { cro, token, credit, ...counts } = await history.paymentTotals()
  const rows = await history.payments(after, limit + 1)
  const { page, ...rest } = places.cut(rows, limit, (row) => ({
    moment: history.moment.block,
    block: row.block,
    asset: row.asset,
    place: row.place,
  }))
  return {
    totals: {
      ...counts,
      cro: String(cro),
      token: String(token),
      credit: String(credit),
    },
    rows: page.map(({ block, time, hash, from, asset, outcome, ...sums }) => ({
      block,
      at: instant(time),
      hash,
      from,
      asset,
      amount: String(sums.amount),
      total: String(sums.total),
      purpose: asset === 'CRO' ? 'swap' : 'fee',
      ...outcome,
    })),
    ...rest,
  }
}
