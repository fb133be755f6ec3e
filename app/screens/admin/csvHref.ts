import { type Line, urlOf } from '@narwhal-club/core/contract'

/** Where the rows of a list are, as CSV: of what is asked for. */
export const csvHref = (line: Line, asked: object = {}) =>
  `${line.path}.csv${urlOf({ path: '' }, asked)}`
