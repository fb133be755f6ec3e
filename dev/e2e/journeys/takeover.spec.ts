import { appRoutes } from '@narwhal-club/core/contract'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { told } from '../../world/seed/proposalTexts.ts'
import { untilDrawn } from '../support/frame.ts'
import { openSession } from '../support/session.ts'
import { createGate } from '../support/traffic.ts'
import { atNight, test } from './support/test.ts'

/** The longest name of a zone, on another day than UTC for half of it. */
test.use({ timezoneId: 'Pacific/Chatham' })

/** Notes where all that can be pressed stands, and tells how many things that are. */
const note = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll('a, button, input, textarea, select')
    // The footer stands below what comes when one is near.
    const above = [...all].filter((element) => !element.closest('footer'))
    const placed = above.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { element, x, y: y + scrollY, width, height }
    })
    const shown = placed.filter(({ height }) => height > 0)
    Object.assign(window, { placed: shown })
    return shown.length
  })

/** What of it stands elsewhere now, is gone, or has another size. */
const moved = (page: Page) =>
  page.evaluate(() => {
    type Placed = { element: Element } & Record<'x' | 'y' | 'width', number>
    return (window as unknown as { placed: Placed[] }).placed.flatMap(
      ({ element, x, y, width }) => {
        const now = element.getBoundingClientRect()
        const by = [now.x - x, now.y + scrollY - y, now.width - width]
        // Digits are not all of one width, and a minute may pass meanwhile.
        const isSame = by.every(
          (each, axis) => Math.abs(each) < (axis === 0 ? 20 : 2),
        )
        if (isSame && element.isConnected) return []
        const name = element.getAttribute('aria-label') ?? element.textContent
        return `${name}: ${element.isConnected ? by.map(Math.round) : 'gone'}`
      },
    )
  })

const idOf = (place: number) =>
  `e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`

const paths = [
  ...appRoutes
    // It asks for all there is, and is refused much of it.
    .filter((route) => route !== '/test-schema')
    .map((route) => route.replace(/:\w+/, 'main')),
  '/clubs/main?q=harbour',
  '/clubs/main?tab=members',
  '/clubs/main?tab=rules',
  '/clubs/main?shows=ideas',
  '/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-000000000001',
  // It is voted on.
  `/clubs/main?tab=proposals&p=${idOf(told.findIndex(({ named }) => named))}`,
]

for (const [who, width, isAtNight] of [
  ['visitor', 360],
  ['holder', 1280],
  ['visitor', 1280, 'at night'],
  ['holder', 360, 'at night'],
  ['admin', 1280, 'at night'],
] as const)
  test(
    `default: nothing that can be pressed moves as the app takes over, ${who} at ${width}`,
    isAtNight ? atNight : {},
    async ({ page, context, origin, club }) => {
      if (who !== 'visitor')
        await openSession(context, origin, club.accounts[who])
      await page.setViewportSize({ width, height: 740 })
      for (const path of paths) {
        await untilDrawn(context.request, path)
        const gate = createGate()
        await page.route(/\/assets\/.*\.js$/, gate.hold)
        // With gaps where the machine is busy: those are filled later.
        await expect(async () => {
          const answer = await page.goto(path, { waitUntil: 'commit' })
          expect(answer?.headers()['cache-control']).not.toBe('no-cache')
        }).toPass()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        // The header alone has that many: fewer, and the page was not there.
        expect(await note(page), path).toBeGreaterThan(3)
        gate.open()
        await page.unroute(/\/assets\/.*\.js$/)
        await page.waitForLoadState('networkidle')
        expect.soft(await moved(page), path).toEqual([])
      }
    },
  )
