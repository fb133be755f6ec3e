import { appRoutes } from '@narwhal-club/core/contract'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { openSession } from '../support/session.ts'
import { most } from '../support/shifts.ts'
import { test } from '../support/test.ts'
import { atNight } from './support/test.ts'

/** What moved, where from and where to, in CSS pixels. */
interface Shift {
  value: number
  what: string
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const place = ({ y, height }: DOMRectReadOnly) =>
      `${Math.round(y)}+${Math.round(height)}`
    const name = (node: Node | null) =>
      node instanceof Element
        ? node.outerHTML.slice(0, 120)
        : (node?.textContent ?? 'what is gone')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: {
            node: Node | null
            previousRect: DOMRectReadOnly
            currentRect: DOMRectReadOnly
          }[]
        }
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${place(previousRect)} to ${place(currentRect)}: ${name(node)}`,
        )
        shifts.push({ value, what: what.join('\n') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const moved = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: Shift[] }
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      what: shifts.map(({ what }) => what).join('\n'),
    }
  })

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
        const { sum, what } = await moved(page)
        expect.soft(sum, `${path}\n${what}`).toBeLessThanOrEqual(most)
      }
    },
  )
