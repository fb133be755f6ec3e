import { createElement, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'
import { payloads } from './payloads.fixture.ts'

const html = (source: string) =>
  renderToStaticMarkup(createElement(Markdown, { source }))

const tags = new Set(
  'div p h2 h3 h4 h5 h6 ul ol li em strong s blockquote code pre hr br table thead tbody tr th td a bdi span svg path'.split(
    ' ',
  ),
)
const attributes = new Set(
  'class href target rel dir start data-align role aria-label aria-hidden tabindex'.split(
    ' ',
  ),
)
const drawing = /^(xmlns|width|height|viewBox|fill|stroke.*|d)$/

/** Everything in the page's code that is no allowed element or attribute. */
function strangers(code: string): string[] {
  const found: string[] = []
  for (const [, tag = '', rest = ''] of code.matchAll(
    /<([a-z]\w*)([^>]*)>/gi,
  )) {
    if (!tags.has(tag)) found.push(`<${tag}>`)
    for (const [, name = '', value = ''] of rest.matchAll(
      /([^\s"=/]+)="([^"]*)"/g,
    )) {
      const isDrawing = /^(svg|path)$/.test(tag) && drawing.test(name)
      if (!attributes.has(name) && !isDrawing) found.push(`${tag} ${name}`)
      if (name === 'href' && !/^(https?:\/\/[^@]+$|mailto:)/.test(value))
        found.push(`href ${value}`)
    }
  }
  return found
}

test('default: the check sees what it must', () => {
  const bad =
    '<a href="javascript:x" onclick="y"></a><img src="x"><a href="https://a@b">'
  expect(strangers(bad)).toEqual([
    'href javascript:x',
    'a onclick',
    '<img>',
    'img src',
    'href https://a@b',
  ])
})

test('parameters: the corpus is worth its name', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(200)
})

test.each(payloads)('behavior: %j does nothing', (payload) => {
  const code = html(payload)
  expect(strangers(code)).toEqual([])
  const links = [...code.matchAll(/<a [^>]*>/g)]
  for (const [link] of links)
    expect(link).toContain('rel="noopener noreferrer nofollow ugc"')
})

test('behavior: a picture in a link is its words', () => {
  const code = html('[![a](https://b.example/1)](https://c.example/2)')
  expect(code.match(/<a /g)).toHaveLength(1)
  expect(code).toContain('href="https://c.example/2"')
})

/** Where each link of a text leads, with what stands in it. */
const linksOf = (source: string) =>
  [...html(source).matchAll(/href="([^"]*)"[^>]*><bdi>(.*?)<\/bdi>/g)].map(
    ([, href, said]) => [href, said],
  )
const same = (address: string) => [[address, address]]

test.each([
  ['See https://a.example/b?c=d#e.', same('https://a.example/b?c=d#e')],
  ['(https://a.example/b_(c))', same('https://a.example/b_(c)')],
  ['https://a.example/)))', same('https://a.example/')],
  ['**https://a.example/b**', same('https://a.example/b')],
  ['- https://a.example:8443/b', same('https://a.example:8443/b')],
  [
    'https://a.example/é!',
    [['https://a.example/%C3%A9', 'https://a.example/é']],
  ],
  ['HTTPS://A.example', [['https://a.example/', 'HTTPS://A.example']]],
])('behavior: in %j a bare address is a link', (source, links) => {
  expect(linksOf(source)).toEqual(links)
})

test.each([
  'http://a.example',
  'a.example',
  'mailto:a@b.example',
  'xhttps://a.example',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://a@b.example',
  'https://a.example@b.example',
  'https://a.example\\@b.example',
  'https://a.example。b.example',
  'https://\u202Eelpmaxe.a',
  'https://а.example/',
  'https://a.example\u200b.b.example',
  '`https://a.example`',
  '```\nhttps://a.example\n```',
])('behavior: in %j it stays words', (source) => {
  expect(linksOf(source)).toEqual([])
})

test('behavior: an address in a link is its words', () => {
  const source = '[https://club.example](https://evil.example)'
  expect(linksOf(source)).toEqual([
    ['https://evil.example/', 'https://club.example'],
  ])
  expect(html(source)).toContain('(evil.example)')
})

test('behavior: no node has a way to write HTML', () => {
  const seen = (node: ReactNode): void => {
    if (Array.isArray(node)) for (const each of node) seen(each)
    if (!isValidElement<{ children?: ReactNode }>(node)) return
    expect(node.props).not.toHaveProperty('dangerouslySetInnerHTML')
    seen(node.props.children)
  }
  for (const source of payloads) seen(Markdown({ source }))
})
