import { feesEndpoints } from '@narwhal-club/core/contract'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Clubs' } satisfies Meta

const path = '/clubs'
const phone = { viewport: { value: 'phone' } }
const { follow } = clubs

export const Visitor = screen({
  path,
  shows: /3 of 3 shown/,
  flow: async ({ page, step, userEvent }) => {
    await step('to follow is to sign in first', async () => {
      await userEvent.click(
        page.getByRole('button', { name: follow.offOf('Deep Dive') }),
      )
      await expect(await page.findByRole('dialog')).toBeVisible()
    })
  },
})
export const Whale = screen({
  path,
  as: 'whale',
  shows: /3 of 3 shown/,
  flow: async ({ page, step, userEvent, world }) => {
    const card = () =>
      within(
        page.getByRole('link', { name: 'Deep Dive' }).closest('article') ??
          document.body,
      )
    await step('one press leaves a club, and it is counted', async () => {
      await userEvent.click(
        card().getByRole('button', { name: follow.onOf('Deep Dive') }),
      )
      await expect(await card().findByText('0 followers')).toBeVisible()
      await expect(card().getByRole('button')).toHaveAccessibleName(
        follow.offOf('Deep Dive'),
      )
    })
    await step('what the server refuses is taken back, and said', async () => {
      // It is asked what is new before: then it answered.
      await page.findByRole('button', { name: /unread/ })
      world.scenario.server = 'failing'
      await userEvent.click(card().getByRole('button'))
      await expect(await page.findByText(follow.failed.title)).toBeVisible()
      // Who says it and who counts are told one after the other.
      await expect(await card().findByText('0 followers')).toBeVisible()
    })
  },
})
export const Offline = screen({ path, scenario: { network: 'offline' } })
export const Phone = screen({ path, shows: /3 of 3 shown/, globals: phone })
export const Stale = screen({
  path,
  scenario: { index: 'stale' },
  shows: clubs.stale,
})
export const Uncounted = screen({
  path,
  scenario: { index: 'absent' },
  shows: clubs.unavailable,
})
export const Searched = screen({ path: `${path}?q=dive`, shows: 'Deep Dive' })
export const NothingFound = screen({
  path: `${path}?q=atlantis`,
  shows: clubs.notFound.title,
  flow: async ({ page, step, userEvent }) => {
    await step('it leads back to all of them', async () => {
      await userEvent.click(
        page.getByRole('button', { name: clubs.notFound.action }),
      )
      await expect(await page.findByText(/3 of 3 shown/)).toBeVisible()
    })
  },
})
export const Following = screen({
  path: `${path}?show=following`,
  as: 'whale',
  shows: /2 of 2 shown/,
})
export const FollowingNone = screen({
  path: `${path}?show=following`,
  as: 'newcomer',
  shows: clubs.noneFollowed.title,
})
export const FollowingVisitor = screen({
  path: `${path}?show=following`,
  shows: clubs.signIn.following,
})
export const Eligible = screen({
  path: `${path}?eligible=true`,
  as: 'whale',
  shows: /3 of 3 shown/,
})
export const EligibleNowhere = screen({
  path: `${path}?eligible=true`,
  as: 'newcomer',
  shows: clubs.noneEligible.title,
})
export const EligibleUnknown = screen({
  path: `${path}?eligible=true`,
  as: 'whale',
  scenario: { holdings: 'unavailable' },
  shows: clubs.failure.power,
})
export const Mine = screen({
  path: '/my-proposals',
  as: 'whale',
  shows: clubs.credits.none.title,
})
const reasons = ['unmatched', 'over', 'refunded'] as const
/** Whatever it is left over from, it is listed. */
export const MineCredits = screen({
  path: '/my-proposals',
  as: 'whale',
  shows: new RegExp(`^${clubs.credits.why.over}`),
  answers: [
    http.get(feesEndpoints.myFees.path, () =>
      HttpResponse.json({
        intents: [],
        credits: reasons.map((why, place) => ({
          id: `c0000000-0000-4000-8000-00000000000${place}`,
          token: `0x${'c'.repeat(40)}`,
          ...{ amount: '5000', left: '5000', hash: `0x${'d'.repeat(64)}` },
          ...{ why, at: '2026-11-20T12:00:00.000Z' },
        })),
        credit: '15000',
      }),
    ),
  ],
  flow: async ({ page }) => {
    for (const why of reasons)
      await expect(
        page.getByText(new RegExp(`^${clubs.credits.why[why]}`)),
      ).toBeVisible()
  },
})
export const MineProposals = screen({
  path: '/my-proposals?state=pending',
  as: 'whale',
  shows: 'A mooring of our own',
  flow: async ({ page, step, userEvent }) => {
    await step('each status has an address of its own', async () => {
      await userEvent.click(page.getByRole('link', { name: 'Closed' }))
      await expect(
        await page.findByRole('link', { name: 'Sell the old boat' }),
      ).toBeVisible()
    })
  },
})
export const MineOffline = screen({
  path: '/my-proposals',
  as: 'whale',
  scenario: { server: 'failing' },
})
export const MineVisitor = screen({
  path: '/my-proposals',
  shows: clubs.signIn.mine,
})
export const RightToLeft = screen({
  path,
  as: 'whale',
  shows: /3 of 3 shown/,
  globals: { locale: 'rtl', ...phone },
})
