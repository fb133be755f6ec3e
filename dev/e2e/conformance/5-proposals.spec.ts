import { forms } from '@narwhal-club/core/messages/pages/forms'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { expect } from '@playwright/test'
import { call, writeDraft, writtenDraft } from '../support/drafts.ts'
import { main } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'

test('R5.4 creating a proposal needs voting power of at least 50: with less it is said, and refused', async ({
  page,
  context,
  origin,
  club,
}) => {
  const account = await club.newAccount({ nfts: 38 })
  await openSession(context, origin, account)
  const eligibility = `${origin}/api/eligibility?club=main&action=propose`
  await expect
    .poll(async () => (await context.request.get(eligibility)).json())
    .toMatchObject({
      ok: false,
      have: 38,
      need: 50,
      why: [{ code: 'insufficient_vp', missing: 12 }],
    })
  await page.goto('/clubs/main')
  await expect(
    main(page).getByText('You need 12 more NFTs to propose.'),
  ).toBeVisible()
  const refId = await writeDraft(context, origin)
  const words = { club: 'main', content: writtenDraft }
  const checked = await call(context, origin, 'proposals/check', words)
  const refused = await call(context, origin, 'fees/intents', {
    purpose: 'proposal',
    refId,
    contentHash: checked.json.contentHash,
  })
  expect([refused.status, refused.json.code]).toEqual([403, 'insufficient_vp'])
})

test('R5.4 creating a proposal needs voting power of at least 50: with it nothing is in the way', async ({
  page,
  context,
  origin,
  club,
}) => {
  const account = await club.newAccount({ nfts: 50 })
  await openSession(context, origin, account)
  const eligibility = `${origin}/api/eligibility?club=main&action=propose`
  await expect
    .poll(async () => (await context.request.get(eligibility)).json())
    .toMatchObject({ ok: true, have: 50, need: 50, why: [] })
  await page.goto('/clubs/main')
  await expect(
    main(page).getByText('You can vote, and you can propose (50 needed).'),
  ).toBeVisible()
})

test('R5.5 voting is open for at least 3 days: the server says so', async ({
  context,
  origin,
  club,
}) => {
  await openSession(context, origin, club.accounts.proposer)
  const check = async (duration: number) => {
    const content = { ...writtenDraft, duration }
    const body = { club: 'main', content }
    const { json } = await call(context, origin, 'proposals/check', body)
    return json.faults
  }
  expect(await check(259_140)).toEqual([
    { field: 'duration', code: 'too_short', limit: 259_200 },
  ])
  expect(await check(259_200)).toEqual([])
})

test('R5.5 voting is open for at least 3 days: the page offers nothing shorter', async ({
  page,
  context,
  origin,
  club,
}) => {
  await openSession(context, origin, club.accounts.proposer)
  const id = await writeDraft(context, origin, { duration: 259_140 })
  await page.goto(`/clubs/main?tab=proposals&write=${id}`)
  const field = main(page).getByRole('combobox', {
    name: proposing.editor.field.duration,
  })
  await expect(field.getByRole('option')).toContainText([/^3 days$/])
  await main(page)
    .getByRole('button', { name: proposing.editor.review })
    .click()
  const errors = main(page).getByRole('region', { name: forms.errors.title(1) })
  await expect(errors).toContainText('Voting lasts at least 3 days.')
})
