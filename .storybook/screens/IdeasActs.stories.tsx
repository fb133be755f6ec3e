import { words } from '@narwhal-club/core/messages'
import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import type { Meta } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { postOnX } from '../../ui/governance/ShareActs/ShareActs.tsx'
import { writtenDown } from './discussion.ts'
import { press } from './proposeFlow.ts'
import { type Flow, screen } from './screenStory.tsx'
import { connectFromPage } from './signInFlow.ts'

export default { title: 'Flows/Ideas' } satisfies Meta

const { adopt } = ideas
const { report, close } = proposals.acts
const idea = 'd0000000-0000-4000-8000-000000000001'
const path = `/clubs/main?idea=${idea}`
const title = 'A reef watch with cameras'
const said = 'It was said before, and better.'

/** The list was there, and what it leads to was not: asked again, it is. */
export const NotLoaded = screen({
  path: '/clubs/main?show=ideas',
  shows: title,
  flow: async ({ page, step, userEvent, world }) => {
    const main = within(page.getByRole('main'))
    await step('it failed', async () => {
      world.scenario.server = 'failing'
      await userEvent.click(page.getByText(title, { selector: 'a' }))
      await expect(await main.findByText(ideas.failed)).toBeVisible()
      await expect(main.getByText(ideas.failure.server)).toBeVisible()
    })
    await step('it is there', async () => {
      world.scenario.server = 'well'
      await userEvent.click(main.getByText(words.tryAgain))
      await expect(
        await page.findByRole('heading', { level: 1, name: title }),
      ).toBeVisible()
      await expect(await page.findByText(adopt.signIn)).toBeVisible()
    })
  },
})

export const Shared = screen({
  path,
  shows: title,
  flow: async ({ page, userEvent }) => {
    const { share } = proposals
    const opened = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(page.getByText(share.post))
    await expect(opened.mock.lastCall?.[0]).toBe(
      postOnX(title, location.origin + path),
    )
    opened.mockRestore()
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(page.getByText(share.link))
    await expect(await page.findByText(share.copied)).toBeVisible()
    await expect(copied).toHaveBeenLastCalledWith(location.origin + path)
    await waitFor(() => expect(page.queryByText(share.copied)).toBeNull(), {
      timeout: 5_000,
    })
  },
})

/** It has become a proposal, which is read from here. */
export const Proposed = screen({
  path,
  as: 'whale',
  before: ({ state }) => {
    Object.assign(state.proposals.list[0]?.row ?? {}, { draft: idea })
  },
  shows: adopt.proposed,
  flow: async ({ page, userEvent }) => {
    await expect(page.queryByText(adopt.act, { selector: 'button' })).toBeNull()
    await userEvent.click(page.getByText(adopt.read))
    await expect(
      await page.findByRole('heading', {
        level: 1,
        name: told[0]?.title ?? '',
      }),
    ).toBeVisible()
  },
})

/** Signed in here, one adopts it: its copy is opened to be written. */
export const SignedInAndAdopted = screen({
  path,
  holder: 'whale',
  shows: adopt.signIn,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('signed in', async () => {
      await userEvent.click(await connectFromPage(flow))
      await expect(await page.findByText(adopt.body)).toBeVisible()
    })
    await step('it is adopted', async () => {
      await press(flow, adopt.act)
      await expect(
        await page.findByLabelText(proposing.editor.field.title),
      ).toHaveValue(title)
      await expect(await page.findByText(proposing.editor.idea)).toBeVisible()
      await expect(
        world.state.drafts.filter((draft) => draft.idea?.draft === idea),
      ).toHaveLength(1)
    })
  },
})
/** There is no session any more: the page asks to sign in, and nothing is adopted. */
export const AdoptSessionOver = screen({
  path,
  as: 'whale',
  shows: adopt.body,
  flow: async (flow) => {
    const { page, world } = flow
    world.state.sessions.length = 0
    await press(flow, adopt.act)
    await expect(await page.findByText(adopt.signIn)).toBeVisible()
    await expect(
      world.state.drafts.some((draft) => draft.idea?.draft === idea),
    ).toBe(false)
  },
})

/** Chooses what is wrong, and says more about it. */
async function fillIn(flow: Flow) {
  const { page, userEvent } = flow
  await press(flow, reporting.open.idea)
  await userEvent.click(await page.findByLabelText(report.names.duplicate))
  const more = page.getByLabelText(new RegExp(`^${report.text}`))
  await userEvent.type(more, said)
  return more
}
/** The server failed: what was said stays, and is sent by the next press. */
export const ReportAgain = screen({
  path,
  as: 'whale',
  shows: reporting.open.idea,
  flow: async (flow) => {
    const { page, step, world } = flow
    await step('it did not arrive', async () => {
      const more = await fillIn(flow)
      world.scenario.server = 'failing'
      await press(flow, report.send)
      await expect(
        await page.findByText(reporting.failure.server),
      ).toBeVisible()
      await expect(more).toHaveValue(said)
      await expect(world.state.moderation.reports).toHaveLength(0)
    })
    await step('it arrives', async () => {
      world.scenario.server = 'well'
      await press(flow, report.send)
      await expect(await page.findByText(reporting.done)).toBeVisible()
      await expect(world.state.moderation.reports).toMatchObject([
        { kind: 'idea', id: idea, reason: 'duplicate', text: said },
      ])
      await waitFor(() => expect(page.queryByText(report.send)).toBeNull())
      await expect(writtenDown()).not.toContain(said)
    })
  },
})
/** There is no session any more: what is half written stays, with a way to sign in. */
export const ReportSessionOver = screen({
  path,
  as: 'whale',
  shows: reporting.open.idea,
  flow: async (flow) => {
    const { page, step, world } = flow
    const more = await fillIn(flow)
    await step('it is kept', async () => {
      world.state.sessions.length = 0
      await press(flow, report.send)
      await expect(await page.findByText(reporting.signIn)).toBeVisible()
      await expect(page.getByText(reporting.failure.signedOut)).toBeVisible()
      await expect(more).toHaveValue(said)
      await expect(writtenDown()).toContain(said)
    })
    await step('given up, it is gone', async () => {
      await press(flow, close)
      await waitFor(() => expect(page.queryByText(reporting.signIn)).toBeNull())
      await expect(page.queryByText(reporting.open.idea)).toBeNull()
      await expect(writtenDown()).not.toContain(said)
      await expect(world.state.moderation.reports).toHaveLength(0)
    })
  },
})
