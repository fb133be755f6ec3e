import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../../draft/draft.schema.ts'
import { forms } from '../../messages/pages/forms.ts'
import { checkContent, contentSchema, refusalOf } from './fields.ts'

const clubLabels = ['treasury', 'art', 'crew', 'rules', 'events', 'other']
const content = {
  title: 'Fund the winter relay',
  body: 'The winter relay needs a budget of two trillion tokens.',
  summary: 'A budget for the relay.',
  discussionUrl: 'https://forum.example/t/12',
  labels: ['art', 'treasury'],
}
const faults = (change: object) => {
  const read = checkContent({ ...content, ...change }, clubLabels)
  return read.ok ? [] : read.faults
}
const whale = '🐳'

describe('P2 checkContent', () => {
  test('default: what is right comes back as it is', () => {
    expect(checkContent(content, clubLabels)).toEqual({ ok: true, content })
  })

  test('default: in its normal form', () => {
    const written = {
      title: ' Fund  the\nwinter relay ',
      body: `${content.body}\r\n\r\nSoon.\u202e\n`,
      summary: '\t',
      discussionUrl: ' ',
      labels: ['treasury ', 'art'],
    }
    expect(checkContent(written, clubLabels)).toEqual({
      ok: true,
      content: {
        title: content.title,
        body: `${content.body}\n\nSoon.`,
        summary: '',
        discussionUrl: null,
        labels: ['art', 'treasury'],
      },
    })
  })

  test('default: what may be left out', () => {
    const { title, body } = content
    expect(checkContent({ title, body }, clubLabels)).toEqual({
      ok: true,
      content: { title, body, summary: '', discussionUrl: null, labels: [] },
    })
  })

  test.each<[string, object]>([
    ['a title of 5', { title: whale.repeat(5) }],
    ['a title of 120', { title: whale.repeat(120) }],
    ['a body of 30', { body: whale.repeat(30) }],
    ['a body of 10,000', { body: whale.repeat(10_000) }],
    ['a summary of 280', { summary: whale.repeat(280) }],
    [
      'a link of 256',
      { discussionUrl: `https://a.example/${'a'.repeat(238)}` },
    ],
    ['five labels', { labels: clubLabels.slice(0, 5) }],
    ['no discussion', { discussionUrl: null }],
  ])('parameters: %s', (_, change) => {
    expect(faults(change)).toEqual([])
  })

  test.each<[string, object, ...unknown[]]>([
    ['title of 4', { title: whale.repeat(4) }, 'title', 'too_short', 5],
    ['title of 121', { title: whale.repeat(121) }, 'title', 'too_long', 120],
    ['title of space', { title: ' \n ' }, 'title', 'missing', 5],
    ['title of controls', { title: '\0'.repeat(9) }, 'title', 'missing', 5],
    ['body of 29', { body: whale.repeat(29) }, 'body', 'too_short', 30],
    [
      'P5 body of 10,001',
      { body: 'a'.repeat(10_001) },
      'body',
      'too_long',
      10_000,
    ],
    [
      'summary of 281',
      { summary: 'a'.repeat(281) },
      'summary',
      'too_long',
      280,
    ],
    [
      'link of 257',
      { discussionUrl: `https://a.example/${'a'.repeat(239)}` },
      'discussionUrl',
      'too_long',
      256,
    ],
    ['six labels', { labels: clubLabels }, 'labels', 'too_many', 5],
  ])('error: %s', (_, change, field, code, limit) => {
    expect(faults(change)).toEqual([{ field, code, limit }])
  })

  test.each<[string, object, string, string]>([
    ['http', { discussionUrl: 'http://a.example' }, 'discussionUrl', 'format'],
    ['no address', { discussionUrl: 'forum' }, 'discussionUrl', 'format'],
    [
      'a password',
      { discussionUrl: 'https://u:p@a.example' },
      'discussionUrl',
      'format',
    ],
    ['the same label twice', { labels: ['art', 'art '] }, 'labels', 'repeated'],
    [
      'no label of the club',
      { labels: ['art', 'toString'] },
      'labels',
      'unknown',
    ],
    ['no text', { title: 5 }, 'title', 'missing'],
    ['nothing', { body: undefined }, 'body', 'missing'],
  ])('error: %s', (_, change, field, code) => {
    expect(faults(change)).toEqual([{ field, code }])
  })

  test('error: each field is named', () => {
    const all = faults({ title: 'a', body: 'b', discussionUrl: 'c' })
    expect(all.map(({ field }) => field)).toEqual([
      'title',
      'body',
      'discussionUrl',
    ])
  })

  test.each([null, 'text', [], 5])('error: %j is no proposal', (written) => {
    expect(checkContent(written, clubLabels).ok).toBe(false)
  })
})

test('P2 contentSchema: a form says it in words', () => {
  const errors = fieldErrors(contentSchema(clubLabels))
  expect(errors({ ...content, title: 'abc', body: '' })).toEqual({
    title: forms.invalid.tooShort(5, 3),
    body: forms.invalid.missing,
  })
})

test('P2, P5 refusalOf', () => {
  expect(refusalOf([{ field: 'title', code: 'too_long' }])).toBe('bad_proposal')
  expect(refusalOf([{ field: 'body', code: 'too_short' }])).toBe('bad_proposal')
  expect(refusalOf([{ field: 'body', code: 'too_long' }])).toBe('body_too_long')
})
