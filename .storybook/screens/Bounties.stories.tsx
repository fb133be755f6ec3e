import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toldBounties } from '../../dev/world/seed/bountyTexts.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Bounties' } satisfies Meta

const words = bounties.list
const list = '/clubs/main?tab=bounties'
const phone = { viewport: { value: 'phone' } }
const shown = /of \d+ shown/

export const List = screen({
  path: list,
  shows: shown,
  flow: async ({ page, step, userEvent }) => {
    await step('a state has an address of its own', async () => {
      await userEvent.click(
        page.getByRole('link', { name: bounties.status.disputed }),
      )
      const disputed = toldBounties.find(({ state }) => state === 'disputed')
      await expect(
        await page.findByRole('link', { name: disputed?.title ?? '' }),
      ).toBeVisible()
    })
  },
})
export const ListPhone = screen({
  path: list,
  shows: shown,
  globals: { theme: 'light', ...phone },
})
export const ListOfAllClubs = screen({
  path: '/clubs?list=bounties',
  shows: words.ofAll,
})
export const ListMine = screen({
  path: `${list}&mine=true`,
  as: 'whale',
  shows: shown,
})
export const ListMineVisitor = screen({
  path: `${list}&mine=true`,
  shows: words.signIn,
})
/** What an author did before stands above what they have put out. */
export const ListByAuthor = screen({
  path: `${list}&by=0x70997970c51812dc3a010c7d01b50e0d17dc79c8`,
  shows: /as an author$/,
})
export const ListNotFound = screen({
  path: `${list}&q=atlantis`,
  shows: words.notFound.title,
  flow: async ({ page, step, userEvent }) => {
    await step('there is a way back to all', async () => {
      await userEvent.click(
        page.getByRole('button', { name: words.notFound.action }),
      )
      await expect((await page.findAllByText(shown)).at(-1)).toBeVisible()
    })
  },
})
export const ListEmpty = screen({
  path: '/clubs/deep-dive?tab=bounties',
  shows: words.none.title,
})
export const ListFailed = screen({
  path: list,
  scenario: { server: 'failing' },
  shows: bounties.failure.server,
})
export const ListOffline = screen({
  path: list,
  scenario: { network: 'offline' },
  shows: /did not load$/,
})
export const ListRightToLeft = screen({
  path: list,
  shows: shown,
  globals: { locale: 'rtl', ...phone },
})
