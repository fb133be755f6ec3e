import { badQuery } from '../../errors.ts'
import { openCursor } from '../../list/keyset.ts'

const isBlock = (text: string | undefined): text is string =>
  text !== undefined &&
  /^(0|[1-9][0-9]{0,9})$/.test(text) &&
  Number(text) < 2 ** 31

/**
 * Tells which block is meant by a question; nothing: the newest. Lists of the
 * area write it first into their cursors: the next page is of the same moment,
 * even if blocks came between.
 */
export function askedBlock(ask: {
  block?: number | undefined
  cursor?: string | undefined
}): number | undefined {
  const { block, cursor } = ask
  if (cursor === undefined) return block
  const [of] = openCursor(cursor).values
  if (!isBlock(of)) throw badQuery('cursor', 'cursor of no moment')
  if (block !== undefined && Number(of) !== block)
    throw badQuery('cursor', 'cursor of another moment')
  return Number(of)
}
