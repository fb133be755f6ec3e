/** `wrongChain` as it is said: people look for words. */
const spaced = (text: string) =>
  text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('.', ' ')

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** The words of a query, each of which must be there. */
export const wordsOf = (query: string) =>
  plain(query).split(' ').filter(Boolean)

/**
 * How near a text is to a query: 0 is the same text, 1 begins with it, 2 has it as
 * it is, 3 has its words anywhere, also within others. `null`: one is missing.
 */
export function nearness(text: string, query: string): number | null {
  const wanted = plain(query)
  const words = wordsOf(query)
  const [said, apart] = [plain(text), plain(spaced(text))]
  const forms = [said, apart]
  const both = forms.join(' ')
  if (words.length === 0 || !words.every((word) => both.includes(word)))
    return null
  if (forms.includes(wanted)) return 0
  if (forms.some((form) => form.startsWith(wanted))) return 1
  return forms.some((form) => form.includes(wanted)) ? 2 : 3
}

/**
 * What matches, nearest first, else in the order it came.
 *
 * @param textsOf what may be looked for in an item: the nearest of them counts.
 */
export function matching<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): Item[] {
  return items
    .flatMap((item) => {
      const near = textsOf(item)
        .map((text) => nearness(text, query))
        .filter((each) => each !== null)
      return near.length > 0 ? [{ item, near: Math.min(...near) }] : []
    })
    .sort((a, b) => a.near - b.near)
    .map(({ item }) => item)
}
