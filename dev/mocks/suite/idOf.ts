/**
 * An id that both sides have, so that both say the same: the seed's, or one that a case
 * brings along.
 *
 * @example idOf('b1', 2) // 'b1000000-0000-4000-8000-000000000002'
 */
export const idOf = (letters: string, place: number) =>
  `${letters.padEnd(8, '0')}-0000-4000-8000-${String(place).padStart(12, '0')}`
