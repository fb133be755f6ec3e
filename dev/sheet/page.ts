import type { Size } from './sizeOf.ts'
import type { Wanted } from './wanted.ts'

/** A picture as the sheet has it: there, or missing for a reason. */
export interface Shown extends Wanted {
  file: string
  size?: Size
  reason?: string
}

/** Colours by role, each as `#rrggbb`. */
export type Look = Record<string, string>

export interface Sheet {
  shown: readonly Shown[]
  /** Kept pictures of what Storybook does not have any more. */
  orphans: readonly string[]
  /** What the command limited it to. */
  words: readonly string[]
  at: Date
  looks: Record<'dark' | 'light', Look>
  style: string
  script: string
}

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const safe = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '')

/** A screen is an area of its own; the shell and the machines are one each. */
function placeOf({ title, name }: Wanted): { area: string; story: string } {
  const [part = '', ...rest] = title.split('/')
  const within = rest.join(' / ')
  if (part === 'Screens') return { area: within, story: name }
  const story = part === 'Machines' ? within : `${within}: ${name}`
  return { area: part.charAt(0).toUpperCase() + part.slice(1), story }
}

/** Storybook lies beside the sheet, in `dist` as in the local world. */
function linkTo({ id, theme, width }: Pick<Shown, 'id' | 'theme' | 'width'>) {
  const globals = [
    ...(theme ? [`theme:${theme}`] : []),
    ...(width === 360 ? ['viewport.value:phone'] : []),
  ]
  const more = globals.length > 0 ? `&globals=${globals.join(';')}` : ''
  return safe(`../storybook/index.html?path=/story/${id}${more}`)
}

const captionOf = ({ width, theme }: Shown) =>
  `${width} px${theme ? `, ${theme}` : ', all themes'}`

function figure(shown: Shown) {
  const { file, id, size, reason, title, name, width } = shown
  const caption = captionOf(shown)
  const text = safe(`${title} ${name} ${id} ${caption}`.toLowerCase())
  const picture = size
    ? `<a class="frame" href="${safe(file)}"><img loading="lazy" src="${safe(file)}" width="${size.width}" height="${size.height}" alt="${safe(`${title}, ${name}: ${caption}`)}"></a>`
    : `<p class="frame hole"><strong>Missing</strong> ${safe(reason ?? '')}</p>`
  const long = size ? `<span>${size.width} × ${size.height}</span>` : ''
  return `<figure class="w${width}" data-text="${text}">${picture}<figcaption><a href="${linkTo(shown)}">${safe(caption)}</a> ${long}</figcaption></figure>`
}

function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return [...groups]
}

const anchorOf = (area: string) =>
  area.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function article([story, pictures]: [string, Shown[]]) {
  const [first] = pictures
  const heading = first
    ? `<a href="${linkTo({ id: first.id, width: 1440 })}">${safe(story)}</a>`
    : safe(story)
  return `<article><h3>${heading}</h3><div class="row">${pictures.map(figure).join('\n')}</div></article>`
}

function section([area, pictures]: [string, Shown[]]) {
  const stories = grouped(pictures, (each) => placeOf(each).story)
  const id = anchorOf(area)
  const kind = pictures.some(({ theme }) => theme) ? 'themed' : 'whole'
  return `<section class="${kind}" id="${id}" aria-labelledby="${id}-name"><h2 id="${id}-name">${safe(area)}</h2>
${stories.map(article).join('\n')}</section>`
}

const named = ({ title, name, file, reason }: Shown) =>
  `<li>${safe(title)}, ${safe(name)} <code>${safe(file)}</code>: ${safe(reason ?? '')}</li>`

/** What a reader must know before they take the sheet for the whole. */
function warning({ shown, orphans }: Sheet) {
  const missing = shown.filter(({ size }) => !size)
  if (missing.length + orphans.length === 0) return ''
  const lost = orphans.map(
    (file) =>
      `<li><code>${safe(file)}</code>: kept, and no story is called so any more</li>`,
  )
  const count = missing.length + orphans.length
  return `<section class="missing" aria-labelledby="missing-name"><h2 id="missing-name">${count} ${count === 1 ? 'picture is' : 'pictures are'} missing</h2><ul>${[...missing.map(named), ...lost].join('\n')}</ul></section>`
}

const lookOf = (look: Look) =>
  Object.entries(look)
    .map(([name, hex]) => `--${name}: ${hex};`)
    .join(' ')

/** The contact sheet, as one page beside its pictures. */
export function sheetPage(sheet: Sheet): string {
  const { shown, words, at, looks, style, script } = sheet
  const rank = (area: string) => ['Shell', 'Machines'].indexOf(area)
  const areas = grouped(shown, (each) => placeOf(each).area).sort(
    ([one], [other]) => rank(one) - rank(other) || one.localeCompare(other),
  )
  const minute = at.toISOString().slice(0, 16).replace('T', ' ')
  const only = words.length > 0 ? `, of what is called ${words.join(' ')}` : ''
  const links = areas.map(
    ([area]) => `<li><a href="#${anchorOf(area)}">${safe(area)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contact sheet · Narwhal Club</title>
<style>
:root { color-scheme: dark; ${lookOf(looks.dark)} }
@media (prefers-color-scheme: light) { :root { color-scheme: light; ${lookOf(looks.light)} } }
@media print { :root { color-scheme: light; ${lookOf(looks.light)} } }
${style}</style>
</head>
<body>
<header>
<h1>Contact sheet</h1>
<p>${shown.length} pictures${safe(only)}, taken ${minute} UTC. A picture opens in full; its caption leads to the story.</p>
<form role="search">
<label for="filter">Filter by story, width or theme</label>
<input id="filter" type="search" name="q" autocomplete="off" placeholder="home 360 light">
<output for="filter" aria-live="polite"></output>
</form>
<nav aria-label="Areas"><ul>${links.join('\n')}</ul></nav>
</header>
<main>
${warning(sheet)}
${areas.map(section).join('\n')}
</main>
<script>
${script}</script>
</body>
</html>
`
}
