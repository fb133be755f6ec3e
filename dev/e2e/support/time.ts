import type { Page } from '@playwright/test'

/** Puts the page's timers in our hands; before the page is opened. */
export const takeTime = (page: Page) => page.clock.install()

/**
 * Stops time. It jumps ahead by up to a second, since the page's own time runs
 * until it is told.
 */
export async function stopTime(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}

/** Moves the stopped time on, and fires what falls due on the way. */
export const pass = (page: Page, milliseconds: number) =>
  page.clock.runFor(milliseconds)
