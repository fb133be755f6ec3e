import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  expect,
  type FrameLocator,
  type Page,
  test as plain,
} from '@playwright/test'
import { serveFolder } from '../pictures/serve.ts'
import { built, hasRendered, openStory } from '../pictures/stories.ts'
import { drawSome, type StateStory, states } from './drawn.ts'

const root = resolve(import.meta.dirname, '../..')
// Workers take the seed from the run, which has printed it.
process.env.EXPLORER_SEED ??= String(Date.now() % 1_000_000)
const seed = Number(process.env.EXPLORER_SEED)
const drawn = drawSome(states, process.env.CLUB_NIGHTLY ? 10 : 1, seed)

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
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

type PageOrFrame = Page | FrameLocator

const leavesOf = ({ state }: StateStory) =>
  state.split(' + ').map((leaf) => leaf.split('.').at(-1) ?? '')

const startOf = ({ title }: StateStory) =>
  states.find((each) => each.title === title && each.path === '')?.id ?? ''

/** The state in words, and lit on the chart: its leaves, and no other state's. */
async function isIn(place: PageOrFrame, story: StateStory) {
  await expect(place.locator('[data-explored-state]')).toHaveText(story.state)
  const known = states
    .filter(({ title }) => title === story.title)
    .flatMap(leavesOf)
  const lit = await place
    .locator('svg[role="img"] [data-active]:not([data-kind="group"]) text')
    .allTextContents()
  expect(lit.filter((name) => known.includes(name)).sort()).toEqual(
    leavesOf(story).sort(),
  )
}

/** What can be pressed moves the log on; what cannot moves nothing. */
async function buttonsHold(place: PageOrFrame) {
  const lines = place.locator('[aria-label="What happened"] > ol > li')
  const before = await lines.count()
  const off = place.locator('[data-choice][aria-disabled="true"]')
  await off.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })
  await expect(lines).toHaveCount(before)
  const on = place.locator('[data-choice][aria-disabled="false"]')
  if ((await on.count()) === 0) return
  await on.first().click()
  await expect(lines).toHaveCount(before + 1)
}

/** A copied path, as its reader would run it. */
function runPasted(texts: string[]) {
  const dir = resolve(root, 'core/pastedFromPage')
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir)
  try {
    for (const [at, text] of texts.entries())
      writeFileSync(resolve(dir, `${at}.test.ts`), text)
    execFileSync(
      resolve(root, 'node_modules/.bin/vitest'),
      ['run', '--project', 'core', 'core/pastedFromPage'],
      { cwd: root, stdio: 'pipe' },
    )
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

test('default: states drawn, each by its URL; buttons hold, copied paths run', async ({
  page,
  site,
}) => {
  console.log(`seed of the states in the browser: ${seed}`)
  const copied: string[] = []
  for (const it of drawn)
    await test.step(`${it.title} ${it.state}`, async () => {
      await openStory(page, site, it.id)
      await isIn(page, it)
      await page
        .getByRole('button', { name: 'Copy this path as a test' })
        .click()
      copied.push(await page.evaluate(() => navigator.clipboard.readText()))
      await buttonsHold(page)
    })
  runPasted(copied)
})

test('behavior: the path in the URL leads on from any story of the machine', async ({
  page,
  site,
}) => {
  for (const it of drawn) {
    const other = states.find(
      ({ title, state }) => title === it.title && state !== it.state,
    )
    await openStory(page, site, other?.id ?? it.id, `&args=path:${it.path}`)
    await isIn(page, it)
  }
})

test('behavior: two clicks from the front page', async ({ page, site }) => {
  for (const it of drawn)
    await test.step(`${it.title} ${it.state}`, async () => {
      await page.goto(`${site}index.html`)
      const tree = page.locator('#storybook-explorer-tree')
      const machine = it.id.split('--')[0]
      await tree.locator(`[id="${machine}"]`).click()
      await tree.locator(`[id="${it.id}"]`).click()
      await isIn(page.frameLocator('#storybook-preview-iframe'), it)
      await expect(page).toHaveURL(new RegExp(`path=/story/${it.id}`))
    })
})

test('behavior: steps faster than the URL follows are not undone', async ({
  page,
  site,
}) => {
  const it = states.reduce((a, b) => (b.path.length > a.path.length ? b : a))
  const id = startOf(it)
  await openStory(page, site, id)
  await page.evaluate(async (path) => {
    for (const choice of path.split('-')) {
      const button = document.querySelector(`[data-choice="${choice}"]`)
      if (button instanceof HTMLElement) button.click()
      await null
    }
    const state = document.querySelector('[data-explored-state]')
    const seen = [state?.textContent]
    Reflect.set(globalThis, 'seen', seen)
    new MutationObserver(() => seen.push(state?.textContent)).observe(
      document.body,
      { characterData: true, childList: true, subtree: true },
    )
  }, it.path)
  await hasRendered(page, id)
  const seen: string[] = await page.evaluate('seen')
  expect(new Set(seen)).toEqual(new Set([it.state]))
})

test('behavior: by keyboard alone, to the state and on from it', async ({
  page,
  site,
}) => {
  const onward = states.filter(({ path }) => path !== '')
  const [it] = drawSome(onward, 1, seed) as [StateStory]
  await openStory(page, site, startOf(it))
  for (const choice of it.path.split('-')) {
    const button = page.locator(`[data-choice="${choice}"]`)
    const isReached = () =>
      button.evaluate((element) => element === document.activeElement)
    const most = await page.locator('button, a, summary, [tabindex]').count()
    for (let at = 0; at <= most && !(await isReached()); at++)
      await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await isIn(page, it)
})
