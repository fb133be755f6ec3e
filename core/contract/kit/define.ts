import type { Line, Lines, RateClass, ShapesOf } from './endpoint.ts'

/**
 * Joins the lines of an area with their shapes, name by name: a line without
 * shapes, and shapes without a line, do not compile.
 */
export const define = <
  const L extends Lines,
  const S extends { [Name in keyof L]: ShapesOf<L[Name]> },
>(
  lines: L,
  shapes: S & Record<Exclude<keyof S, keyof L>, never>,
) =>
  Object.fromEntries(
    Object.entries(lines).map(([name, line]) => [
      name,
      { ...line, ...shapes[name] },
    ]),
  ) as { [Name in keyof L]: L[Name] & S[Name] }

/** The rate class of a call where its line does not name one. */
export const rateOf = ({ rate, method }: Line): RateClass =>
  rate ?? (method === 'GET' ? 'read' : 'write')
