import { badQuery } from '../errors.ts'

/** Written before every cursor: what another version wrote is refused. */
const version = '1'

/** A value of a place: how it looks in a cursor, and what it is. */
export interface Field<T> {
  shape: RegExp
  read(text: string): T
  /** What no column holds would be an error of the database, and ours. */
  fits(value: T): boolean
}

const field = <T>(
  shape: RegExp,
  read: (text: string) => T,
  fits: (value: T) => boolean = () => true,
): Field<T> => ({ shape, read, fits })

const mostWhole = 2 ** 31 - 1

/** The values that places are made of. */
export const fields = {
  /** A whole number of up to 31 bits. */
  whole: field(/^(0|[1-9][0-9]{0,9})$/, Number, (value) => value <= mostWhole),
  /** An unsigned integer of up to 256 bits. */
  big: field(/^(0|[1-9][0-9]{0,77})$/, BigInt),
  /** Milliseconds since the epoch; what a date can say, until the year 2286. */
  instant: field(/^(0|[1-9][0-9]{0,12})$/, Number),
  /** As the database writes one: in small letters. */
  uuid: field(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, String),
  address: field(/^0x[0-9a-f]{40}$/, (text) => text as `0x${string}`),
  /** A short text, such as an id or a title that is sorted by. */
  text: field(/^[^\0]{0,120}$/, String),
  oneOf: <const T extends string>(...words: T[]) =>
    field(new RegExp(`^(${words.join('|')})$`), (text) => text as T),
}

type PlaceOf<F> = {
  [Name in keyof F]: F[Name] extends Field<infer T> ? T : never
}

/** A cursor as it was written: of which list, and the values in their order. */
export interface Cursor {
  list: string
  values: readonly string[]
}

/** @throws RefusalError for a text that no list of this version wrote. */
export function openCursor(cursor: string): Cursor {
  const [of, list = '', ...values] = textOf(cursor).split(',')
  if (of !== version) throw badQuery('cursor', 'cursor of another version')
  return { list, values: values.map(decode) }
}

function textOf(cursor: string): string {
  try {
    return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    throw badQuery('cursor', 'cursor is no base64url')
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw badQuery('cursor', 'cursor is damaged')
  }
}

/**
 * Says where a page of a list ended: by the values it is sorted by, the last of
 * which is unique, so that rows that come or go meanwhile shift nothing. A
 * client sees one opaque text.
 *
 * @param list its name: a cursor of another list is refused.
 */
export function createKeyset<F extends Record<string, Field<unknown>>>(
  list: string,
  names: F,
) {
  const entries = Object.entries(names)
  type Place = PlaceOf<F>

  function write(place: Place): string {
    const values = entries.map(([name]) =>
      encodeURIComponent(String(place[name])),
    )
    return btoa([version, list, ...values].join(','))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  }

  return {
    write,

    /** @throws RefusalError for anything that this list did not write. */
    read(cursor: string | undefined): Place | undefined {
      if (cursor === undefined) return undefined
      const { list: of, values } = openCursor(cursor)
      if (of !== list) throw badQuery('cursor', 'cursor of another list')
      const isOurs =
        values.length === entries.length &&
        entries.every(([, { shape, read, fits }], at) => {
          const text = values[at] ?? ''
          return shape.test(text) && fits(read(text))
        })
      if (!isOurs) throw badQuery('cursor', 'cursor says no place')
      return Object.fromEntries(
        entries.map(([name, { read }], at) => [name, read(values[at] ?? '')]),
      ) as Place
    },

    /**
     * Makes a page of rows, of which one more than wanted was read.
     *
     * @returns `next` where there are rows after these.
     */
    cut<Row>(
      rows: readonly Row[],
      limit: number,
      placeOf: (row: Row) => Place,
    ): { page: Row[]; next?: string } {
      const page = rows.slice(0, limit)
      const end = page.at(-1)
      if (rows.length <= limit || end === undefined) return { page }
      return { page, next: write(placeOf(end)) }
    },
  }
}
