import { expect } from '@playwright/test'
import { approve, askForSignature, connect } from '../support/wallet.ts'
import { accountChip, shownMessage } from './support/page.ts'
import { atNight, test } from './support/test.ts'

const minutes = (count: number) => count * 60_000

/** Every clock of the page is wrong by so much, and runs on. */
function shiftClock(offset: number) {
  const Real = Date
  const now = () => Real.now() + offset
  window.Date = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? now : Reflect.get(target, key, receiver),
  })
}

for (const [name, offset, when] of [
  ['10 minutes slow', minutes(-10), {}],
  ['10 minutes fast', minutes(10), atNight],
  ['a day slow', minutes(-24 * 60), atNight],
] as const)
  test(
    `behavior: the browser’s clock is ${name}; the message carries the server’s time`,
    when,
    async ({ page }) => {
      await page.addInitScript(shiftClock, offset)
      await page.goto('/')
      await connect(page, 'Holder')
      await expect(shownMessage(page)).toContainText('Issued At: ')
      const message = (await shownMessage(page).textContent()) ?? ''
      const issued = /Issued At: (\S+)/.exec(message)?.[1] ?? ''
      const wrongBy = Math.abs(Date.parse(issued) - Date.now())
      expect(wrongBy).toBeLessThan(minutes(1))
      await askForSignature(page)
      await approve(page)
      await expect(accountChip(page, 'Holder')).toBeVisible()
    },
  )
