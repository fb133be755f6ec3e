import { club } from '@narwhal-club/core/messages/pages/club'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ScreenOptions, screen } from './screenStory.tsx'
import { begin, holder } from './swapFlow.ts'
import { open, panelOf } from './voteFlow.ts'

export default { title: 'Flows/Without an explorer' } satisfies Meta

/** As in the local world: nowhere to look an address or a transaction up. */
const without = (page: ScreenOptions) =>
  screen({
    ...page,
    before: ({ config }) => {
      delete config.chain.explorerUrl
    },
    flow: async (flow) => {
      await page.flow?.(flow)
      const outside = 'a[href*="/tx/"], a[href*="/address/"]'
      await expect(document.querySelector(outside)).toBeNull()
    },
  })

export const Team = without({ path: '/team' })
export const Rules = without({
  path: '/clubs/main?tab=rules',
  shows: club.tabs.rules,
})
export const Proposal = without({ path: open.path, shows: open.title })
export const Power = without({
  path: open.path,
  as: 'holder',
  flow: async (flow) => {
    const { page, userEvent } = flow
    const { power } = voting.panel
    const panel = await panelOf(flow)
    await userEvent.click(await panel.findByText(power.why('3')))
    await page.findByText(voting.why.before)
  },
})
export const Credits = without({ path: '/my-proposals', as: 'proposer' })
export const Fees = without({ path: '/admin?tab=fees', as: 'admin' })
export const Swap = without({
  ...holder,
  flow: async (flow) => {
    await begin(flow, 1)
  },
})
