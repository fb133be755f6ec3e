/** How many characters are compared at a time: about a word. */
const width = 5

/** Letters and digits alone: neither case, space nor mark makes another text. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // Gone without a gap: they stand within words.
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a text is made of: each stretch of characters, and how often. */
export interface Fingerprint {
  parts: ReadonlyMap<string, number>
  size: number
}

/** Takes a text apart, in time that grows with its length. */
export function fingerprint(text: string): Fingerprint {
  const folded = fold(text)
  const parts = new Map<string, number>()
  const size = Math.max(folded.length - width + 1, folded.length ? 1 : 0)
  for (let at = 0; at < size; at += 1) {
    const part = folded.slice(at, at + width)
    parts.set(part, (parts.get(part) ?? 0) + 1)
  }
  return { parts, size }
}

/**
 * Tells how alike two texts are, 0 to 1: twice what they share, of all that
 * they are made of (Sørensen and Dice). Two empty ones are the same.
 */
export function similarity(a: Fingerprint, b: Fingerprint): number {
  if (a.size + b.size === 0) return 1
  const [few, many] = a.parts.size < b.parts.size ? [a, b] : [b, a]
  let shared = 0
  for (const [part, times] of few.parts)
    shared += Math.min(times, many.parts.get(part) ?? 0)
  return (2 * shared) / (a.size + b.size)
}

/** Tells whether two titles are the same to a reader. */
export const isSameTitle = (a: string, b: string): boolean =>
  fold(a) === fold(b)
