import { home } from '@narwhal-club/core/messages/pages/home'
import { homeNews } from '@narwhal-club/core/messages/pages/homeNews'
import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { team } from '@narwhal-club/core/messages/pages/team'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Nothing yet' } satisfies Meta

/** The first page of a club that has just begun. */
export const Home = screen({
  path: '/',
  before: ({ state }) => {
    state.proposals.list = []
    state.bounties.list = []
    state.swaps.intents = []
  },
  shows: home.open.empty,
  flow: async ({ page }) => {
    await expect(await page.findByText(homeNews.bounties.empty)).toBeVisible()
  },
})
export const Team = screen({
  path: '/team',
  answers: [
    http.get('/api/content/team', () =>
      HttpResponse.json({ version: 1, members: [] }),
    ),
  ],
  shows: team.empty,
})

const summary = 'A camera a reef, and who looks at them.'
const path = '/clubs/main?idea=d0000000-0000-4000-8000-000000000001'
export const IdeaWithoutWords = screen({
  path,
  before: ({ state }) => {
    const [first] = state.drafts.filter(({ id }) => path.endsWith(id))
    if (first) Object.assign(first.content, { summary: '', body: '' })
  },
  shows: ideas.body.none,
})
/** Of a summary and no more: that is all, and nothing is missed. */
export const IdeaOfASummary = screen({
  path,
  before: ({ state }) => {
    const [first] = state.drafts.filter(({ id }) => path.endsWith(id))
    if (first) Object.assign(first.content, { summary, body: '' })
  },
  shows: summary,
  flow: async ({ page }) => {
    await expect(page.queryByText(ideas.body.none)).toBeNull()
  },
})
/** It is of what a member holds, and nobody is signed in. */
export const ShillMine = screen({
  path: '/x-shill-generator?topic=mine',
  shows: shill.advice.not_signed_in,
})
