import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { serveFolder } from './serve.ts'

const built = resolve(import.meta.dirname, '../../dist/storybook')
const index = resolve(built, 'index.json')

interface Entry {
  id: string
  type: 'story' | 'docs'
}

const entries: Entry[] = existsSync(index)
  ? Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
  : []
const ids = new Set(entries.map(({ id }) => id))
const widths = [360, 1440]

/** Every machine's states in all themes; the shell, which every screen has. */
const matrices = entries
  .filter(({ id }) => /^machines-.*--all-states$/.test(id))
  .map(({ id }) => ({ id, globals: '' }))
const pages = ['visitor', 'whale'].flatMap((story) =>
  ['dark', 'light'].map((theme) => ({
    id: `shell--${story}`,
    globals: `theme:${theme}`,
  })),
)

/** Another browser draws letters otherwise: who drew the kept ones is kept, too. */
const drawnBy = resolve(import.meta.dirname, 'kept/drawn-by.txt')
const majorOf = (version: string) => version.split('.')[0] ?? ''

let site: Awaited<ReturnType<typeof serveFolder>>
test.beforeAll(async () => {
  // Under a path of its own: the static build works from any folder.
  site = await serveFolder(built, '/some/where/')
})
test.afterAll(() => site.stop())

test('default: everything that is pictured is in the index', () => {
  expect(matrices).toHaveLength(11)
  for (const { id } of pages) expect([...ids]).toContain(id)
})

for (const { id, globals } of [...matrices, ...pages])
  for (const width of widths)
    test(`picture: ${id} ${globals} at ${width}`, async ({ browser, page }, {
      config,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const query = `id=${id}&viewMode=story&globals=motion:reduced;${globals}`
      await page.goto(`${site.url}iframe.html?${query}`)
      await expect(page.locator('#storybook-root > *').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      const name = [id, globals.replace('theme:', ''), width]
      const file = `${name.filter((part) => part !== '').join('-')}.png`
      const here = majorOf(browser.version())
      if (config.updateSnapshots === 'all') writeFileSync(drawnBy, `${here}\n`)
      const then = readFileSync(drawnBy, 'utf8').trim()
      await expect(
        page,
        `kept by Chromium ${then}, drawn by ${here}`,
      ).toHaveScreenshot(file, {
        fullPage: true,
        // Letters may differ then; what has moved is far more than that.
        ...(here !== then && { maxDiffPixelRatio: 0.03, threshold: 0.4 }),
      })
    })
