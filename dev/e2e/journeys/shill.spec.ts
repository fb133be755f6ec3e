import { shill } from '@narwhal-club/core/messages/pages/shill'
import { holdLine } from '@narwhal-club/core/messages/pages/shillTemplates'
import { weigh } from '@narwhal-club/core/shill'
import { expect, type Page } from '@playwright/test'
import { main } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { expectAccessible, expectNoSideways, setWidth } from './support/look.ts'
import { test } from './support/test.ts'

const path = '/x-shill-generator'
const escaped = holdLine.replace(/[$.]/g, '\\$&')
const { post, roll, saved, facts, topic } = shill

const card = (page: Page, place: number) =>
  main(page).getByRole('article', { name: post.name(place) })
const text = (page: Page, place: number) =>
  card(page, place).getByRole('textbox')
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
const factless = (said: string) => said.replace(/\d[\d,.]*/g, '#')
/** The chain goes on, and with it the numbers: all but those. */
const textsOf = async (page: Page) => (await exactTextsOf(page)).map(factless)
const exactTextsOf = (page: Page) =>
  Promise.all([1, 2, 3, 4, 5].map((place) => text(page, place).inputValue()))

test('B6.12 B6.13 B6.32 a visitor sees five posts, each with what it weighs', async ({
  page,
}) => {
  await page.goto(path)
  const texts = await exactTextsOf(page)
  expect(new Set(texts).size).toBe(5)
  for (const [at, said] of texts.entries()) {
    const is = weigh(said) + 25
    await expect(card(page, at + 1)).toContainText(post.count(is, 280))
  }
  await text(page, 2).fill('a'.repeat(260))
  const count = card(page, 2).getByText(post.over(5))
  await expect(count).toHaveAttribute('data-over', 'true')
  await expect(card(page, 2)).toContainText(shill.warnings.too_long)
  await setWidth(page, 360)
  await expectNoSideways(page, 'posts at 360')
  await expectAccessible(page, 'posts at 360')
})

test('B6.11 B6.16 B6.10 a roll is a link, what changed is shown, what is kept stays', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  const before = await exactTextsOf(page)
  await press(page, roll.again)
  await expect(page).toHaveURL(/seed=/)
  await expect(text(page, 1)).not.toHaveValue(before[0] ?? '')
  const rolled = await textsOf(page)
  await card(page, 1).getByText(post.changes).click()
  await expect(card(page, 1).getByRole('insertion').first()).toBeVisible()
  const other = await context.newPage()
  await press(page, roll.link)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const linked = await exactTextsOf(page)
  await other.goto(link)
  expect(await exactTextsOf(other)).toEqual(linked)
  await other.close()
  const opening = (rolled[2] ?? '').split('\n\n')[0] ?? ''
  const lock = card(page, 3).getByRole('button', { name: post.names.hook })
  await lock.click()
  expect(await textsOf(page)).toEqual(rolled)
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  await press(page, roll.again)
  for (const place of [1, 2, 3, 4, 5])
    await expect(text(page, place)).toHaveValue(
      new RegExp(`^.{${opening.length}}`),
    )
  const kept = await textsOf(page)
  for (const said of kept) expect(said.startsWith(opening)).toBe(true)
  expect(kept[0]).not.toBe(rolled[0])
  await press(page, roll.release)
  await expect(page).not.toHaveURL(/locks=/)
  // What was rolled stays as it is until it is rolled again.
  expect(await textsOf(page)).toEqual(kept)
})

test('B6.14 B6.17 B6.18 a post is changed, trimmed, undone and put aside', async ({
  page,
}) => {
  await page.goto(path)
  const first = factless(await text(page, 1).inputValue())
  const expectFirst = () =>
    expect
      .poll(async () => factless(await text(page, 1).inputValue()))
      .toBe(first)
  const long = `${'First sentence. '.repeat(16)}https://narwhal.club/a.b?c=d. And one more sentence, at the end.`
  await text(page, 1).fill(long)
  await card(page, 1).getByRole('button', { name: post.trim }).click()
  const cut = await text(page, 1).inputValue()
  expect(weigh(cut)).toBeLessThanOrEqual(255)
  expect(cut.endsWith('sentence.')).toBe(true)
  const undo = card(page, 1).getByRole('button', { name: post.undo })
  await undo.click()
  await expect(text(page, 1)).toHaveValue(long)
  await undo.click()
  await expectFirst()
  await expect(undo).toHaveCount(0)
  await text(page, 1).fill('A draft of mine.')
  await card(page, 1).getByRole('button', { name: post.draft }).click()
  await page.reload()
  const drafts = main(page).getByRole('region', { name: saved.drafts })
  await expect(drafts).toContainText('A draft of mine.')
  await expectFirst()
  await drafts.getByRole('button', { name: /^Open/ }).click()
  await expect(text(page, 1)).toHaveValue('A draft of mine.')
  await drafts.getByRole('button', { name: /^Delete/ }).click()
  await expect(drafts).toHaveCount(0)
})

test('B6.20 B6.21 B6.30 the click itself opens X with the words; copied again it is noticed', async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  const said = await text(page, 1).inputValue()
  const link = card(page, 1).getByRole('link', { name: post.open })
  await expect(link).toHaveAttribute('href', /127\.0\.0\.1/)
  const href = (await link.getAttribute('href')) ?? ''
  expect(href.startsWith('https://x.com/intent/post?text=')).toBe(true)
  expect(href).not.toContain('#')
  expect(href).toContain('%23NARWHAL')
  const query = new URL(href).searchParams
  expect(query.get('text')).toBe(said)
  expect(query.get('url')).toMatch(new RegExp(`^${origin}/s/`))
  await expect(link).toHaveAttribute('target', '_blank')
  await card(page, 1).getByRole('button', { name: post.copy }).click()
  await expect(card(page, 1)).toContainText(post.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(said)
  await text(page, 2).fill(`${said}!`)
  await expect(card(page, 2)).toContainText(shill.warnings.near_duplicate)
})

test('B6.15 B6.27 B6.28 a thread, the line that says "I hold", and a promise', async ({
  page,
}) => {
  await page.goto(path)
  await main(page).getByText(topic.names.swap, { exact: true }).click()
  await expect(text(page, 1)).toHaveValue(new RegExp(escaped))
  await main(page).getByRole('switch', { name: shill.hold }).click()
  await expect(text(page, 1)).not.toHaveValue(new RegExp(escaped))
  await main(page).getByText(shill.length.names.thread, { exact: true }).click()
  await expect(page).toHaveURL(/length=thread/)
  await text(page, 1).fill('One sentence of the thread. '.repeat(20))
  await expect(card(page, 1).getByRole('listitem').last()).toContainText(/3\/3/)
  await text(page, 2).fill('This is guaranteed. The price is right.')
  await expect(card(page, 2)).toContainText(shill.warnings.promise)
  await expect(card(page, 2)).toContainText(shill.warnings.no_disclosure)
})

test('B6.1 B6.22 B6.23 B6.24 B6.25 facts have their block, a card its picture and its page', async ({
  page,
  request,
  origin,
}) => {
  const drawn: string[] = []
  page.on('request', (asked) => {
    if (/\/s\/.+\.png$/.test(asked.url())) drawn.push(asked.url())
  })
  await page.goto(path)
  await expect(main(page)).toContainText(/As of block [\d,]+, .*UTC/)
  expect(drawn).toEqual([])
  await main(page).getByText(facts.look).click()
  const picture = main(page).getByRole('img', { name: /^Card of/ })
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveJSProperty('naturalHeight', 675)
  const download = main(page).getByRole('link', { name: facts.download })
  const address = (await download.getAttribute('href')) ?? ''
  const shared = await request.get(origin + address.replace(/\.png$/, ''))
  expect(shared.status()).toBe(200)
  expect(await shared.text()).toContain('summary_large_image')
})

test('B6.2 B6.19 B6.26 a holder posts what they hold, and keeps favourites', async ({
  page,
  context,
  origin,
  club,
  allow,
}) => {
  // The card of another wallet, at the end.
  allow(/403 .*\/api\/shill\/facts/)
  await page.goto(`${path}?topic=mine`)
  await expect(main(page)).toContainText(shill.advice.not_signed_in)
  await openSession(context, origin, club.accounts.whale)
  await page.goto(`${path}?topic=mine`)
  await expect(text(page, 1)).toHaveValue(/\d/)
  const kept = await text(page, 1).inputValue()
  await card(page, 1).getByRole('button', { name: post.keep }).click()
  const favourites = main(page).getByRole('region', { name: saved.favourites })
  await expect(favourites).toContainText(kept.split('\n')[0] ?? '')
  await page.reload()
  await favourites.getByRole('button', { name: /^Delete/ }).click()
  await expect(favourites).toHaveCount(0)
  // The link of a whale shows its numbers to nobody else.
  const facts = await page.request.get(`${origin}/api/shill/facts?topic=mine`)
  const { card: sealed } = await facts.json()
  await context.clearCookies()
  await openSession(context, origin, club.accounts.holder)
  await page.goto(`${path}?topic=mine&card=${sealed}`)
  await expect(main(page)).toContainText(shill.advice.shill_not_yours)
})
