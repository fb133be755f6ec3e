import { messages } from '@narwhal-club/core/messages'
import { expect } from '@playwright/test'
import { holding, whaleBadge } from '../support/footer.ts'
import { expectToast } from '../support/toast.ts'
import {
  approve,
  askForSignature,
  connectButton,
  disconnectIcon,
  panel,
  prompt,
} from '../support/wallet.ts'
import {
  chooseTheme,
  expectAccessible,
  expectNoSideways,
  setWidth,
  shoot,
  themes,
  widths,
} from './support/look.ts'
import {
  accountChip,
  panelButton,
  shownMessage,
  signedInAs,
} from './support/page.ts'
import { atNight, test } from './support/test.ts'

const { toasts } = messages

/** By day one phone in the dark: the light is in the pictures and the stories. */
const byDay = new Set(['dark 360'])

for (const theme of themes)
  for (const width of widths)
    test(
      `default: from a visitor to a known holder and back, ${theme}, ${width} px`,
      byDay.has(`${theme} ${width}`) ? {} : atNight,
      async ({ page, origin }) => {
        let step = 0
        const look = async (name: string) => {
          step += 1
          const file = `login-${theme}-${width}-${step}-${name}`
          await shoot(page, file)
          await expectNoSideways(page, file)
        }
        await chooseTheme(page, theme)
        await setWidth(page, width)
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await look('visitor')

        await connectButton(page).click()
        await expect(panelButton(page, /Demo wallet/)).toBeVisible()
        await look('choosing')
        await expectAccessible(page, 'choosing')

        await panelButton(page, /Demo wallet/).click()
        await expect(prompt(page)).toBeVisible()
        await look('wallet-asks')
        await approve(page, 'Whale')
        const { title, body } = toasts.walletConnected
        await expectToast(page, title, body)
        await expect(shownMessage(page)).toContainText(
          `${new URL(origin).host} wants you to sign in`,
        )
        const message = (await shownMessage(page).textContent()) ?? ''
        await look('message')
        await expectAccessible(page, 'message')

        await askForSignature(page)
        await expect(prompt(page).locator('pre')).toHaveText(message)
        await look('signing')
        await approve(page)
        await expectToast(page, toasts.signedIn.title, toasts.signedIn.body)
        await expect(accountChip(page, 'Whale')).toBeVisible()
        await expect(holding(page, 'NFTs')).toHaveText(/^\d+$/)
        await expect(whaleBadge(page)).toBeVisible()
        await expect(panel(page)).toHaveCount(0)
        await look('signed-in')

        await accountChip(page, 'Whale').click()
        await expect(
          page.getByText(messages.ui.account.signedInAs),
        ).toBeVisible()
        await look('account')
        await page.keyboard.press('Escape')

        await disconnectIcon(page).click()
        const left = toasts.walletDisconnected
        await expectToast(page, left.title, left.body)
        await expect(connectButton(page)).toBeVisible()
        expect(await signedInAs(page)).toBeNull()
        await look('signed-out')
      },
    )
