import { badQuery } from './readAsked.ts'

/**
 * Writes where a page ended. The block is the first of the parts: the next page
 * is of the same moment, whatever has happened meanwhile.
 */
export const toCursor = (parts: readonly (string | number | bigint)[]) =>
  btoa(parts.join('.'))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Reads where a page ended.
 *
 * @param shapes of the parts after the block.
 * @throws RefusalError for anything that we did not write.
 */
export function readCursor(
  cursor: string | undefined,
  shapes: readonly RegExp[],
): string[] | undefined {
  if (cursor === undefined) return undefined
  const [block, ...parts] = textOf(cursor).split('.')
  const isOurs =
    isBlock(block) &&
    parts.length === shapes.length &&
    parts.every((part, index) => shapes[index]?.test(part))
  if (!isOurs) throw badQuery('cursor')
  return parts
}

/** Tells which block a page is of; a cursor that is not ours is refused. */
function blockOfCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const [block] = textOf(cursor).split('.')
  if (!isBlock(block)) throw badQuery('cursor')
  return Number(block)
}

const isBlock = (text: string | undefined): text is string =>
  text !== undefined &&
  /^(0|[1-9][0-9]{0,9})$/.test(text) &&
  Number(text) < 2 ** 31

function textOf(cursor: string): string {
  try {
    return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    throw badQuery('cursor')
  }
}

/** Tells which block is meant by a question; nothing: the newest. */
export function askedBlock(ask: {
  block?: number | undefined
  cursor?: string | undefined
}): number | undefined {
  const of = blockOfCursor(ask.cursor)
  if (of !== undefined && ask.block !== undefined && of !== ask.block)
    throw badQuery('cursor')
  return of ?? ask.block
}
