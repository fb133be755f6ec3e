import { listRows } from '@narwhal-club/core/contract'
import { readCursor, toCursor } from '../../../http/cursor.ts'
import type { History } from '../history.ts'
import { instant } from './instant.ts'
import type { AnswerOf, AskedBy } from './types.ts'

const whole = /^(0|[1-9][0-9]{0,8})$/

export async function fees(
  history: History,
  { cursor, limit = listRows.page }: AskedBy<'analyticsFees'>,
): Promise<AnswerOf<'analyticsFees'>> {
  const [block, asset, place] =
    readCursor(cursor, [whole, /^(CRO|TOKEN)$/, whole]) ?? []
  const after =
    place === undefined
      ? undefined
      : {
          block: Number(block),
          asset: asset as 'CRO' | 'TOKEN',
          place: Number(place),
        }
  const { cro, croPayments, token, tokenPayments } =
    await history.paymentTotals()
  const rows = await history.payments(after, limit + 1)
  const page = rows.slice(0, limit)
  const end = page.at(-1)
  return {
    totals: {
      ...{ croPayments, tokenPayments },
      cro: String(cro),
      token: String(token),
    },
    rows: page.map(({ block, time, hash, from, asset, amount, total }) => ({
      ...{ block, at: instant(time), hash, from, asset },
      amount: String(amount),
      total: String(total),
      purpose: asset === 'CRO' ? 'swap' : 'fee',
    })),
    ...(rows.length > limit &&
      end && {
        next: toCursor([history.moment.block, end.block, end.asset, end.place]),
      }),
  }
}
