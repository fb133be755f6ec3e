import { messages } from '@narwhal-club/core/messages'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectToast } from '../support/toast.ts'
import {
  connectButton,
  disconnectIcon,
  header,
  signIn,
} from '../support/wallet.ts'
import { accountChip, signedInAs } from './support/page.ts'
import { atNight, test } from './support/test.ts'

const { toasts } = messages

/** The mere access throws, as where a browser blocks cookies. */
const blocked = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
}

/** What is there can be read, and nothing more can be kept. */
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError')
  }
}

const theme = (page: Page) => page.locator('html').getAttribute('data-theme')

for (const [kind, spoil] of Object.entries({ blocked, full }))
  test(`behavior: storage is ${kind}: theme, sign-in and sign-out work all the same`, async ({
    page,
  }) => {
    await page.addInitScript(spoil)
    await page.goto('/')
    await header(page)
      .getByRole('button', { name: 'Switch to light theme' })
      .click()
    await expect.poll(() => theme(page)).toBe('light')
    await signIn(page, 'Holder')
    await expectToast(page, toasts.signedIn.title, toasts.signedIn.body)
    await expect(accountChip(page, 'Holder')).toBeVisible()
    await page.reload()
    await expect(accountChip(page, 'Holder')).toBeVisible()
    await disconnectIcon(page).click()
    await expect(connectButton(page)).toBeVisible()
    expect(await signedInAs(page)).toBeNull()
  })

test(
  'behavior: what is stored is nonsense: the page starts as if it were empty',
  atNight,
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const key of ['theme', 'density', 'connected', 'connector'])
        localStorage.setItem(`club.${key}`, '{"broken')
      localStorage.setItem('club.payments', '[1,{"id":null}]')
      localStorage.setItem('club.signedIn', '\u0000')
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => theme(page)).toBe('dark')
    await expect(connectButton(page)).toBeVisible()
  },
)
