import { shortAddress } from '@narwhal-club/core/format'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { club as words } from '@narwhal-club/core/messages/pages/club'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { expect } from '@playwright/test'
import { main } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from './support/test.ts'

test('default: a club is looked at as any wallet, and nothing is done as it', async ({
  page,
  context,
  origin,
  club,
}) => {
  const { whale, holder } = club.accounts
  await openSession(context, origin, whale)
  await page.goto(`/clubs/main?as=${holder.address}`)
  const title = words.viewing.title(shortAddress(holder.address))
  const viewing = main(page).getByRole('region', { name: title })
  await expect(viewing).toContainText('It has 3 votes here.')
  await expect(viewing).toContainText('You need 47 more NFTs to propose.')
  await expect(viewing).toContainText(words.viewing.readOnly)
  await expect(
    main(page).getByRole('button', { name: words.write }),
  ).toHaveCount(0)

  // A proposal, too.
  await main(page)
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click()
  const path = new URL(page.url()).searchParams.get('p')
  await page.goto(`/clubs/main?tab=proposals&p=${path}&as=${holder.address}`)
  await expect(viewing).toBeVisible()
  await expect(
    main(page).getByRole('region', { name: proposals.acts.title }),
  ).toHaveCount(0)

  await viewing.getByRole('link', { name: words.viewing.stop }).click()
  await expect(viewing).toHaveCount(0)
})

test('default: so is a bounty, from the list on, until one stops', async ({
  page,
  context,
  origin,
  club,
}) => {
  const { whale, holder } = club.accounts
  await openSession(context, origin, whale)
  await page.goto(`/clubs/main?tab=bounties&as=${holder.address}`)
  const title = words.viewing.title(shortAddress(holder.address))
  const viewing = main(page).getByRole('region', { name: title })
  await expect(viewing).toBeVisible()
  await main(page)
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/&b=/)
  await expect(viewing).toContainText(words.viewing.readOnly)
  await expect(
    main(page).getByRole('region', { name: bountyActs.act.title }),
  ).toHaveCount(0)

  await viewing.getByRole('link', { name: words.viewing.stop }).click()
  await expect(viewing).toHaveCount(0)
  await expect(page).toHaveURL(/&b=/)
})

test('error: what is no wallet says what one is', async ({ page }) => {
  await page.goto('/clubs/main?as=0x12')
  await expect(main(page).getByText(words.viewing.notOne)).toBeVisible()
  await expect(main(page).getByText(words.viewing.wrong)).toBeVisible()
})
