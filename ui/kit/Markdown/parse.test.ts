import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { safeLink } from './links.ts'
import { Markdown } from './Markdown.tsx'
import { bounds, parseMarkdown } from './parse.ts'

const size = 100_000
const fill = (part: string) =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size)
const nested = Array.from({ length: 440 }, (_, i) => `${' '.repeat(i)}- a`)
const ticks = Array.from({ length: 440 }, (_, i) => '`'.repeat(i)).join('a')

/** Texts on which Markdown parsers are known to hang or to overflow. */
const hostile: Record<string, string> = {
  brackets: fill('['),
  pictures: fill('!['),
  emphasis: fill('*a_ '),
  'stars and words': fill('**a *b '),
  underscores: fill('_a'),
  'strong underscores': fill('__a__b'),
  strikes: fill('~a~~ '),
  quotes: fill('>'),
  'quotes apart': fill('> '),
  'nested lists': nested.join('\n'),
  'lists in lists': fill('- '),
  'runs of ticks': ticks,
  'odd ticks': fill('` `` ```  '),
  'open links': fill('[a](b'),
  'open titles': fill('[a](<b'),
  references: fill('[a]: b\n'),
  'reference links': fill('[a][b]'),
  tags: fill('<a '),
  comments: fill('<!-- '),
  entities: fill('&amp'),
  tables: `a|b\n-|-\n${fill('|\n')}`,
  'wide tables': `${'|'.repeat(size / 2)}\n${fill('|-').slice(0, size / 2)}`,
  backslashes: fill('\\'),
  lines: fill('\n'),
  spaces: `a${fill(' ')}b`,
  breaks: fill('a  \n'),
  addresses: fill('https://a.bc '),
  'schemes of addresses': fill('https://'),
  'a long host': `https://${fill('a.')}é`,
  'a long label': `https://${fill('a')}`,
  'brackets of an address': `https://a.bc/${fill('(')}${fill(')')}`,
}

test.each(Object.entries(hostile))(
  'behavior: 100 kB of %s are drawn in bounded time and depth',
  (_, source) => {
    const before = performance.now()
    const { tokens } = parseMarkdown(source)
    const html = renderToStaticMarkup(createElement(Markdown, { source }))
    // A hanging parser took minutes; a busy machine takes some seconds.
    expect(performance.now() - before).toBeLessThan(15_000)
    const depth = Math.max(...tokens.map(({ level }) => level))
    expect(depth).toBeLessThanOrEqual(bounds.depth + 5)
    expect(html.match(/<\w/g)?.length ?? 0).toBeLessThan(5 * bounds.tokens)
  },
)

test('behavior: what is left out is said', () => {
  expect(parseMarkdown('a').isCut).toBe(false)
  expect(parseMarkdown('a'.repeat(size + 1)).isCut).toBe(true)
  expect(parseMarkdown(fill('a\n\n')).isCut).toBe(true)
})

test.each([
  ['https://a.example/b?c#d', 'a.example'],
  ['http://a.example:8080', 'a.example:8080'],
  ['mailto:crew@club.example', 'crew@club.example'],
  ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
])('behavior: %s leads to %s', (href, place) => {
  expect(safeLink(href)?.place).toBe(place)
})

test.each(['/clubs', '//a.example', 'a.example', 'javascript:1', '', null])(
  'behavior: %o is no link',
  (href) => {
    expect(safeLink(href)).toBeNull()
  },
)
