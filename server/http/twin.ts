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
  /** Where the rest of a list is (RFC 8288). */
  link?: string | undefined
}

/** How a call is answered in another form than JSON by itself. */
export interface Twin<E> {
  write(answer: AnswerOf<E>, at: Target): Written
  /** What is asked where a form asks for more than a page would. */
  asking?(asked: Asked<E>): Asked<E>
}

export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  xml: 'application/atom+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** The headers that belong to a written answer. */
export const headersOfWritten = (
  { name, link }: Written,
  format: Format,
): Record<string, string> => ({
  ...(link && { Link: link }),
  ...(name && {
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
  }),
})
