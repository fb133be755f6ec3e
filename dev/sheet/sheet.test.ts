import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../run/chromium.mjs'
import { root } from '../world/root.ts'
import { createFolders } from '../world/testing.ts'
import { sizeOf } from './sizeOf.ts'

/** What the sheet knows of a Storybook: an index, and a page that says how it is. */
const small = `<!doctype html><style>body { margin: 0; block-size: 1200px }</style><script>
const { searchParams } = new URL(location.href)
const id = searchParams.get('id')
const isDark = searchParams.get('globals').includes('theme:dark')
document.documentElement.style.background = isDark ? 'black' : 'white'
const phase = id.endsWith('broken') ? 'errored' : id.endsWith('never') ? 'playing' : 'finished'
__STORYBOOK_PREVIEW__ = { storyRenders: [{ id, phase, rerenderEnqueued: false }] }
</script>`

const entry = (title: string, name: string) => {
  const id = `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/g, '-')
  return [id, { id, title, name, type: 'story' }] as const
}

const folders = createFolders()
let sheet: string
let said: string
let browser: Browser
let page: Page

beforeAll(async () => {
  const storybook = await folders.make()
  sheet = join(await folders.make(), 'sheet')
  await mkdir(storybook, { recursive: true })
  await writeFile(join(storybook, 'iframe.html'), small)
  const entries = [
    entry('Screens/Small', 'Fine'),
    entry('Screens/Small', 'Broken'),
    entry('Screens/Small', 'Never'),
    entry('Machines/Login', 'All states'),
    entry('Kit/Button', 'Fine'),
  ]
  await writeFile(
    join(storybook, 'index.json'),
    JSON.stringify({ entries: Object.fromEntries(entries) }),
  )
  const tool = resolve(root, 'node_modules/.bin/playwright')
  const done = spawnSync(
    tool,
    ['test', '-c', 'dev/sheet/playwright.config.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        CHROMIUM_PATH: chromiumPath(),
        STORYBOOK_DIR: storybook,
        SHEET_DIR: sheet,
        SHEET_HASTE: '1',
      },
    },
  )
  said = `${done.stdout}${done.stderr}`
  expect(done.status, said).toBe(1)
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
  })
  page = await browser.newPage({ viewport: { width: 1_440, height: 900 } })
  await page.goto(pathToFileURL(join(sheet, 'index.html')).href)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await folders.removeAll()
})

const figures = () => page.locator('figure:visible')

test('default: what could be taken is there, beside the page', () => {
  const taken = readdirSync(sheet).filter((file) => /small/.test(file))
  expect(taken.sort()).toEqual([
    'screens-small--fine-dark-1440.png',
    'screens-small--fine-dark-360.png',
    'screens-small--fine-light-1440.png',
    'screens-small--fine-light-360.png',
  ])
  expect(sizeOf(join(sheet, 'screens-small--fine-dark-360.png'))).toEqual({
    width: 360,
    height: 1_200,
  })
  const [dark, light] = ['dark', 'light'].map((theme) =>
    readFileSync(join(sheet, `screens-small--fine-${theme}-360.png`)),
  )
  expect(dark?.equals(light ?? Buffer.alloc(0))).toBe(false)
})

test('default: what is kept is copied, not taken again', () => {
  const file = 'machines-login--all-states-360.png'
  const kept = readFileSync(resolve(root, 'dev/pictures/kept', file))
  expect(readFileSync(join(sheet, file)).equals(kept)).toBe(true)
})

test('default: widths and themes stand in one order, whenever each was taken', async () => {
  const captions = await page
    .locator('figcaption a')
    .filter({ hasText: /dark|light/ })
    .allTextContents()
  const row = [
    '1440 px, dark',
    '1440 px, light',
    '360 px, dark',
    '360 px, light',
  ]
  expect(captions).toEqual([...row, ...row, ...row])
})

test('error: a story that fails or does not come to rest is listed, not left out', async () => {
  expect(said).toMatch(/6 pictures in .*; 8 could not be taken/)
  const missing = page.locator('.missing li')
  const lines = await missing
    .filter({ hasText: 'Screens/Small' })
    .allTextContents()
  expect(lines).toHaveLength(8)
  expect(lines).toContain(
    'Screens/Small, Broken screens-small--broken-dark-1440.png: screens-small--broken has failed',
  )
  expect(lines).toContain(
    'Screens/Small, Never screens-small--never-light-360.png: It did not come to rest in time.',
  )
  // Kept pictures of what this Storybook does not have.
  const orphans = missing.filter({
    hasText: 'screens-home--whale-dark-360.png',
  })
  expect(await orphans.count()).toBe(1)
  expect(await page.locator('.hole').count()).toBe(8)
})

test('behavior: the filter hides what has not every word, and is kept in the address', async () => {
  expect(await figures().count()).toBe(14)
  await page.getByLabel('Filter by story').fill('fine 360')
  expect(await figures().count()).toBe(2)
  expect(await page.locator('section:visible h2').allTextContents()).toEqual([
    expect.stringMatching(/are missing$/),
    'Small',
  ])
  expect(await page.locator('output').textContent()).toBe('2 of 14 pictures')
  await page.reload()
  expect(await figures().count()).toBe(2)
  await page.getByLabel('Filter by story').fill('')
  expect(await figures().count()).toBe(14)
  expect(page.url()).not.toContain('q=')
})

test('default: nothing is wider than a phone, and images wait to be scrolled to', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  const width = await page.evaluate(() => document.body.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  const loading = await page
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => image.getAttribute('loading')),
    )
  expect(new Set(loading)).toEqual(new Set(['lazy']))
})
