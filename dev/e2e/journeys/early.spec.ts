import { shill } from '@narwhal-club/core/messages/pages/shill'
import { expect, type Page } from '@playwright/test'
import { untilDrawn } from '../support/frame.ts'
import { createGate } from '../support/traffic.ts'
import { connectButton, header, panel } from '../support/wallet.ts'
import { brokenCall, test } from './support/test.ts'

/** The app's code is held back: the page is there, and nothing answers yet. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
})

/** Opens a page as the server drew it; its code comes once the gate is open. */
async function openDrawn(page: Page, path: string, code = 'index') {
  await untilDrawn(page.request, path)
  const gate = createGate()
  await page.route(new RegExp(`/assets/${code}-[^/]+\\.js$`), gate.hold)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'clubTakes' in window)
  return gate
}

test('behavior: what is pressed before the code is there is done after it, once', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const theme = page.locator('html')
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  // Twice, as a person does to whom nothing happens.
  for (let times = 0; times < 2; times++)
    await header(page).getByRole('button', { name: /theme/i }).first().click()
  await connectButton(page).first().click()
  await expect(panel(page)).toHaveCount(0)
  gate.open()
  await expect(panel(page)).toBeVisible()
  await expect(theme).toHaveAttribute('data-theme', 'light')
})

test('behavior: a screen whose code is late stays as it was drawn, and what is pressed there is done', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/analytics', 'AnalyticsScreen')
  const card = page.getByRole('region', { name: 'How many each holder has' })
  await expect(card).toContainText(/\d+\.\d%/)
  await card.getByRole('button', { name: 'Table' }).click()
  const table = card.getByRole('group', { name: /^Table of/ })
  await expect(table).toHaveCount(0)
  gate.open()
  await expect(table).toBeVisible()
})

test('error: a screen whose code does not come says so, in the end', async ({
  page,
  allow,
  uncaught,
}) => {
  await untilDrawn(page.request, '/team')
  allow(brokenCall)
  allow(/React error #418/)
  let isAway = true
  await page.route(/\/assets\/TeamScreen-[^/]+\.js$/, (route) =>
    isAway ? route.abort() : route.fallback(),
  )
  await page.goto('/team')
  const main = page.getByRole('main')
  await expect(main).toContainText('Fathom')
  const again = main.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  // What was drawn is given up for it: React tells, once.
  expect(uncaught.splice(0)).toHaveLength(1)
  // By itself it would come in the end, too: it is there once the page is new.
  page.once('framenavigated', () => {
    isAway = false
  })
  const anew = page.waitForEvent('framenavigated')
  await again.click()
  await anew
  await expect(main).toContainText('Fathom')
  await expect(main.getByRole('button', { name: 'Copy address' })).toBeEnabled()
  await expect(again).toHaveCount(0)
})

test('behavior: what is typed before the code is there stays, and is looked for', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/clubs/main')
  const search = page.getByRole('main').getByRole('search')
  const field = search.getByRole('searchbox')
  await field.pressSequentially('reef')
  await search.getByRole('button').first().click()
  gate.open()
  await expect(page).toHaveURL(/[?&]q=reef/)
  const found = page.getByRole('main').getByRole('article')
  await expect(found.filter({ hasText: /reef/i }).first()).toBeVisible()
  // Other tests publish in this club as well.
  await expect(found.filter({ hasNotText: /reef/i })).toHaveCount(0)
  await expect(field).toHaveValue('reef')
})

test('behavior: what is chosen before the code is there is chosen after it', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/clubs/main')
  const choices = page.getByRole('main').getByRole('radio')
  await expect(choices.first()).toBeChecked()
  await choices.last().locator('..').click()
  await expect(choices.first()).toBeChecked()
  gate.open()
  await expect(choices.last()).toBeChecked()
  await expect(page).toHaveURL(/\?/)
})

for (const code of ['index', 'SwapScreen'])
  test(`behavior: all narwhals that are ticked before ${code} is there are chosen, also with keys`, async ({
    page,
  }) => {
    const gate = await openDrawn(page, '/swap?mode=redeem', code)
    const boxes = page.getByRole('main').getByRole('checkbox')
    const ids: string[] = []
    for (const place of [0, 1, 2, 3]) {
      await boxes.nth(place).press('Space')
      // It shows at once: nobody presses twice.
      await expect(boxes.nth(place)).toBeChecked()
      ids.push(await boxes.nth(place).inputValue())
    }
    // Ticked and let go: as if nothing had been.
    await boxes.nth(3).press('Space')
    gate.open()
    await expect(page).toHaveURL(new RegExp(`[?&]ids=${ids.slice(0, 3)}$`))
    for (const place of [0, 1, 2, 3])
      await expect(boxes.nth(place)).toBeChecked({ checked: place < 3 })
    // And it goes on from there.
    await boxes.nth(0).press('Space')
    await expect(page).toHaveURL(new RegExp(`[?&]ids=${ids.slice(1, 3)}$`))
  })

test('behavior: what is written before the code is there counts, and is written on', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/x-shill-generator', 'ShillScreen')
  const tags = page.getByRole('main').getByLabel(shill.hashtags.label)
  const before = await tags.inputValue()
  await tags.press('Home')
  await tags.pressSequentially('#Aho')
  gate.open()
  await expect(page).toHaveURL(/[?&]tags=[^&]*Aho/)
  // Where they were: not behind the rest.
  await tags.pressSequentially('y ')
  await expect(page).toHaveURL(/[?&]tags=[^&]*Ahoy/)
  await expect(tags).toHaveValue(`#Ahoy ${before}`)
})

test('behavior: who has selected words before the code is there writes over them', async ({
  page,
}) => {
  for (const code of ['index', 'ShillScreen']) {
    const gate = await openDrawn(page, '/x-shill-generator', code)
    const post = page.getByRole('main').getByRole('article').first()
    const words = post.getByRole('textbox')
    await words.selectText()
    gate.open()
    const undo = post.getByRole('button', { name: shill.post.undo })
    // Each letter comes behind the one before it, the first in place of all.
    await expect(async () => {
      await page.keyboard.insertText('A')
      await expect(undo).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(words).toHaveValue(/^A+$/)
    await page.unrouteAll()
  }
})

test('behavior: a picture that is asked for before the code is there is shown', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/x-shill-generator')
  const picture = page.getByRole('main').getByRole('img', { name: /^Card of/ })
  await page.getByText(shill.facts.look).click()
  await expect(picture).toHaveJSProperty('naturalHeight', 675)
  gate.open()
  await expect(picture).toBeVisible()
})

test('behavior: what is taken from a list before the code is there is asked for, once', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/clubs?list=bounties')
  const list = page.getByRole('main').getByRole('combobox').first()
  await list.click()
  const [, wanted] = await list
    .getByRole('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  await list.selectOption(wanted ?? '')
  const steps = await page.evaluate(() => history.length)
  gate.open()
  await expect(page).toHaveURL(new RegExp(`=${wanted}$`))
  await expect(list).toHaveValue(wanted ?? '')
  expect(await page.evaluate(() => history.length)).toBeLessThan(steps + 2)
})

test('behavior: a slider that is moved before the code is there has moved', async ({
  page,
}) => {
  const gate = await openDrawn(page, '/analytics')
  const slider = page.getByRole('main').getByRole('slider').first()
  await expect(slider).toHaveAttribute('aria-valuetext', 'Now')
  await slider.press('ArrowLeft')
  gate.open()
  await expect(page).toHaveURL(/\?block=\d+$/)
  await expect(slider).toHaveAttribute('aria-valuetext', /, block [\d,]+$/)
})
