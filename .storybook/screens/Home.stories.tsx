import { contentEndpoints } from '@narwhal-club/core/contract'
import { ui } from '@narwhal-club/core/messages'
import { home } from '@narwhal-club/core/messages/pages/home'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { shared } from '@narwhal-club/core/messages/pages/shared'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { type ScreenOptions, screen } from './screenStory.tsx'

export default { title: 'Screens/Home' } satisfies Meta

const path = '/'
type Flow = NonNullable<ScreenOptions['flow']>

export const Visitor = screen({ path, shows: home.title })
const said = {
  from: '2026-03-01T08:00:00Z',
  until: '2026-03-31T08:00:00Z',
}
/** What administrators say just now stands before everything else. */
export const Announced = screen({
  path,
  shows: 'The vault rests on Sunday',
  answers: [
    http.get(contentEndpoints.announcements.path, () =>
      HttpResponse.json({
        version: 1,
        announcements: [
          {
            ...{ id: 'a0000000-0000-4000-8000-000000000001', ...said },
            ...{ title: 'The vault rests on Sunday', level: 'warning' },
            body: 'From 08:00 UTC it is *looked after*. Nothing is lost.',
          },
          {
            ...{ id: 'a0000000-0000-4000-8000-000000000002', ...said },
            ...{ title: 'A second season of bounties', level: 'news' },
            body: 'Read what is wanted in the clubs.',
          },
        ],
      }),
    ),
  ],
})
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
/** Looks at the counts of home as one who hides results until they vote. */
const hiddenResults =
  (says: string, look: (count: HTMLElement) => Promise<void>): Flow =>
  async ({ page, step }) => {
    const { dataset } = document.documentElement
    dataset.results = 'hidden'
    try {
      await step(says, async () => {
        const said = /^Yes [\d,]+, No/
        await page.findAllByText(said)
        // What waits for its reader is named elsewhere, once that is known.
        await waitFor(async () => {
          for (const count of page.getAllByText(said)) await look(count)
        })
      })
    } finally {
      delete dataset.results
    }
  }
export const ResultsHidden = screen({
  path,
  shows: home.open.title,
  flow: hiddenResults('nobody is known to have voted', (count) =>
    expect(count).not.toBeVisible(),
  ),
})
/** All that is open and does not wait for them is what they voted on. */
export const ResultsHiddenVoted = screen({
  path,
  as: 'proposer',
  shows: home.open.title,
  flow: hiddenResults('who has voted sees how it stands', (count) =>
    expect(count).toBeVisible(),
  ),
})
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
