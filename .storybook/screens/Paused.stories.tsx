import { club } from '@narwhal-club/core/messages/pages/club'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toldBounties } from '../../dev/world/seed/bountyTexts.ts'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Paused' } satisfies Meta

const whale = { as: 'whale', holder: 'whale' } as const
/** The club is paused: all of it is read, and nothing is written. */
const paused = (path: string, title: string) =>
  screen({
    ...{ ...whale, path },
    before: ({ state }) => {
      const main = state.clubs.rows.find(({ id }) => id === 'main')
      if (main) main.status = 'paused'
    },
    shows: title,
    flow: async ({ page }) => {
      await expect(await page.findByText(club.paused.title)).toBeVisible()
      await expect(page.queryByLabelText(comments.form.say)).toBeNull()
    },
  })
const open = told.findIndex(({ named }) => named && !named.holder)
const last = (place: number) =>
  `0000-4000-8000-${String(place + 1).padStart(12, '0')}`
const taking = toldBounties.findIndex(({ state }) => state === 'open')

export const Proposal = paused(
  `/clubs/main?tab=proposals&p=e0000000-${last(open)}`,
  told[open]?.title ?? '',
)
export const Bounty = paused(
  `/clubs/main?tab=bounties&b=b0000000-${last(taking)}`,
  toldBounties[taking]?.title ?? '',
)
export const Idea = paused(
  `/clubs/main?idea=d0000000-${last(0)}`,
  'A reef watch with cameras',
)

/** The vault swaps nothing just now, which is said before anything is chosen. */
export const Swap = screen({
  ...{ ...whale, path: '/swap' },
  before: ({ state }) => {
    state.chain.isPaused = true
  },
  shows: swapPage.paused.title,
  flow: async ({ page, step, userEvent }) => {
    await step('and where it is to be reviewed', async () => {
      const [first] = await page.findAllByLabelText(/^narwhal \d+$/)
      await userEvent.click(first as HTMLElement)
      await expect(
        (await page.findAllByText(swapPage.paused.title)).length,
      ).toBeGreaterThan(1)
    })
  },
})
