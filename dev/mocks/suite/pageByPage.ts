import type { Answered } from './side.ts'

interface Reader {
  get(path: string): Promise<Answered>
}
type Row = Readonly<Record<string, unknown>>

/** More pages than any list of a case has. */
const mostPages = 200

/**
 * A list as it is read from its beginning to its end, each page by its cursor.
 *
 * @param list by what name an answer has its rows.
 */
export async function pageByPage(
  who: Reader,
  pathOf: (cursor?: string) => string,
  list = 'rows',
) {
  const rows: Row[] = []
  const totals: number[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const { json } = await who.get(pathOf(cursor))
    rows.push(...json[list])
    totals.push(json.total)
    cursor = json.next
    if (cursor === undefined) return { rows, totals }
  }
  throw new Error('the list has no end')
}
