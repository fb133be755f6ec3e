import { administrationEndpoints } from '@narwhal-club/core/contract'
import { club } from '@narwhal-club/core/messages/pages/club'
import { moderationLog } from '@narwhal-club/core/messages/pages/moderationLog'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Club' } satisfies Meta

const path = '/clubs/main'
const proposal = 'e0000000-0000-4000-8000-000000000003'
const paused = '/clubs/deep-dive'
const phone = { viewport: { value: 'phone' } }

export const Visitor = screen({
  path,
  shows: 'Proposing takes 50 votes.',
  flow: async ({ page, step, userEvent }) => {
    await step('its parts have addresses of their own', async () => {
      await userEvent.click(page.getByRole('link', { name: club.tabs.rules }))
      await expect(await page.findByText('3 days')).toBeVisible()
    })
  },
})
export const Whale = screen({ path, as: 'whale', shows: /you can propose/ })
export const NeedsMore = screen({
  path,
  as: 'holder',
  shows: /^You need \d+ more NFTs to propose\.$/,
})
export const NotKnown = screen({
  path,
  as: 'whale',
  scenario: { holdings: 'unavailable' },
  shows: club.power.unknown,
})
export const Offline = screen({
  path,
  scenario: { network: 'offline' },
  shows: club.failed,
})
export const Loading = screen({
  path,
  scenario: { latency: 60_000 },
  shows: /^Loading/,
})
export const Phone = screen({
  path,
  as: 'whale',
  shows: /you can propose/,
  globals: phone,
})
export const Paused = screen({
  path: paused,
  as: 'whale',
  shows: club.paused.title,
  flow: async ({ page, step }) => {
    await step('nothing can be written there', async () => {
      await expect(
        page.queryByRole('button', { name: club.write }),
      ).not.toBeInTheDocument()
    })
  },
})
export const Archived = screen({
  path: '/clubs/first-tide',
  shows: club.archived.title,
})
export const Unknown = screen({
  path: '/clubs/atlantis',
  shows: club.unknown.title,
})
export const NoName = screen({ path: '/clubs/A', shows: club.unknown.title })
export const Members = screen({
  path: `${path}?tab=members`,
  as: 'whale',
  shows: /of \d+ shown/,
})
export const Log = screen({
  path: `${path}?tab=log`,
  shows: moderationLog.empty.title,
})
/** What was done says why, and leads to where it was. */
export const Moderated = screen({
  path: `${path}?tab=log`,
  shows: 'It asks for the words of your wallet.',
  answers: [
    http.get(administrationEndpoints.moderationLog.path, () =>
      HttpResponse.json({
        rows: [
          {
            ...{ index: 12, hash: `0x${'5a'.repeat(32)}`, to: proposal },
            ...{ kind: 'moderation.hidden', thing: 'comment' },
            ...{ at: '2026-03-13T08:00:00.000Z', by: `0x${'a1'.repeat(20)}` },
            reason: 'It asks for the words of your wallet.',
            place: { club: 'main', kind: 'proposal', id: proposal },
          },
        ],
      }),
    ),
  ],
  flow: async ({ page, step }) => {
    await step('to the proposal below which it stood', async () => {
      const { comment } = moderationLog.thing
      await expect(page.getByRole('link', { name: comment })).toHaveAttribute(
        'href',
        expect.stringContaining(proposal),
      )
    })
  },
})
export const MembersBehind = screen({
  path: `${path}?tab=members`,
  scenario: { index: 'behind' },
  shows: /blocks behind the chain/,
})
export const MembersPhone = screen({
  path: `${path}?tab=members`,
  shows: /of \d+ shown/,
  globals: { theme: 'light', ...phone },
})
export const Rules = screen({
  path: `${paused}?tab=rules`,
  shows: 'trips, gear',
})
export const RulesUnknown = screen({
  path: `${paused}?tab=rules&version=9`,
  shows: club.rules.unknown.title,
})
export const RulesPhone = screen({
  path: `${paused}?tab=rules`,
  shows: 'trips, gear',
  globals: { theme: 'light', ...phone },
})
export const RightToLeft = screen({
  path: paused,
  as: 'whale',
  shows: club.paused.title,
  flow: async ({ page, step }) => {
    await step('nothing can be written there', async () => {
      await expect(
        page.queryByRole('button', { name: club.write }),
      ).not.toBeInTheDocument()
    })
  },
  globals: { locale: 'rtl', ...phone },
})
