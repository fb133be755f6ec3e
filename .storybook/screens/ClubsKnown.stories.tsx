import { clubsEndpoints, proposalsEndpoints } from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { club } from '@narwhal-club/core/messages/pages/club'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { panels } from '@narwhal-club/core/messages/panels'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { createAway } from './away.ts'
import { draftBounty, press } from './proposeFlow.ts'
import { screen } from './screenStory.tsx'
import { connectFromPage, createGate, isFree } from './signInFlow.ts'

export default { title: 'Flows/Clubs known' } satisfies Meta

const { follow } = clubs
const main = 'Narwhal Club'
const { holder } = createTestAccounts()
const followsOf = (
  { state, accounts }: MockWorld,
  role: 'holder' | 'whale',
) => {
  const address = accounts[role].address.toLowerCase()
  return state.clubs.follows
    .filter((each) => each.address === address)
    .map((each) => each.club)
}

/** On the page of a club, as in the list. */
export const Followed = screen({
  path: '/clubs/main',
  as: 'holder',
  shows: club.segments.proposals,
  flow: async ({ page, step, userEvent, world }) => {
    const counted = (count: number) => clubs.followers(String(count))
    await step('it is followed, and counted', async () => {
      await expect(await page.findByText(counted(2))).toBeVisible()
      await userEvent.click(await page.findByLabelText(follow.offOf(main)))
      await expect(await page.findByText(counted(3))).toBeVisible()
      await expect(page.getByLabelText(follow.onOf(main))).toBeVisible()
      await waitFor(() => expect(followsOf(world, 'holder')).toEqual(['main']))
    })
    await step('and left', async () => {
      await userEvent.click(page.getByLabelText(follow.onOf(main)))
      await expect(await page.findByText(counted(2))).toBeVisible()
      await expect(page.getByLabelText(follow.offOf(main))).toBeVisible()
      await waitFor(() => expect(followsOf(world, 'holder')).toEqual([]))
    })
  },
})
/** Nothing more is heard of what is archived: it can be left, and not followed again. */
export const FollowedArchived = screen({
  path: '/clubs/first-tide',
  as: 'holder',
  shows: club.segments.proposals,
  before: ({ accounts, state, clock }) => {
    const address = accounts.holder.address.toLowerCase()
    state.clubs.follows.push({ club: 'first-tide', address, at: clock.now() })
  },
  flow: async ({ page, userEvent, world }) => {
    const name = 'First Tide'
    const leave = await page.findByLabelText(follow.onOf(name))
    await userEvent.click(leave)
    await waitFor(() => expect(followsOf(world, 'holder')).toEqual([]))
    await waitFor(() => expect(leave).not.toBeInTheDocument())
    await expect(page.queryByLabelText(follow.offOf(name))).toBeNull()
  },
})
/** What is left stays in the list that is read; followed again, it is new in it. */
export const FollowedAgain = screen({
  path: '/clubs?show=following',
  as: 'whale',
  shows: /2 of 2 shown/,
  flow: async ({ page, userEvent, world }) => {
    await userEvent.click(page.getByLabelText(follow.onOf('Deep Dive')))
    await waitFor(() => expect(followsOf(world, 'whale')).toEqual(['main']))
    await userEvent.click(await page.findByLabelText(follow.offOf('Deep Dive')))
    await expect(
      await page.findByLabelText(follow.onOf('Deep Dive')),
    ).toBeVisible()
    await waitFor(() => expect(followsOf(world, 'whale')).toHaveLength(2))
    await expect(page.getByText(/2 of 2 shown/)).toBeVisible()
  },
})
/** The list that was read before has it at once; what is left is not in it any more. */
export const FollowedFromItsPage = screen({
  path: '/clubs?show=following',
  as: 'holder',
  shows: clubs.noneFollowed.title,
  flow: async ({ page, userEvent, world }) => {
    const all = () => page.getByText(clubs.segments.all, { selector: 'a' })
    const following = () =>
      page.getByText(clubs.segments.following, { selector: 'a' })
    await userEvent.click(all())
    await userEvent.click(await page.findByLabelText(follow.offOf(main)))
    await waitFor(() => expect(followsOf(world, 'holder')).toEqual(['main']))
    await userEvent.click(following())
    await expect(await page.findByText(/1 of 1 shown/)).toBeVisible()
    await userEvent.click(page.getByLabelText(follow.onOf(main)))
    await waitFor(() => expect(followsOf(world, 'holder')).toEqual([]))
    await userEvent.click(all())
    await expect(await page.findByText(/3 of 3 shown/)).toBeVisible()
    await userEvent.click(following())
    await expect(await page.findByText(clubs.noneFollowed.title)).toBeVisible()
  },
})
/** There is no session any more: that is said, and nothing was changed. */
export const FollowSessionOver = screen({
  path: '/clubs',
  as: 'whale',
  shows: /3 of 3 shown/,
  flow: async ({ page, userEvent, world }) => {
    const before = followsOf(world, 'whale')
    world.state.sessions.length = 0
    await userEvent.click(page.getByLabelText(follow.onOf('Deep Dive')))
    await expect(await page.findByText(follow.failed.signIn)).toBeVisible()
    await expect(page.getByText(follow.failed.title)).toBeVisible()
    await waitFor(() =>
      expect(page.queryByLabelText(follow.onOf('Deep Dive'))).toBeNull(),
    )
    await expect(followsOf(world, 'whale')).toEqual(before)
  },
})

/** Where one can vote is not known of who reads. */
export const EligibleVisitor = screen({
  path: '/clubs?eligible=true',
  shows: clubs.signIn.eligible,
})
/** Connected and not signed in yet: the page asks for what is left. */
export const ConnectedAlone = screen({
  path: '/my-proposals',
  shows: clubs.signIn.mine,
  flow: async (flow) => {
    const { page, userEvent } = flow
    const { signIn } = panels
    await connectFromPage(flow)
    await userEvent.click(page.getByText(signIn.notNow))
    await isFree(flow)
    const part = within(page.getByRole('main'))
    await expect(
      await part.findByText(words.signIn, { selector: 'button' }),
    ).toBeVisible()
    await expect(part.getByText(clubs.signIn.mine)).toBeVisible()
  },
})

/** Spaces are the same list; what is chosen there stays there. */
export const Spaces = screen({
  path: '/spaces',
  shows: /3 of 3 shown/,
  flow: async ({ page, userEvent }) => {
    const link = page.getByText(clubs.segments.following, { selector: 'a' })
    await expect(link).toHaveAttribute('href', '/spaces?show=following')
    await userEvent.click(link)
    await expect(await page.findByText(clubs.signIn.following)).toBeVisible()
  },
})

const away = createAway(proposalsEndpoints.eligibility.path)
/** What that wallet may was not told: asked again, it is. */
export const ViewedAsAgain = screen({
  path: `/clubs/main?as=${holder.address}`,
  as: 'whale',
  answers: away.answers,
  shows: clubs.failure.server,
  flow: async (flow) => {
    const { page } = flow
    away.comeBack()
    await press(flow, club.viewing.again)
    await expect(await page.findByText(/^It has \d+ votes? here/)).toBeVisible()
    await expect(page.queryByText(clubs.failure.server)).toBeNull()
  },
})

const gate = createGate()
/** Signed in here: what one may is looked up, and told. */
export const SignedIn = screen({
  path: '/clubs/main',
  holder: 'whale',
  answers: () => gate.before(clubsEndpoints.club.path),
  shows: club.power.signedOut,
  flow: async (flow) => {
    const { page, userEvent } = flow
    const power = page.getByLabelText(club.power.title)
    const sign = await connectFromPage(flow)
    gate.close()
    await userEvent.click(sign)
    await waitFor(() => expect(power).toHaveAttribute('aria-busy', 'true'))
    await expect(page.queryByText(/you can propose/)).toBeNull()
    gate.open()
    await expect(await page.findByText(/you can propose/)).toBeVisible()
    await expect(page.getByLabelText(follow.onOf(main))).toBeVisible()
  },
})

/** A draft of a bounty is gone on with from the list of one's own. */
export const BountyDraft = screen({
  path: '/my-proposals',
  as: 'whale',
  before: (world) => draftBounty(world, 'whale', 'd1'),
  shows: clubs.drafts.bounties.title,
  flow: async ({ page, userEvent, world }) => {
    const title = world.state.bounties.drafts.at(-1)?.content.title ?? ''
    await userEvent.click(await page.findByText(title, { selector: 'a' }))
    await expect(
      await page.findByLabelText(bountyEditor.field.title),
    ).toHaveValue(title)
  },
})
