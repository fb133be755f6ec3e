import { home } from '@narwhal-club/core/messages/pages/home'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Home' } satisfies Meta

const hour = 3_600_000
const recent = told.findIndex(({ published }) => published === 2)
const title = told[recent]?.title ?? ''

/** What ends within a day says so, and stands first. */
export const ClosesSoon = screen({
  path: '/',
  shows: home.open.title,
  before: ({ state, clock }) => {
    const found = state.proposals.list.find(({ row }) => row.title === title)
    Object.assign(found?.row ?? {}, { end: clock.now() + 3 * hour })
  },
  flow: async ({ page }) => {
    const first = (await page.findByText(title)).closest('article,section,div')
    const soon = await page.findByText(new RegExp(home.open.soon('')))
    await expect(soon).toBeVisible()
    await expect(first?.contains(soon)).toBe(true)
    await expect(
      within(page.getByRole('main')).getAllByText(
        new RegExp(home.open.ends('')),
      )[0],
    ).toBeVisible()
  },
})
/** Nothing has been minted yet. */
export const NothingNew = screen({
  path: '/',
  shows: home.newest.title,
  before: ({ state }) => {
    for (const address of Object.keys(state.chain.nfts))
      delete state.chain.nfts[address as `0x${string}`]
  },
  flow: async ({ page }) => {
    await expect(await page.findByText(home.newest.empty)).toBeVisible()
  },
})
