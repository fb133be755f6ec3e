import twitter from 'twitter-text'

/** Where something stands in a text, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

/** Counts as X does: a link is 23, an emoji 2, most other scripts 2 a letter. */
export const weigh = (text: string): number =>
  twitter.parseTweet(text).weightedLength

const spanOf = ({ indices: [start, end] }: { indices: [number, number] }) => ({
  start,
  end,
})

/** Finds what X makes a link of, also without `https://` before it. */
export const linksIn = (text: string): Span[] =>
  twitter.extractUrlsWithIndices(text).map(spanOf)

/** The names that a post calls. */
export const mentionsIn = (text: string): string[] =>
  twitter.extractMentions(text)

export const hashtagsIn = (text: string): string[] =>
  twitter.extractHashtags(text)
