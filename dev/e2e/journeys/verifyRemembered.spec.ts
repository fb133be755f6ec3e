import { factsHash } from '@narwhal-club/core/audit'
import { storageKeys } from '@narwhal-club/core/constants'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { witness } from '@narwhal-club/core/messages/pages/witness'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { createSealer } from '../../../server/api/votes/createSealer.ts'
import { main } from '../support/screens.ts'
import { approve } from '../support/wallet.ts'
import {
  expectAccessible,
  expectNoSideways,
  setWidth,
  shoot,
  widths,
} from './support/look.ts'
import { test } from './support/test.ts'
import { becomeVoter, expectCounted, press } from './support/voting.ts'

type Asked = Parameters<typeof becomeVoter>[0]
const none = `0x${'00'.repeat(32)}` as const

const receiptsOf = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.receipts ?? [],
    storageKeys.witness,
  )

/** Votes in this browser, which remembers it; gives the bundle that has the vote. */
async function voteHere(asked: Asked, title: string) {
  const { page, origin } = asked
  const { id, path } = await becomeVoter(asked, title)
  await page.goto(path)
  await press(page, 'Yes')
  await approve(page)
  await expectCounted(page, 'Yes')
  await expect.poll(async () => (await receiptsOf(page)).length).toBe(1)
  const [receipt] = await receiptsOf(page)
  const answer = await page.request.get(
    `${origin}/api/proposals/${id}/bundle.json`,
  )
  return { id, receipt, bundle: await answer.json() }
}

const alarm = (page: Page, name: string) =>
  main(page).getByRole('alert', { name })

test('journey: a bundle that leaves out a vote of this browser is shouted at, however it is sealed', async ({
  page,
  context,
  origin,
  club,
}) => {
  const asked = { page, context, origin, club }
  const { id, bundle, receipt } = await voteHere(asked, 'A lid for the chest')
  expect(bundle.lines).toHaveLength(1)

  // Sealed anew, by a key that the server owns up to: all of it is in order.
  const { seal, key } = createSealer(generatePrivateKey())
  const keys = [{ key, from: 0 }, ...bundle.keys]
  await page.route(/\/api\/log\/keys/, (route) =>
    route.fulfill({ json: { keys } }),
  )
  const { key: _, signature: __, ...head } = bundle.head
  const nobody = { yesPower: 0, noPower: 0, yesVoters: 0, noVoters: 0 }
  const without = {
    ...bundle,
    keys,
    lines: [],
    tally: { ...bundle.tally, ...nobody },
    head: await seal(head),
  }
  const { stand: said } = bundle
  without.stand = await seal({
    format: said.format,
    proposal: said.proposal,
    facts: factsHash(without),
    ballots: 0,
    last: none,
    at: said.at,
  })
  await page.route(/bundle\.json/, (route) => route.fulfill({ json: without }))
  await page.goto(`/verify?proposal=${id}`)
  const told = alarm(page, witness.title.history)
  await expect(told).toBeVisible({ timeout: 30_000 })
  await expect(told).toContainText(witness.found.receipt)
  await expect(told).toContainText(receipt.line.hash)
  await expect(told).toContainText(witness.noLine)
  const { contradicted } = verify.verdict
  await expect(main(page).getByText(contradicted)).toBeVisible()
  await expect(main(page).getByText(/^Red/)).toHaveCount(0)
  for (const width of widths) {
    await setWidth(page, width)
    await expectNoSideways(page, `verify-contradicted-${width}`)
    await expectAccessible(page, `verify-contradicted-${width}`)
    await shoot(page, `verify-contradicted-${width}`)
  }

  // A file of a stranger's with another list: it is not the server's word.
  await page.unrouteAll()
  const other = structuredClone(bundle)
  other.voters.root = `0x${'12'.repeat(32)}`
  await main(page)
    .getByLabel(verify.choose.pick)
    .setInputFiles({
      name: 'bundle.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(other)),
    })
  const strange = alarm(page, witness.title.bundle)
  await expect(strange).toBeVisible({ timeout: 30_000 })
  await expect(strange).toContainText(witness.found.list)
  await expect(strange).toContainText(bundle.voters.root)
  await expect(strange).toContainText(other.voters.root)
})
