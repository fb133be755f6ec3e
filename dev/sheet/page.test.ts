import { expect, test } from 'vitest'
import { type Shown, sheetPage } from './page.ts'
import { fileOf, type Wanted, wantedOf, withoutStory } from './wanted.ts'

const story = (title: string, name: string, id: string) =>
  ({ title, name, id, type: 'story' }) as const
const home = story('Screens/Home', 'Whale', 'screens-home--whale')
const late = story('Screens/Home', 'Too <late> & gone', 'screens-home--late')
const login = story(
  'Machines/Login',
  'All states',
  'machines-login--all-states',
)
const state = story('Machines/Login', 'idle', 'machines-login--idle')
const layout = story('shell/Layout', 'Visitor', 'shell-layout--visitor')
const button = story('Kit/Button', 'Default', 'kit-button--default')
const page = {
  ...story('Tokens', 'Docs', 'tokens--docs'),
  type: 'docs',
} as const
const entries = [home, late, login, state, layout, button, page]
const kept = ['shell-layout--visitor-dark-360.png', 'gone--story-dark-360.png']

const shownOf = (wanted: Wanted): Shown => ({
  ...wanted,
  file: fileOf(wanted),
  size: { width: wanted.width, height: 1_000 },
})
const write = (shown: readonly Shown[], orphans: readonly string[] = []) =>
  sheetPage({
    shown,
    orphans,
    words: [],
    at: new Date('2026-03-14T15:09:26Z'),
    looks: { dark: { text: '#ffffff' }, light: { text: '#000000' } },
    style: '',
    script: '',
  })

test('default: every story of a screen in both themes and widths, the matrices, the kept shell', () => {
  const files = wantedOf(entries, kept).map(fileOf)
  expect(files).toEqual([
    'screens-home--whale-dark-1440.png',
    'screens-home--whale-light-1440.png',
    'screens-home--whale-dark-360.png',
    'screens-home--whale-light-360.png',
    'screens-home--late-dark-1440.png',
    'screens-home--late-light-1440.png',
    'screens-home--late-dark-360.png',
    'screens-home--late-light-360.png',
    'machines-login--all-states-1440.png',
    'machines-login--all-states-360.png',
    'shell-layout--visitor-dark-1440.png',
    'shell-layout--visitor-light-1440.png',
    'shell-layout--visitor-dark-360.png',
    'shell-layout--visitor-light-360.png',
  ])
})

test('parameters: words: all of them are in what is wanted', () => {
  const ids = (...words: string[]) => [
    ...new Set(wantedOf(entries, kept, words).map(({ id }) => id)),
  ]
  expect(ids('HOME', 'whale')).toEqual([home.id])
  expect(ids('screens')).toEqual([home.id, late.id])
  expect(ids('button')).toEqual([])
})

test('default: a picture has its caption, its size, its file and its story', () => {
  const html = write(wantedOf(entries, kept).map(shownOf))
  expect(html).toContain('<h2 id="home-name">Home</h2>')
  expect(html).toContain(
    '<img loading="lazy" src="screens-home--whale-light-360.png" width="360" height="1000" alt="Screens/Home, Whale: 360 px, light">',
  )
  expect(html).toContain(
    '<a href="../storybook/index.html?path=/story/screens-home--whale&amp;globals=theme:light;viewport.value:phone">360 px, light</a>',
  )
  // Screens first, each by itself; then what they stand in and are made of.
  const areas = [...html.matchAll(/<h2 id="(.+?)-name"/g)].map(([, id]) => id)
  expect(areas).toEqual(['home', 'shell', 'machines'])
  expect(html).toContain('>Shell</h2>')
  expect(html).not.toContain('is missing')
  expect(html).not.toContain('are missing')
})

test('default: what is missing is listed, and keeps its place', () => {
  const [first, ...others] = wantedOf([late], [])
  const missing: Shown = {
    ...(first as Wanted),
    file: fileOf(first as Wanted),
    reason: 'It <failed> & ended',
  }
  const html = write([missing, ...others.map(shownOf)], ['gone--a-360.png'])
  expect(html).toContain('2 pictures are missing')
  expect(html).toContain(
    '<li>Screens/Home, Too &lt;late&gt; &amp; gone <code>screens-home--late-dark-1440.png</code>: It &lt;failed&gt; &amp; ended</li>',
  )
  expect(html).toContain('<code>gone--a-360.png</code>: kept, and no story')
  expect(html.match(/<figure /g)).toHaveLength(4)
  expect(html.match(/<img /g)).toHaveLength(3)
  expect(html).toContain('<strong>Missing</strong> It &lt;failed&gt;')
})

test('default: a kept picture without a story is found', () => {
  expect(withoutStory(entries, kept)).toEqual(['gone--story-dark-360.png'])
})
