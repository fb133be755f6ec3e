import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storageKeys } from '@narwhal-club/core/constants'
import { witness } from '@narwhal-club/core/messages/pages/witness'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { createSealer } from '../../../server/api/votes/createSealer.ts'
import { startWorld } from '../../world/index.ts'
import { findFreePort } from '../../world/ports.ts'
import { createProbe } from '../support/chain.ts'
import { main } from '../support/screens.ts'
import { approve } from '../support/wallet.ts'
import {
  chooseTheme,
  expectAccessible,
  expectNoSideways,
  setWidth,
  shoot,
  themes,
  widths,
} from './support/look.ts'
import { lightAtNight, test } from './support/test.ts'
import { becomeVoter, expectCounted, pathOf, press } from './support/voting.ts'

const alarm = (page: Page) =>
  main(page).getByRole('alert', { name: witness.title.history })

/** What this browser remembers, as it is kept. */
const memory = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
    storageKeys.witness,
  )

/** When the newest head was sealed that was found to agree; 0: none yet. */
const agreedAt = async (page: Page): Promise<number> =>
  (await memory(page))?.heads.at(-1)?.at ?? 0

/** Opens a page, and waits until all of it agrees with what was told before. */
async function visit(page: Page, path: string) {
  // Read before: by the time it is open, a quick page has looked already.
  const before = page.url() === 'about:blank' ? 0 : await agreedAt(page)
  await page.goto(path)
  await expect.poll(() => agreedAt(page)).toBeGreaterThan(before)
  await expect(alarm(page)).toHaveCount(0)
}

async function closedOne(page: Page, origin: string): Promise<string> {
  const list = await page.request.get(
    `${origin}/api/clubs/main/proposals?status=closed`,
  )
  return (await list.json()).rows[0].id
}

/** From now on the ledger is said to end in another line, under a new key. */
async function rewrite(page: Page, origin: string) {
  const { size } = await (
    await page.request.get(`${origin}/api/log/head`)
  ).json()
  const { seal, key } = createSealer(generatePrivateKey())
  const hash = `0x${'be'.repeat(32)}` as const
  await page.route(/\/api\/log\/head/, async (route) => {
    const facts = { format: 'narwhal-head-1', ledger: 'votes' } as const
    await route.fulfill({
      json: await seal({ ...facts, size, hash, at: Date.now() }),
    })
  })
  await page.route(/\/api\/log\/keys/, async (route) => {
    const { keys } = await (await route.fetch()).json()
    await route.fulfill({ json: { keys: [{ key, from: 0 }, ...keys] } })
  })
  return { size, hash }
}

test('journey: honest growth, a reload and a restart of the server are not shouted at', async ({
  browser,
}) => {
  const [port, rpcPort] = [await findFreePort(), await findFreePort()]
  const dataDir = await mkdtemp(join(tmpdir(), 'narwhal-witness-'))
  const start = () =>
    startWorld({
      port,
      rpcPort,
      dataDir,
      seed: 'fixture',
      serverEnv: { LOG_LEVEL: 'silent' },
    })
  let world = await start()
  const context = await browser.newContext({ baseURL: world.url })
  const page = await context.newPage()
  try {
    const club = await createProbe(world.url, world.rpcUrl)
    const asked = { page, context, origin: world.url, club }
    const { path } = await becomeVoter(asked, 'A witness for the lighthouse')
    await visit(page, path)
    const { reached } = await memory(page)
    // It grows, in this very page.
    await press(page, 'Yes')
    await approve(page)
    await expectCounted(page, 'Yes')
    await expect.poll(async () => (await memory(page)).receipts.length).toBe(1)
    await visit(page, path)
    expect((await memory(page)).reached.size).toBe(reached.size + 1)

    await world.stop()
    world = await start()
    await visit(page, path)
    await expect(alarm(page)).toHaveCount(0)
  } finally {
    await context.close()
    await world.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('journey: a rewritten history is shouted at, with both sides, until it is forgotten', async ({
  page,
  origin,
}) => {
  const id = await closedOne(page, origin)
  await visit(page, pathOf(id))
  const { heads } = await memory(page)
  const { hash, size } = await rewrite(page, origin)
  await page.reload()
  await expect(alarm(page)).toBeVisible()
  await expect(alarm(page)).toContainText(witness.found.head)
  await expect(alarm(page)).toContainText(heads.at(-1).hash)
  await expect(alarm(page)).toContainText(hash)
  await expect(
    alarm(page).getByRole('link', { name: witness.verify }),
  ).toHaveAttribute('href', `/verify?proposal=${id}`)

  // Both sides are a file, signed as they came.
  const saving = page.waitForEvent('download')
  await alarm(page).getByRole('button', { name: witness.save }).click()
  const kept = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  expect(kept).toMatchObject({
    format: 'narwhal-evidence-1',
    origin,
    contradictions: [
      {
        code: 'head',
        seen: { whole: heads.at(-1) },
        served: { whole: { hash, size } },
      },
    ],
  })

  // Back to the old story, it is not forgotten: also not on another page of it.
  await page.unrouteAll()
  await page.reload()
  await expect(alarm(page)).toContainText(witness.found.head)
  await alarm(page).getByRole('button', { name: witness.forget }).click()
  await expect(alarm(page)).toHaveCount(0)
  // It begins anew in this very page.
  await expect.poll(() => agreedAt(page)).toBeGreaterThan(0)
  await visit(page, pathOf(id))
})

test('journey: a vote whose line is another one is shouted at', async ({
  page,
  context,
  origin,
  club,
}) => {
  const { path } = await becomeVoter(
    { page, context, origin, club },
    'A rope for the witness',
  )
  await page.goto(path)
  await press(page, 'No')
  await approve(page)
  await expectCounted(page, 'No')
  await expect.poll(async () => (await memory(page))?.receipts.length).toBe(1)
  const [{ line }] = (await memory(page)).receipts
  await page.route(/\/api\/log\?/, async (route) => {
    const answer = await (await route.fetch()).json()
    for (const each of answer.lines)
      if (each.index === line.index) each.hash = `0x${'be'.repeat(32)}`
    await route.fulfill({ json: answer })
  })
  await page.reload()
  await expect(alarm(page)).toContainText(witness.found.receipt)
  await expect(alarm(page)).toContainText(line.hash)
})

for (const theme of themes)
  test(
    `looks: a rewritten history, at every width, ${theme}`,
    lightAtNight(theme),
    async ({ page, origin }) => {
      await chooseTheme(page, theme)
      const id = await closedOne(page, origin)
      await visit(page, pathOf(id))
      await rewrite(page, origin)
      for (const width of widths) {
        await setWidth(page, width)
        const where = `witness-${theme}-${width}`
        await page.reload()
        await expect(alarm(page)).toBeVisible()
        await expectNoSideways(page, where)
        await expectAccessible(page, where)
        await shoot(page, where)
      }
    },
  )
