import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import axe from 'axe-core'

const folder = resolve(import.meta.dirname, '../../../../.cache/screens')

export const widths = [360, 768, 1440] as const
export type Width = (typeof widths)[number]
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** The theme that a person chose on an earlier visit (R2.15). */
export const chooseTheme = (page: Page, theme: Theme) =>
  page.addInitScript((value) => {
    localStorage.setItem('club.theme', value)
  }, theme)

export const setWidth = (page: Page, width: Width) =>
  page.setViewportSize({ width, height: width < 700 ? 780 : 900 })

/** Waits until fonts are there and everything that moves has come to rest. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {}
        return Number(endTime) < 10_000
      })
      .map(({ finished }) => finished.catch(() => {}))
    await Promise.all(ending)
  })
}

/** Keeps a picture of the page as it is, for people to look at: of the night. */
export async function shoot(page: Page, name: string, isWhole = false) {
  if (process.env.CLUB_NIGHTLY === undefined) return
  mkdirSync(folder, { recursive: true })
  await settle(page)
  await page.screenshot({
    path: resolve(folder, `${name}.png`),
    fullPage: isWhole,
  })
}

/** Nothing is wider than the window, at any depth that scrolls the page. */
export async function expectNoSideways(page: Page, where: string) {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect
    .soft(scroll, `${where}: width of the content`)
    .toBeLessThanOrEqual(client)
}

/** Holds the page to every rule of axe; the demo wallet is not the product. */
export async function expectAccessible(page: Page, where: string) {
  await settle(page)
  // By the debugger, not as a script of the page: its policy stays in force.
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run({ exclude: [['demo-wallet']] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({
        id,
        target: target.join(' '),
        why: failureSummary?.split('\n')[1]?.trim(),
      })),
    )
  })
  expect.soft(found, `${where}: violations`).toEqual([])
}
