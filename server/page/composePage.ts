import {
  type ClubConfig,
  type DrawnPage,
  embeddedIds,
} from '@narwhal-club/core/contract'
import type { Build, Drawing } from './build.ts'

/** What a document has besides the build, whatever page it is. */
export interface Parts {
  /** Title, description and what previews show. */
  head: string
  config: ClubConfig
  /** Scripts that a world around the server adds. */
  scripts: readonly string[]
}

/** Where the build leaves room: in the head, and for the page itself. */
const inHead = '<!--club-->'
const inRoot = '<!--page-->'

/** What the build says of every page, where no server says it of each. */
const common = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g
const boot = /<script src="([^"]*\bboot\b[^"]*)"><\/script>/
const sheet = /<link rel="stylesheet"[^>]*>/
const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const usualTheme = 'data-theme="dark"'

/** A data block: `<` escaped, so that no value can end it or open another. */
export function dataBlock(id: string, value: unknown) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const scriptTags = (scripts: readonly string[]) =>
  scripts
    .map((src) => `<script type="module" src="${attribute(src)}"></script>`)
    .join('')

/** Writes the document whose page the browser draws itself. */
export function composeFrame(
  { html }: Build,
  { head, config, scripts }: Parts,
): string {
  const tags = [
    head,
    dataBlock(embeddedIds.config, config),
    scriptTags(scripts),
  ]
  return html.replace(common, '').replace(inHead, () => tags.join(''))
}

const preloadFaces = (files: readonly string[]) =>
  files
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    )
    .join('')

/**
 * Writes the document of a page that was drawn. Nothing but the document stands
 * before its first paint: the style is in it, code and data come after the page.
 * What is seen needs the faces; `boot.js` loads the code once it is painted.
 */
export function composeDrawn(
  build: Build,
  { style, faces, filesOf }: Drawing,
  { head, config, scripts }: Parts,
  { html, data, shown }: DrawnPage,
): string {
  const { theme, density } = data.look
  const [, named = ''] = entry.exec(build.html) ?? []
  const code = [named, ...filesOf(shown).map((file) => `/${file}`)].join(' ')
  const tags = [
    head,
    `<style>${style.text}</style>`,
    preloadFaces(faces),
    scriptTags(scripts),
  ]
  const after = [
    dataBlock(embeddedIds.config, config),
    dataBlock(embeddedIds.page, data),
  ]
  return build.html
    .replace(common, '')
    .replace(entry, '')
    .replace(sheet, '')
    .replace(
      boot,
      (_, src) => `<script async data-code="${code}" src="${src}"></script>`,
    )
    .replace(/>\s+</g, '><')
    .replace(
      usualTheme,
      `data-theme="${theme}"${density === 'compact' ? ' data-density="compact"' : ''}`,
    )
    .replace(inHead, () => tags.join(''))
    .replace(inRoot, () => html)
    .replace('</body>', () => `${after.join('')}</body>`)
}
