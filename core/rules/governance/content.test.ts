import { describe, expect, test } from 'vitest'
import { contentHash, contentText, type VersionedContent } from './content.ts'

const content: VersionedContent = {
  version: 1,
  title: 'Fund the winter relay',
  body: 'The winter relay needs a budget.',
  summary: '',
  discussionUrl: null,
  labels: [],
}

describe('contentHash', () => {
  test('default: the text and the hash, for those who write their own check', () => {
    expect(contentText(content)).toBe(
      '{"body":"The winter relay needs a budget.","discussionUrl":null,' +
        '"kind":"proposal","labels":[],"options":["Yes","No"],"summary":"",' +
        '"title":"Fund the winter relay","version":1}',
    )
    expect(contentHash(content)).toBe(
      '0xc427ea991e076b26079f364a80a884ddfbe429d168ad40f10c704ef8e84542d4',
    )
  })

  test('default: all of it, with letters beyond ASCII', () => {
    const full = {
      ...content,
      version: 2,
      title: 'Été 🐳 "quoted"',
      body: 'a\n\n\tb\\c\u007f',
      summary: 'ß',
      discussionUrl: 'https://forum.example/t/12',
      labels: ['treasury', 'art'],
    }
    expect(contentHash(full)).toBe(
      '0xad85b657878809a536b816cd88e47e0f0f764103fdf8fda525ed44e8f82e16df',
    )
  })

  test.each<[string, Partial<VersionedContent>]>([
    ['its title', { title: 'Fund the summer relay' }],
    ['its body', { body: 'The winter relay needs a budget!' }],
    ['its summary', { summary: 'A budget' }],
    ['its discussion', { discussionUrl: 'https://a.example' }],
    ['its labels', { labels: ['art'] }],
    ['its version', { version: 2 }],
  ])('V9 %s is in it', (_, change) => {
    expect(contentHash({ ...content, ...change })).not.toBe(
      contentHash(content),
    )
  })

  test('behavior: the same words have the same hash, however typed', () => {
    const labels = ['a', 'b']
    const typed = {
      ...content,
      title: ' Fund the  winter relay',
      body: `${content.body}\r\n`,
      labels: ['b', 'a'],
    }
    expect(contentHash(typed)).toBe(contentHash({ ...content, labels }))
  })
})
