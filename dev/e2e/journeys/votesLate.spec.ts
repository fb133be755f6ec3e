import { voting as words } from '@narwhal-club/core/messages/pages/votes'
import { expect } from '@playwright/test'
import { approve } from '../support/wallet.ts'
import { test } from './support/stage.ts'
import { brokenCall } from './support/test.ts'
import { becomeVoter, press, watchCasting, yourVote } from './support/voting.ts'

const day = 86_400_000
const second = 1_000

test('error: a vote that is signed in time and comes a second after the end does not count', async ({
  page,
  context,
  origin,
  club,
  stage,
  allow,
}) => {
  // Refused, which the browser reports as an error.
  allow(brokenCall)
  const { path, id } = await becomeVoter(
    { page, context, origin, club },
    'The last boat out',
  )
  await page.goto(path)
  const sent = watchCasting(page)
  await press(page, 'Yes')
  const { end } = await (
    await context.request.get(`/api/proposals/${id}`)
  ).json()
  const answer = await context.request.get('/api/config')
  const now = Date.parse(answer.headers().date ?? '')
  expect(Date.parse(end) - now).toBeGreaterThan(2 * day)
  await stage.advance(Date.parse(end) - now + second)
  await approve(page)
  await expect(yourVote(page)).toContainText(words.panel.over.closed)
  await expect(
    yourVote(page).getByRole('button', { name: words.panel.pressed('Yes') }),
  ).toHaveCount(0)
  const detail = await context.request.get(`/api/proposals/${id}`)
  expect(await detail.json()).toMatchObject({
    status: 'closed',
    counts: { yesPower: 0, ballots: 0 },
  })
  expect(sent).toHaveLength(1)
})
