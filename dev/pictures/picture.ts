import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type BrowserContext,
  expect,
  type FullConfig,
  type Page,
  test as plain,
} from '@playwright/test'
import { serveFolder } from './serve.ts'
import { built, openStory } from './stories.ts'

export const keptIn = resolve(import.meta.dirname, 'kept')

export interface Picture {
  /** The story's id. */
  id: string
  /** Where the story does not show all of them itself. */
  theme?: 'dark' | 'light'
  width: number
}

/** One day for all pictures: what a page says of time is always the same. */
const today = new Date('2026-03-14T15:09:26Z')
/** Another browser draws letters otherwise: who drew the kept ones is kept, too. */
const drawnBy = resolve(keptIn, 'drawn-by.txt')
const majorOf = (version: string) => version.split('.')[0] ?? ''

/** Whether what differs is kept now: Playwright's word for `--update` alone. */
export const isUpdating = (config: FullConfig) =>
  ['all', 'changed'].includes(config.updateSnapshots)

interface Shared {
  site: string
  /** A browser's profile for many pictures: it reads the code once. */
  profile: BrowserContext
  /** One page after the other: each is a navigation of its own. */
  tab: Page
}

export const test = plain.extend<{ page: Page }, Shared>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is wanted off it
    async ({}, use) => {
      // Under a path of its own: the static build works from any folder.
      const { url, stop } = await serveFolder(built, '/some/where/')
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
  profile: [
    async ({ browser }, use) => {
      const profile = await browser.newContext({
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        locale: 'en-US',
      })
      await profile.clock.setFixedTime(today)
      // Code is all that one picture leaves to the next.
      await profile.addInitScript(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await use(profile)
      await profile.close()
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ profile }, use) => {
      await use(await profile.newPage())
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, use) => {
    await use(tab)
  },
})

/** What differs from one look to the next takes no room in a picture. */
export const stillPath = resolve(import.meta.dirname, 'still.css')

/** Opens a story as it is pictured: at rest, with all that it loads. */
export async function layOut(
  page: Page,
  site: string,
  { id, theme, width }: Picture,
) {
  await page.setViewportSize({ width, height: 800 })
  const globals = ['motion:reduced', ...(theme ? [`theme:${theme}`] : [])]
  await openStory(page, site, id, `&globals=${globals.join(';')}`)
  // What comes with code or data of its own, such as art, has come.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** Declares the test that holds a story's picture against the kept one. */
export function pictured(picture: Picture, file: string) {
  test(`picture: ${file}`, async ({ browser, page, site }, { config }) => {
    await layOut(page, site, picture)
    const here = majorOf(browser.version())
    if (isUpdating(config)) writeFileSync(drawnBy, `${here}\n`)
    const then = readFileSync(drawnBy, 'utf8').trim()
    await expect(
      page,
      `kept by Chromium ${then}, drawn by ${here}; side by side: npx playwright show-report .cache/pictures-report`,
    ).toHaveScreenshot(file, {
      fullPage: true,
      stylePath: stillPath,
      // Letters may differ then; what has moved is far more than that.
      ...(here !== then && { maxDiffPixelRatio: 0.03, threshold: 0.4 }),
    })
  })
}
