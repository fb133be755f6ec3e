import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test as plain } from '@playwright/test'
import { serveFolder } from '../pictures/serve.ts'
import { built, entries } from '../pictures/stories.ts'

const axe = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const test = plain.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is wanted off it
    async ({}, use) => {
      const { url, stop } = await serveFolder(built, '/some/where/')
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
})

interface Violation {
  id: string
  nodes: { target: unknown[]; html: string }[]
}

/** Many states of one thing on a page: what holds for a page does not hold there. */
const alike = { 'landmark-unique': { enabled: false } }

/** What axe has against a part of the page, said so that it can be mended. */
async function violationsOf(page: Page, part: string, rules?: string[]) {
  await page.evaluate(axe)
  const found = await page.evaluate(
    ([within, only, among]) =>
      Reflect.get(globalThis, 'axe')
        .run(within, {
          // A frame in it is a page of its own.
          iframes: false,
          rules: among,
          ...(only && { runOnly: { type: 'rule', values: only } }),
        })
        .then((result: { violations: Violation[] }) => result.violations),
    [part, rules, alike] as const,
  )
  return (found as Violation[]).flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 120)}`),
  )
}

const ground = (page: Page, part: string) =>
  page.locator(part).evaluate((part) => getComputedStyle(part).backgroundColor)

/** By day, of those that are made alike. */
const samples = [
  'machines-login--what-it-is',
  'components-connect-walletpanel--docs',
  'components-form-textfield--docs',
  'components-kit-button--docs',
]
/** The words of us, and of machines and components a few; by night all. */
const documents = entries
  .filter(
    ({ type, id, title }) =>
      type === 'docs' &&
      (process.env.CLUB_NIGHTLY ||
        samples.includes(id) ||
        !/^(Machines|Components)\//.test(title)),
  )
  .map(({ id }) => id)
const grounds = {
  dark: 'rgb(23, 17, 39)',
  light: 'rgb(255, 255, 255)',
  contrast: 'rgb(10, 6, 20)',
}

const openDocument = async (
  page: Page,
  site: string,
  id: string,
  theme: string,
) => {
  await page.goto(
    `${site}iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`,
  )
  await expect(page.locator('#storybook-docs h1')).toBeVisible()
}

for (const [theme, colour] of Object.entries(grounds))
  test(`documents: ${theme}: in the chosen theme, and nothing that axe holds against them`, async ({
    page,
    site,
  }) => {
    test.setTimeout(60_000 + documents.length * 5_000)
    expect(documents).toEqual(expect.arrayContaining(samples))
    for (const id of documents)
      await test.step(id, async () => {
        await openDocument(page, site, id, theme)
        expect(await ground(page, '.sbdocs-wrapper')).toBe(colour)
        expect(await violationsOf(page, '#storybook-docs')).toEqual([])
      })
  })

test('documents: the theme is followed where it changes, and lists are lists', async ({
  page,
  site,
}) => {
  await page.goto(`${site}index.html?path=/docs/how-to-explore--docs`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  const wrapper = preview.locator('.sbdocs-wrapper')
  await expect(wrapper).toHaveCSS('background-color', grounds.dark)
  await expect(preview.locator('#storybook-docs ol').first()).toHaveCSS(
    'list-style-type',
    'decimal',
  )
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('option', { name: 'Light' }).click()
  await expect(wrapper).toHaveCSS('background-color', grounds.light)
})

for (const colorScheme of ['dark', 'light'] as const)
  test(`manager: ${colorScheme}: toolbar and sidebar can be read`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${site}index.html?path=/story/machines-login--signing`)
    await expect(
      page.getByRole('button', { name: 'Report a bug here' }),
    ).toBeVisible()
    const tree = page.locator('#storybook-explorer-tree')
    await expect(tree.locator('[data-selected="true"]')).toContainText(
      'signing',
    )
    expect(await violationsOf(page, 'body', ['color-contrast'])).toEqual([])
    await page.getByRole('button', { name: 'Report a bug here' }).click()
    await expect(page.getByRole('textbox', { name: 'The report' })).toHaveValue(
      /in `signing`/,
    )
    expect(
      await violationsOf(page, 'body', ['color-contrast', 'label']),
    ).toEqual([])
  })

test('manager: documents and machines are open, the rest is a heading', async ({
  page,
  site,
}) => {
  await page.goto(`${site}index.html?path=/docs/how-to-explore--docs`)
  const tree = page.locator('#storybook-explorer-tree')
  await expect(tree.locator('[id="machines-login"]')).toBeVisible()
  const headings = tree.locator('[data-nodetype="root"]')
  await expect(headings.first()).toContainText('Machines')
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.slice(0, 3)).toEqual(['machines', 'screens', 'flows'])
  expect(ids).toContain('components')
  const rows = tree.locator(
    '[data-nodetype="component"], [data-nodetype="document"]',
  )
  await expect(rows.first()).toContainText('How to explore')
  await expect(rows.filter({ hasText: 'How the explorer works' })).toHaveCount(
    1,
  )
  await expect(rows.filter({ hasText: /^About/ })).toHaveCount(0)
})

test('find: from the toolbar to a state, and the search is a link', async ({
  page,
  site,
}) => {
  await page.goto(`${site}index.html?path=/story/machines-wallet--no-wallet`)
  await page.getByRole('button', { name: /^Find a text/ }).click()
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.getByRole('searchbox').fill('login.rejected')
  await expect(page).toHaveURL(/args=query:login_2e_rejected/)
  await preview
    .getByRole('region', { name: /^Facts/ })
    .getByRole('link', { name: 'login rejected' })
    .click()
  await expect(page).toHaveURL(/path=\/story\/machines-login--rejected/)
  await expect(preview.locator('[data-explored-state]')).toHaveText('rejected')
})

test('find: by its keys, and the field is ready', async ({ page, site }) => {
  await page.goto(`${site}index.html?path=/docs/tokens--docs`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  // The frame listens to keys once the page in it is there.
  await expect(preview.locator('#storybook-docs h1')).toBeVisible()
  await page.keyboard.press('Shift+F')
  await expect(page).toHaveURL(/path=\/story\/find--find/)
  await expect(preview.getByRole('searchbox')).toBeFocused()
})

test('report: link, path, context and browser, on the clipboard', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site}index.html?path=/story/machines-login--signing`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await expect(preview.locator('[data-explored-state]')).toHaveText('signing')
  await page.getByRole('button', { name: 'Report a bug here' }).click()
  const sheet = page.getByRole('textbox', { name: 'The report' })
  await expect(sheet).toHaveValue(/Machine: login, in `signing`/)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('theme dark')
  expect(text).toContain('HeadlessChrome')
  expect(text).toContain('"walletShows"')
  expect(text).not.toContain('wants you to sign in')
})
