/** The same with texts in place of big integers. */
export type Plain<T> = T extends bigint
  ? string
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T

/**
 * Copies a value, such as a view or a fact, so that it can be written as JSON, which
 * has no big integers: amounts become decimal texts, in the same base units. What
 * is undefined is left out.
 *
 * @example
 * localStorage.setItem('seen', JSON.stringify(toPlain(system.getSnapshot())))
 */
export function toPlain<T extends object>(value: T): Plain<T> {
  const json = JSON.stringify(value, (_, each) =>
    typeof each === 'bigint' ? String(each) : each,
  )
  return JSON.parse(json)
}
