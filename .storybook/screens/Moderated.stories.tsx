import { enoughToFold } from '@narwhal-club/core/governance'
import { moderated } from '@narwhal-club/core/messages/pages/moderated'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import type { Mark } from '../../server/api/moderation/moderated.ts'
import { heldOf, ofBounty } from './bountyFlow.ts'
import { screen } from './screenStory.tsx'
import { open } from './voteFlow.ts'

export default { title: 'Flows/Moderated' } satisfies Meta

const last = '0000-4000-8000-000000000001'
const stands: Mark = {
  ...{ state: 'stands', warning: null, reason: null },
  ...{ at: Date.UTC(2026, 2, 1), reports: 0 },
}
const reason = 'It asks for the words of your wallet.'
const marks = {
  reported: { ...stands, reports: enoughToFold },
  warned: { ...stands, warning: reason },
  hidden: { ...stands, state: 'hidden', reason },
  tombstoned: { ...stands, state: 'tombstoned', reason },
} satisfies Record<string, Mark>
type As = keyof typeof marks

/** What each kind of thing is kept in, and its page. */
const things = {
  idea: {
    path: `/clubs/main?idea=d0000000-${last}`,
    row: ({ state }: MockWorld) =>
      state.drafts.find(({ id }) => id === `d0000000-${last}`),
  },
  proposal: {
    path: `/clubs/main?tab=proposals&p=e0000000-${last}`,
    row: ({ state }: MockWorld) =>
      state.proposals.list.find(({ row }) => row.id === `e0000000-${last}`)
        ?.row,
  },
  bounty: {
    path: `/clubs/main?tab=bounties&b=b0000000-${last}`,
    row: ({ state }: MockWorld) =>
      state.bounties.list.find(({ row }) => row.id === `b0000000-${last}`)?.row,
  },
}

function marked(kind: keyof typeof things, as: As, isHeldBack: boolean) {
  const { path, row } = things[kind]
  return screen({
    path,
    shows: moderated[as].title,
    before: (world) => {
      Object.assign(row(world) as object, { mark: marks[as] })
    },
    flow: async ({ page, step, userEvent }) => {
      const fold = () => page.queryByText(proposals.warning.show)
      if (!isHeldBack) return expect(fold()).toBeNull()
      await step('its words are there for who asks for them', async () => {
        const summary = await page.findByText(proposals.warning.show)
        const words = () => summary.closest('details')?.lastElementChild
        await expect(words()).not.toBeVisible()
        await userEvent.click(summary)
        await expect(words()).toBeVisible()
      })
    },
  })
}

export const IdeaReported = marked('idea', 'reported', true)
export const IdeaWarned = marked('idea', 'warned', true)
export const IdeaHidden = marked('idea', 'hidden', false)
export const IdeaTombstoned = marked('idea', 'tombstoned', false)
export const ProposalHidden = marked('proposal', 'hidden', false)
export const ProposalTombstoned = marked('proposal', 'tombstoned', false)
export const BountyReported = marked('bounty', 'reported', true)
export const BountyWarned = marked('bounty', 'warned', true)
export const BountyHidden = marked('bounty', 'hidden', false)
export const BountyTombstoned = marked('bounty', 'tombstoned', false)

const map = /^A map of the whales/
/** What was handed in, of a bounty that is looked at. */
const handedIn = (as: As, role?: 'whale') =>
  screen({
    ...ofBounty(map),
    ...(role && { as: role, holder: role }),
    before: (world) => {
      const [first] = heldOf({ world }, map)?.work ?? []
      Object.assign(first?.row as object, { mark: marks[as] })
    },
    flow: async ({ page }) => {
      await expect(await page.findByText(moderated[as].title)).toBeVisible()
    },
  })
export const WorkReported = handedIn('reported', 'whale')
export const WorkWarned = handedIn('warned', 'whale')
export const WorkHidden = handedIn('hidden', 'whale')
export const WorkTombstoned = handedIn('tombstoned')
/** What is warned of is read in its club, and not on the first page. */
export const HomeWarned = screen({
  path: '/',
  before: ({ clock, state }) => {
    const held = state.proposals.list.find(({ row }) => row.id === open.id)
    const flagged = { reason, at: clock.now() }
    Object.assign(held?.row as object, { flagged })
  },
  flow: async ({ page }) => {
    const [first] = await page.findAllByText(/^Yes \d/)
    const list = within(first?.closest('section') as HTMLElement)
    await expect(list.queryByText(open.title)).toBeNull()
  },
})
