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
  const { cro, croPayments, token, tokenPayments } =
    await history.paymentTotals()
  const rows = await history.payments(after, limit + 1)
  const { page, ...rest } = places.cut(rows, limit, (row) => ({
    moment: history.moment.block,
    block: row.block,
    asset: row.asset,
    place: row.place,
  }))
  return {
    totals: {
      croPayments,
      tokenPayments,
      cro: String(cro),
      token: String(token),
    },
    rows: page.map(({ block, time, hash, from, asset, amount, total }) => ({
      block,
      at: instant(time),
      hash,
      from,
      asset,
      amount: String(amount),
      total: String(total),
      purpose: asset === 'CRO' ? 'swap' : 'fee',
    })),
    ...rest,
  }
}
