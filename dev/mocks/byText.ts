/** The order of texts as a database without a language has it: sign by sign. */
export const byText = (one: string, other: string): -1 | 0 | 1 =>
  one < other ? -1 : one > other ? 1 : 0
