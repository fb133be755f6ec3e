import type { AnswerOf, Asked, Format } from '@narwhal-club/core/contract'

/** Where a question stood, for what an answer says of itself. */
export interface Target {
  path: string
  /** The text after the question mark. */
  query: string
}

/** An answer as a text. */
export interface Written {
  text: string
  /** What it is saved as, without the ending. */
  name?: string
}

/** How a call is answered in another form than JSON by itself. */
export interface Twin<E> {
  write(answer: AnswerOf<E>): Written
  /** What is asked where a form asks for more than a page would. */
  asking?(asked: Asked<E>): Asked<E>
}

export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  xml: 'application/atom+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Where the rest of a list is that is too long for one table (RFC 8288). */
export function linkToRest(
  answer: object,
  { path, query }: Target,
): string | undefined {
  if (!('next' in answer) || answer.next === undefined) return undefined
  const rest = new URLSearchParams(query)
  rest.set('cursor', String(answer.next))
  return `<${path}?${rest}>; rel="next"`
}

/** The headers that belong to a written answer. */
export const headersOfWritten = (
  { name }: Pick<Written, 'name'>,
  format: Format,
  link?: string,
): Record<string, string> => ({
  ...(link && { Link: link }),
  ...(name && {
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
  }),
})
