import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { pass, stopTime, takeTime } from '../support/time.ts'
import {
  approve,
  connectAndAsk,
  connectButton,
  disconnectIcon,
  header,
} from '../support/wallet.ts'

type Painted = { frames: number; pieces: number; colours: string[] }

/** Counts what is painted on canvases: pieces a frame, and their colours. */
const watchCanvas = (page: Page) =>
  page.addInitScript(() => {
    const painted = { frames: 0, pieces: 0, colours: [] as string[] }
    Object.assign(window, { painted })
    const { clearRect, fillRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      painted.frames += 1
      painted.pieces = 0
      clearRect.apply(this, box)
    }
    CanvasRenderingContext2D.prototype.fillRect = function (...box) {
      painted.pieces += 1
      if (!painted.colours.includes(String(this.fillStyle)))
        painted.colours.push(String(this.fillStyle))
      fillRect.apply(this, box)
    }
  })

const painted = (page: Page) =>
  page.evaluate(() => (window as unknown as { painted: Painted }).painted)

/** Purple and its neighbours, from violet to pink. */
function isPurplish(colour: string) {
  const [red = 0, green = 0, blue = 0] = (
    colour.match(/[0-9a-f]{2}/g) ?? []
  ).map((part) => Number.parseInt(part, 16))
  return blue > green && red > green
}

test('R2.18 confetti for success: 300 pieces, about 3 seconds, a purple palette that differs by theme', async ({
  page,
}) => {
  await watchCanvas(page)
  await takeTime(page)
  const canvas = page.locator('canvas')
  const palettes: string[][] = []
  for (const theme of ['dark', 'light']) {
    await page.goto('/')
    if (theme === 'light')
      await header(page)
        .getByRole('button', { name: 'Switch to light theme' })
        .click()
    // It falls for three seconds, however long the rest of the page takes to come.
    await connectAndAsk(page, 'Holder')
    await approve(page)
    await expect(canvas).toBeVisible({ timeout: 20_000 })
    await stopTime(page)
    await pass(page, 100)
    const { pieces, colours } = await painted(page)
    expect(pieces).toBe(300)
    palettes.push([...colours].sort())
    await pass(page, 1_000)
    await expect(canvas).toBeVisible()
    await pass(page, 1_500)
    await expect(canvas).toHaveCount(0)
    await page.clock.resume()
    await disconnectIcon(page).click()
    await expect(connectButton(page)).toBeVisible()
  }
  expect(palettes[0]).not.toEqual(palettes[1])
  for (const colour of palettes.flat()) expect(colour).toMatch(/^#/)
  for (const palette of palettes)
    expect(palette.filter(isPurplish).length).toBeGreaterThan(
      palette.length / 2,
    )
})
