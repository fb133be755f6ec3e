import { expect, test } from 'vitest'
import { shillLimits } from './choices.ts'
import { composePost, postsOf } from './compose.ts'
import { judgePosts } from './honesty.ts'
import { wishNumber } from './shill.testing.ts'
import { linksIn, mentionsIn, weigh } from './weigh.ts'

const link = `https://narwhal.club/s/${'aB3-_'.repeat(60)}`
/** Half of a pair, or what joins signs with nothing to join. */
const broken = /\p{Cs}|\u200d(?!\p{Emoji})|(?<!\p{Emoji}|\ufe0f)\u200d|\ufffd/u

test('B6.5 B6.31 a thousand posts in two languages: none too long, broken or dishonest', () => {
  const seen = new Set<string>()
  for (let number = 0; number < 1_000; number += 1) {
    const asked = wishNumber(number)
    const { wishes, template } = asked
    const { text } = composePost(asked)
    seen.add(text)
    const posts = postsOf(text, wishes)
    expect(posts.length).toBeLessThanOrEqual(shillLimits.thread)
    if (wishes.length !== 'thread') expect(posts).toEqual([text])
    posts.forEach((post, at) => {
      const isFirst = wishes.link && at === 0
      const sent = isFirst ? `${post}\n\n${link}` : post
      expect([sent, weigh(sent) <= shillLimits.post]).toEqual([sent, true])
      const links = linksIn(sent).map(({ start, end }) =>
        sent.slice(start, end),
      )
      expect([sent, links]).toEqual([sent, isFirst ? [link] : []])
      expect(post).not.toMatch(broken)
      // Nothing of the grammar is left, but what a title says.
      if (!post.includes('[a|b]')) expect(post).not.toMatch(/[[\]{}|]/)
      expect(post).toBe(post.trim())
    })
    const { holdLine } = template
    const warnings = judgePosts(posts, { holdLine, link: wishes.link })
    expect([text, warnings]).toEqual([text, []])
    expect(mentionsIn(text).length).toBeLessThanOrEqual(shillLimits.mentions)
  }
  // They are not one post a thousand times.
  expect(seen.size).toBeGreaterThan(900)
})
