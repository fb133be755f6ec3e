import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { ClubConfig } from '@narwhal-club/core/contract'
import { type AppRoute, writeHead } from './pageHeads.ts'

/** Where the build leaves room for what only the deployment knows. */
const marker = '<!--club-->'

export interface Page {
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
  /** CSP sources for the inline styles that the build left in the page. */
  styleHashes: string[]
}

/**
 * Returns a function that gives the page of a route with its title and the
 * configuration in it, or null where there is none. Rendered once for each route
 * and each build it finds on disk, however many ask for it at once.
 */
export function createPageRenderer(
  folder: string,
  config: ClubConfig,
  scripts: readonly string[],
  origin: () => string,
) {
  const path = join(folder, 'index.html')
  let known = { version: Number.NaN, pages: new Map<string, Promise<Page>>() }
  return async (route?: AppRoute): Promise<Page | null> => {
    const found = await stat(path).catch(() => null)
    if (!found) return null
    if (known.version !== found.mtimeMs)
      known = { version: found.mtimeMs, pages: new Map() }
    const { pages } = known
    const key = route ?? ''
    const kept = pages.get(key)
    if (kept) return kept
    const page = readFile(path, 'utf8').then((html) =>
      toPage(fill(html, writeHead(route, origin()), config, scripts)),
    )
    pages.set(key, page)
    page.catch(() => pages.delete(key))
    return page
  }
}

/** What the build says of every page, where no server says it of each. */
const common = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g

/** A data block: `<` escaped, so that no value can end it or open another. */
function fill(
  html: string,
  head: string,
  config: ClubConfig,
  scripts: readonly string[],
) {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const tags = [
    head,
    `<script type="application/json" id="club-config">${json}</script>`,
    ...scripts.map(
      (src) => `<script type="module" src="${attribute(src)}"></script>`,
    ),
  ]
  return html.replace(common, '').replace(marker, () => tags.join(''))
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

async function toPage(html: string): Promise<Page> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ])
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  const styleHashes = styles.map(
    ([, css = '']) =>
      `sha256-${createHash('sha256').update(css).digest('base64')}`,
  )
  return { bodies: { br, gzip: gz, identity }, styleHashes }
}
