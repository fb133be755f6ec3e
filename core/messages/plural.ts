/** A count with its word, as English has it. */
export const plural = (number: string, one: string) =>
  number === '1' ? `1 ${one}` : `${number} ${one}s`
