/** The same tree, its texts no longer literals: what a translation must have. */
export type Localised<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Localised<T[K]> }

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
}

/** Makes one text foreign: accented, a third longer, in brackets. */
export function pseudoText(text: string): string {
  const accented = [...text].map((letter) => accents[letter] ?? letter).join('')
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 3))}]`
}

/**
 * Derives the pseudo-locale of a tree of messages. A text on screen without
 * brackets is not in `core/messages`; a closing bracket out of sight is a
 * layout that no longer language fits.
 */
export function pseudo<T>(messages: T): Localised<T> {
  if (typeof messages === 'string') return pseudoText(messages) as Localised<T>
  if (typeof messages === 'function') {
    const sentence = messages as unknown as (...args: unknown[]) => string
    return ((...args: unknown[]) =>
      pseudoText(sentence(...args))) as unknown as Localised<T>
  }
  if (Array.isArray(messages))
    return messages.map((item) => pseudo(item)) as unknown as Localised<T>
  if (typeof messages !== 'object' || messages === null)
    return messages as Localised<T>
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, pseudo(value)]),
  ) as Localised<T>
}
