import { shortAddress } from '@narwhal-club/core/format'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { analyticsCards as cards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { getAddress, parseAbiItem } from 'viem'
import type { Probe } from '../support/chain.ts'
import { main } from '../support/screens.ts'
import { expectAccessible, expectNoSideways } from './support/look.ts'
import { test } from './support/test.ts'

const transfer = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
)
const zero = `0x${'0'.repeat(40)}`
const dead = `0x${'0'.repeat(36)}dead`

/** Who held how many at a block, straight out of the chain's own log. */
async function holdersOf(club: Probe, block: bigint) {
  const { nft, config, client } = club
  const logs = await client.getLogs({
    address: nft.address,
    event: transfer,
    fromBlock: 0n,
    toBlock: block,
  })
  const owners = new Map<bigint, string>()
  for (const { args } of logs)
    if (args.id !== undefined && args.to)
      owners.set(args.id, args.to.toLowerCase())
  const leftOut = [zero, dead, config.contracts.swap]
  const counts = new Map<string, number>()
  for (const owner of owners.values())
    if (!leftOut.includes(owner))
      counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return counts
}

const card = (page: Page, name: string) =>
  main(page).getByRole('region', { name, exact: true })

const measure = (page: Page, name: string, label: string) =>
  card(page, name)
    .locator('dl')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
    .first()

/** The block that a card says it is of. */
async function blockOf(page: Page) {
  const said = await card(page, cards.collection.title)
    .getByText(/As of block/)
    .textContent()
  return BigInt(
    /block ([\d,]+)/.exec(said ?? '')?.[1]?.replaceAll(',', '') ?? '',
  )
}

const slider = (page: Page) =>
  main(page).getByRole('slider', { name: analytics.moment.label })

async function expectCounted(page: Page, club: Probe) {
  const counts = await holdersOf(club, await blockOf(page))
  const { holders, held, title } = cards.collection
  await expect(measure(page, title, holders)).toHaveText(
    counts.size.toLocaleString('en-US'),
  )
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  await expect(measure(page, title, held)).toHaveText(
    all.toLocaleString('en-US'),
  )
  return counts
}

test('default: the page counts what the chain says, now and at a past block', async ({
  page,
  club,
}) => {
  await page.goto('/analytics')
  const now = await expectCounted(page, club)

  const answer = await page.request.get('/api/analytics/moments')
  const { moments } = await answer.json()
  const middle = moments[Math.floor(moments.length / 2)]
  await page.goto(`/analytics?block=${middle.block}`)
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`block ${middle.block.toLocaleString('en-US')}$`),
  )
  expect(await blockOf(page)).toBe(BigInt(middle.block))
  const then = await expectCounted(page, club)
  expect(then.size).not.toBe(now.size)
})

test('behavior: contracts count where the reader wants them to, and the address says so', async ({
  page,
}) => {
  await page.goto('/analytics')
  const held = measure(page, cards.collection.title, cards.collection.held)
  await expect(held).toHaveText(/\d/)
  const without = await held.textContent()
  const leftOut = page.getByRole('switch', { name: analytics.exclude.label })
  await leftOut.click()
  await expect(page).toHaveURL(/\?exclude=none$/)
  await expect(leftOut).not.toBeChecked()
  await expect(held).not.toHaveText(without ?? '')
  await page.goBack()
  await expect(leftOut).toBeChecked()
  await expect(held).toHaveText(without ?? '')
})

test('behavior: history is walked by keyboard, and back leads to now', async ({
  page,
}) => {
  await page.goto('/analytics')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Now')
  await expect(slider(page)).toBeEnabled()
  await slider(page).focus()
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  await expect(page).toHaveURL(/\?block=\d+$/)
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    /, block [\d,]+$/,
  )
  const past = page.url()
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(past)
  await page.goBack()
  await expect(page).toHaveURL(/\/analytics$/)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Now')

  const play = page.getByRole('button', { name: analytics.moment.play })
  await play.focus()
  await page.keyboard.press('Enter')
  const blocks = new Set<string>()
  await expect(async () => {
    blocks.add(new URL(page.url()).search)
    expect(blocks.size).toBeGreaterThan(2)
  }).toPass()
  await page.getByRole('button', { name: analytics.moment.pause }).click()
  await expect(play).toBeVisible()
})

test('behavior: the rows of a card are there as CSV, of the same moment', async ({
  page,
  club,
}) => {
  await page.goto('/analytics')
  const block = await blockOf(page)
  await page.goto(`/analytics?block=${block}`)
  const { title } = cards.holders
  const link = card(page, title).getByRole('link', {
    name: analytics.card.csvOf(title),
  })
  const href = await link.getAttribute('href')
  expect(href).toContain(`block=${block}`)
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('text/csv')
  const [, first = ''] = (await answer.text()).trim().split(/\r?\n/)
  const counts = await holdersOf(club, block)
  const most = Math.max(...counts.values())
  expect(first.split(',')).toContain(String(most))
})

test('behavior: a holder has a page, with art and history, and nothing for axe', async ({
  page,
  club,
}) => {
  await page.goto('/analytics')
  const counts = await holdersOf(club, await blockOf(page))
  const [largest, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  const short = shortAddress(getAddress(largest ?? ''))
  await card(page, cards.holders.title)
    .getByRole('link', { name: new RegExp(`^${short},`) })
    .click()
  await expect(page).toHaveURL(`/analytics?holder=${largest}`)
  const back = page.getByRole('link', { name: analytics.holder.back })
  await expect(back).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  const { title } = analytics.holder
  await expect(measure(page, title, cards.wallet.rank)).toHaveText('#1')
  await expect(measure(page, title, cards.wallet.nfts)).toHaveText(
    String(count),
  )
  const art = card(page, analytics.art.title)
  await expect(art.getByRole('listitem')).toHaveCount(Math.min(24, count ?? 0))
  await expect(art.locator('img').first()).toBeVisible()
  // The marketplace's stand-in ranks every one of them.
  await expect(art.getByText(/^Rarity rank [\d,]+$/)).toHaveCount(
    Math.min(24, count ?? 0),
  )
  await expect(
    card(page, analytics.timeline.title).getByRole('listitem').first(),
  ).toBeVisible()
  await expectNoSideways(page, 'a holder')
  await expectAccessible(page, 'a holder')
  await back.click()
  await expect(page).toHaveURL(/\/analytics$/)
})

test('behavior: a search finds holders, and says where there is none', async ({
  page,
}) => {
  await page.goto('/analytics')
  const field = page.getByRole('searchbox', { name: analytics.holder.search })
  await field.fill('0xffffffffff')
  await field.press('Enter')
  await expect(page.getByText(analytics.holder.noMatch)).toBeVisible()
  await page
    .getByRole('button', { name: analytics.holder.clear, exact: true })
    .click()
  await expect(
    card(page, cards.holders.title).getByRole('row').nth(1),
  ).toBeVisible()
  await page.goto('/analytics?holder=narwhal')
  await expect(
    page.getByRole('heading', { name: analytics.holder.badAddress.title }),
  ).toBeVisible()
})

test('behavior: a link to a card leads to it', async ({ page }) => {
  await page.goto('/analytics')
  const link = page.getByRole('link', { name: `Link to ${cards.fees.title}` })
  // Of the moment that is shown: all who follow it see the same numbers.
  await expect(link).toHaveAttribute(
    'href',
    /^\/analytics\?block=\d+&card=fees$/,
  )
  await link.click()
  await expect(card(page, cards.fees.title)).toBeFocused()
  await expect(card(page, cards.fees.title)).toBeInViewport()
})

test('error: a block that is not there yet is said once, with a way back', async ({
  page,
  allow,
}) => {
  allow(/404/)
  await page.goto('/analytics?block=2000000000')
  await expect(
    page.getByRole('heading', { name: analytics.failure.block.title }),
  ).toBeVisible()
  await page.getByRole('button', { name: analytics.moment.now }).last().click()
  await expect(page).toHaveURL(/\/analytics$/)
  await expect(measure(page, cards.collection.title, 'Holders')).toHaveText(
    /\d/,
  )
})
