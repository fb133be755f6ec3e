import { appRoutes } from '@narwhal-club/core/contract'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { most } from '../support/shifts.ts'
import { atNight, test } from './support/test.ts'

/**
 * A document is painted while it still comes, as far as it is there. What is
 * painted keeps its place: nothing that comes later stands before it.
 */

const height = 740
/** At which pieces end of a page of many elements. */
const count = 25
const begins = /<(?:div|section|article|aside|ul|li|footer|h\d|p)\b/g

/** Where all elements stand, in the document's order, in CSS pixels. */
const places = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#root *')]
    const indices = new Map(all.map((element, index) => [element, index]))
    return all.map((element) => {
      const { y, width, height } = element.getBoundingClientRect()
      const end = Math.min(innerHeight, y + height)
      return {
        y,
        /** Of the window, from 0 to 1. */
        seen: (width * Math.max(0, end - y)) / (innerWidth * innerHeight),
        within: indices.get(element.parentElement ?? element) ?? -1,
        tag: element.outerHTML.slice(0, 120),
      }
    })
  })

type Places = Awaited<ReturnType<typeof places>>

/** What moved down or up once the rest was there, scored much as browsers do. */
function movedBetween(before: Places, after: Places) {
  const by = before.map(({ y, seen }, index) =>
    seen > 0 ? (after[index]?.y ?? y) - y : 0,
  )
  return before.flatMap(({ seen, within, tag }, index) => {
    const distance = by[index] ?? 0
    if (distance === 0 || distance === by[within]) return []
    const area = Math.min(1, seen + (after[index]?.seen ?? 0))
    return [{ score: (area * Math.abs(distance)) / height, tag }]
  })
}

/** Where elements begin, evenly over the page. */
function cuts(html: string): number[] {
  const from = html.indexOf('id="root"')
  const starts = [...html.matchAll(begins)]
    .map(({ index }) => index)
    .filter((index) => index > from)
  const step = Math.max(1, starts.length / count)
  return starts.filter((_, index) => index % step < 1)
}

test.use({ javaScriptEnabled: false })

for (const width of [360, 1280])
  test(
    `default: what is painted of a page keeps its place as the rest comes, at ${width}`,
    width === 360 ? {} : atNight,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const route of appRoutes) {
        const path = route.replace(/:\w+/, 'main')
        const document = await page.goto(path)
        const html = (await document?.text()) ?? ''
        const whole = await places(page)
        const found = new Set<string>()
        const pieces = cuts(html)
        expect(pieces.length, path).toBeGreaterThan(1)
        for (const cut of pieces) {
          await page.setContent(html.slice(0, cut))
          const moved = movedBetween(await places(page), whole)
          const sum = moved.reduce((all, { score }) => all + score, 0)
          if (sum > most)
            found.add(`${sum.toFixed(3)} ${moved.map(({ tag }) => tag)}`)
        }
        expect.soft([...found], path).toEqual([])
      }
    },
  )
