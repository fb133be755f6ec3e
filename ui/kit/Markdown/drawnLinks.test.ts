import { checkLinks, listOfHosts } from '@narwhal-club/core/governance'
import { expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { safeLink } from './links.ts'
import { parseMarkdown, type Token } from './parse.ts'
import { payloads } from './payloads.fixture.ts'

/** Every link that the page would draw, pictures too. */
const drawn = (source: string) => {
  const all = (tokens: readonly Token[]): Token[] =>
    tokens.flatMap((token) => [token, ...all(token.children ?? [])])
  return all(parseMarkdown(source).tokens).flatMap((token) => {
    const link = safeLink(token.attrGet('href') ?? token.attrGet('src'))
    return link ? [link] : []
  })
}
const blocked = listOfHosts(['evil.example'])
const isBad = (href: string) =>
  !href.startsWith('https:') ||
  /(^|\.)evil\.example\.*$/.test(new URL(href).hostname)

function hold(source: string): number {
  const bad = drawn(source).filter(
    ({ href }) => href !== 'mailto:' && isBad(href),
  )
  const { refused } = checkLinks({ body: source }, blocked)
  if (bad.length > 0) expect(refused, source).not.toEqual([])
  // What a domain name cannot be leads nowhere.
  const hosts = drawn(source)
    .map(({ href }) => new URL(href).hostname.replace(/^\.+|[.-]+$/g, ''))
    .filter((host) => /^([a-z0-9-]+\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/.test(host))
  const { links } = checkLinks({ body: source }, blocked)
  if (refused.length === 0)
    expect(new Set(links.map(({ host }) => host)), source).toEqual(
      new Set([...links.map(({ host }) => host), ...hosts]),
    )
  return bad.length
}

test('P6 of every payload, what is drawn and bad is refused', () => {
  for (const payload of payloads) hold(payload)
})

const parts = [
  ...['https', 'HTTPS', 'ht&Tab;tps', 'http', 'mailto', 'x-y', 'https&#58;'],
  ...[':', '&colon;', '\\:', '://', ':\\/\\/', '//', '/\\', '/', '\\', ':///'],
  ...['evil.example', 'EVIL.example.', 'evil%2Eexample', 'evil。example'],
  ...[
    'ｅvil.example',
    'ev\u00adil.example',
    'ev&#x69;l.example',
    'e\\vil.example',
  ],
  ...['ⓔⓥⓘⓛ.ⓔⓧⓐⓜⓟⓛⓔ', '&eopf;vil.example', 'good.example', 'localhost', '1.2'],
  ...[
    '@',
    'u:p@',
    "'",
    '"',
    '(',
    ')',
    '[',
    ']',
    '](',
    '](<',
    '<',
    '>',
    '![',
    '[a](',
  ],
  ...[
    '[1]',
    '[1]: ',
    '\n\n[1]: ',
    ' ',
    '\n',
    '\t',
    '*',
    '_',
    '`',
    '~~',
    '|',
    '^',
  ],
  ...[
    '?',
    '#',
    '%00',
    '&amp;',
    '&copy;',
    '.',
    '-',
    ':8443',
    '…',
    '“',
    '字',
    '\u200b',
  ],
]

test('P6 properties: of anything, what is drawn and bad is refused', () => {
  let bad = 0
  forSeeds((random) => {
    for (let round = 0; round < 100; round += 1) {
      const text = listOf(random.below(4), () => random.pick(parts)).join('')
      const host = random.pick(['evil.example', 'good.example', ''])
      const shape = random.pick([
        `[a](https:${text}${host})`,
        `[a](https://${text}${host})`,
        `[a](<https://${text}${host}>)`,
        `<https://${text}${host}>`,
        `[a][1]\n\n[1]: https://${text}${host}`,
        `[a](${text}${host})`,
        `https://${text}${host}`,
        `https://${host}${text}`,
        text,
      ])
      bad += hold(shape)
    }
  })
  expect(bad).toBeGreaterThan(500)
})
