import { proposals as words } from '@narwhal-club/core/messages/pages/proposals'
import { expect } from '@playwright/test'
import { main } from '../support/screens.ts'
import { test } from '../support/test.ts'

const statuses = ['pending', 'active', 'closed'] as const

test('R4.8 a proposal is pending, active or closed: the server lists each', async ({
  request,
  origin,
}) => {
  const ids = new Set<string>()
  let listed = 0
  for (const status of statuses) {
    const path = `${origin}/api/proposals?status=${status}&limit=100`
    const { rows } = await (await request.get(path)).json()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.status).toBe(status)
      ids.add(row.id)
    }
    listed += rows.length
  }
  // None is in two of them.
  expect(ids.size).toBe(listed)
  const none = await request.get(`${origin}/api/proposals?status=paused`)
  expect(none.status()).toBe(400)
})

test('R4.8 a proposal is pending, active or closed: the page filters by it', async ({
  page,
  request,
  origin,
}) => {
  await page.goto('/clubs/main?tab=proposals')
  for (const status of statuses) {
    await main(page)
      .getByRole('navigation', { name: words.list.status.label })
      .getByRole('link', { name: words.list.status[status] })
      .click()
    await expect(page).toHaveURL(`/clubs/main?status=${status}`)
    const path = `${origin}/api/clubs/main/proposals?status=${status}`
    const { rows } = await (await request.get(path)).json()
    const cards = main(page).getByRole('article')
    await expect(cards).toHaveCount(rows.length)
    await expect(cards).toContainText(
      rows.map(({ title }: { title: string }) => title),
    )
  }
})
