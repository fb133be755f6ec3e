import { brand, tabTitle } from '@narwhal-club/core/brand'
import type { ShillFacts } from '@narwhal-club/core/contract'
import { shares as words } from '@narwhal-club/core/messages/pages/shares'
import { cardWords } from '@narwhal-club/core/messages/shillCards'
import { escaped } from '../page/escaped.ts'
import { shareStyle } from './shareStyle.ts'

/** Pixels of the picture. */
export const shareSize = { width: 1_200, height: 675 } as const

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`

const documentOf = (title: string, head: string, main: string) =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml" />',
    `<title>${escaped(tabTitle(title))}</title>${head}`,
    // Each card is of a moment: searches find the pages that are of now.
    meta('name', 'robots', 'noindex'),
    `<style>${shareStyle}</style></head>`,
    `<body><main>${main}</main></body></html>`,
  ].join('')

const link = (href: string, text: string, isCalm = false) =>
  `<a href="${escaped(href)}"${isCalm ? ' data-calm' : ''}>${escaped(text)}</a>`

/** What a card says, as its picture and its page do. */
export const wordsOf = ({
  facts,
  title,
}: Pick<ShillFacts, 'facts' | 'title'>) => cardWords(facts, title)

/** The page of a card: what a chat unfolds, and who follows the link reads. */
export function writeShare(share: ShillFacts, origin: string): string {
  const { page, about, alt, facts } = share
  const said = wordsOf(share)
  const address = origin + page
  const picture = `${address}.png`
  const { width, height } = shareSize
  const head = [
    meta('name', 'description', said.text),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.appName),
    meta('property', 'og:title', said.title),
    meta('property', 'og:description', said.text),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', said.title),
    meta('name', 'twitter:description', said.text),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', alt),
  ].join('')
  const main = [
    `<p class="kicker">${escaped(said.kicker)}</p>`,
    `<h1>${escaped(said.title)}</h1><p>${escaped(said.text)}</p>`,
    `<img src="${escaped(page)}.png" width="${width}" height="${height}" alt="${escaped(alt)}" />`,
    `<p class="facts">${escaped(said.facts)}. ${escaped(words.sealed)}</p>`,
    `<nav>${link(about, words.look)}`,
    `${link(`/x-shill-generator?topic=${facts.topic}`, words.write, true)}</nav>`,
  ].join('')
  return documentOf(said.title, head, main)
}

/** The same where there is nothing to show. */
export function writeNoShare(): string {
  const { title, text } = words.missing
  const main = `<h1>${escaped(title)}</h1><p>${escaped(text)}</p><nav>${link('/x-shill-generator', words.write)}</nav>`
  return documentOf(title, '', main)
}
