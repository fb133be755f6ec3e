import { ui } from '@narwhal-club/core/messages'
import { home } from '@narwhal-club/core/messages/pages/home'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { shared } from '@narwhal-club/core/messages/pages/shared'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Home' } satisfies Meta

const path = '/'

export const Visitor = screen({ path, shows: home.title })
/** What is voted on leads to its page. */
export const Open = screen({
  path,
  shows: home.open.title,
  flow: async ({ page, step, userEvent }) => {
    await step('a proposal opens', async () => {
      await page.findAllByText(/Ends /)
      const links = page.getAllByRole('link')
      const first = links.find((link: HTMLElement) =>
        link.getAttribute('href')?.includes('&p='),
      )
      if (!first) throw new Error('Nothing is open')
      await userEvent.click(first)
      await expect(
        await page.findByRole('heading', {
          name: proposals.results.title.active,
        }),
      ).toBeVisible()
    })
  },
})
export const Holder = screen({ path, as: 'holder', shows: home.greeting })
export const Whale = screen({ path, as: 'whale', shows: home.greeting })
export const Newcomer = screen({ path, as: 'newcomer', shows: home.greeting })
export const FactsFailed = screen({
  path,
  scenario: { server: 'failing' },
  shows: ui.error.title,
})
export const FactsStale = screen({
  path,
  scenario: { holdings: 'stale' },
  shows: shared.factsStale,
})
export const FactsUnavailable = screen({
  path,
  scenario: { holdings: 'unavailable' },
  shows: shared.factsUnavailable,
})
export const NodeAway = screen({
  path,
  as: 'whale',
  scenario: { node: 'away' },
})
export const Offline = screen({ path, scenario: { network: 'offline' } })
export const Loading = screen({
  path,
  scenario: { latency: 3_600_000 },
  shows: 'Loading...',
})
export const Phone = screen({
  path,
  as: 'whale',
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = screen({
  path,
  as: 'whale',
  globals: { locale: 'rtl' },
})
