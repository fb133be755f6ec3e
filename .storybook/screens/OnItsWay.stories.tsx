import { tabTitle } from '@narwhal-club/core/brand'
import { clubsEndpoints, surface } from '@narwhal-club/core/contract'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import type { Meta } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { toldBounties } from '../../dev/world/seed/bountyTexts.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/On its way' } satisfies Meta

const never = () => delay('infinite')
const { follow } = clubs
const main = 'Narwhal Club'
const follows = {
  path: '/clubs/main',
  as: 'holder',
  shows: clubs.followers('2'),
} as const

/** It shows at once: the server has not answered yet. */
export const Followed = screen({
  ...follows,
  answers: [http.post(clubsEndpoints.followClub.path, never)],
  flow: async ({ page, userEvent }) => {
    await userEvent.click(await page.findByLabelText(follow.offOf(main)))
    await expect(await page.findByLabelText(follow.onOf(main))).toBeVisible()
    await expect(page.getByText(clubs.followers('3'))).toBeVisible()
  },
})
/** Others have followed meanwhile: what counts is what the server told. */
export const FollowedByOthers = screen({
  ...follows,
  answers: [
    http.post(clubsEndpoints.followClub.path, () =>
      HttpResponse.json({ follows: true, followers: 7 }),
    ),
  ],
  flow: async ({ page, userEvent }) => {
    await userEvent.click(await page.findByLabelText(follow.offOf(main)))
    await expect(await page.findByText(clubs.followers('7'))).toBeVisible()
  },
})
const place = toldBounties.findIndex(({ state }) => state === 'open') + 1
const bounty = `b0000000-0000-4000-8000-${String(place).padStart(12, '0')}`
/** A proposal that has not come yet has a name in the tab already. */
export const Proposal = screen({
  path: '/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-000000000001',
  answers: [http.get(surface.proposal.path, never)],
  shows: proposals.loading,
  flow: async () => {
    await waitFor(() => expect(document.title).toBe(tabTitle(proposals.title)))
  },
})
/** A report that is being sent cannot be sent once more. */
export const Reported = screen({
  path: `/clubs/main?tab=bounties&b=${bounty}`,
  as: 'proposer',
  answers: [http.post(surface.reportThing.path, never)],
  flow: async ({ page, userEvent }) => {
    const { report } = proposals.acts
    const at = within(page.getByRole('main'))
    const [open] = await at.findAllByText(reporting.open.bounty)
    await userEvent.click(open as HTMLElement)
    await userEvent.click(await at.findByLabelText(report.names.spam))
    const send = at.getByRole('button', { name: report.send })
    await userEvent.click(send)
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'))
  },
})
