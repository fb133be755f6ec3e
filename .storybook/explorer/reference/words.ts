/** Below it a page is made; above it, it is written by hand. */
export const mark =
  '<!-- What follows is made of the types and the chart: `npm run stories:generate`. -->'

/** Where the pages of core's machines are. */
export const machinePages = 'core/docs/machines'

/** The page of the types that several machines name. */
export const typesFile = 'core/docs/types.md'

/** The page of a machine, from the root. */
export const pageOf = (id: string) => `${machinePages}/${id}.md`

/** What a page says by hand, as Markdown, without its title. */
export function wordsOf(page: string): string {
  const [written = ''] = page.split(mark)
  return written.replace(/^# .*\n/, '').trim()
}

/** Without links: for a page that stands elsewhere. */
export const withoutLinks = (words: string) =>
  words.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** The first sentence of a machine's words. */
export const firstSentence = (words: string) =>
  withoutLinks(/^[\s\S]*?\.(?=\s|$)/.exec(words)?.[0] ?? words)
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
