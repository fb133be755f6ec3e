import type { Page } from '@playwright/test'

/** Puts the page's timers in our hands; before the page is opened. */
export const takeTime = (page: Page) => page.clock.install()

/**
 * Stops time. It jumps ahead by a second, since the page's own time runs until
 * it is told; by more where a busy machine took longer to tell it.
 */
export async function stopTime(page: Page, ahead = 1_000) {
  const now = await page.evaluate(() => Date.now())
  await page.clock
    .pauseAt(now + ahead)
    .catch(() => page.clock.pauseAt(now + 10 * ahead))
}

/** Moves the stopped time on, and fires what falls due on the way. */
export const pass = (page: Page, milliseconds: number) =>
  page.clock.runFor(milliseconds)
