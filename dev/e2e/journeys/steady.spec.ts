import { appRoutes } from '@narwhal-club/core/contract'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { atNight } from './support/test.ts'

/** The sum of what moved by itself on the way in, as browsers score it. */
const most = 0.02

const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const moved = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce(
      (sum, value) => sum + value,
      0,
    ),
  )

const visits = [
  { who: 'visitor', width: 360 },
  { who: 'admin', width: 768 },
  { who: 'visitor', width: 1280 },
] as const

for (const { who, width } of visits)
  test(
    `default: nothing jumps while a page comes, ${who} at ${width}`,
    width === 360 ? {} : atNight,
    async ({ page, context, origin, club }) => {
      if (who === 'admin')
        await openSession(context, origin, club.accounts.admin)
      await page.setViewportSize({ width, height: 740 })
      await watch(page)
      for (const route of appRoutes) {
        const path = route.replace(/:\w+/, 'main')
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect.soft(await moved(page), path).toBeLessThanOrEqual(most)
      }
    },
  )
