import { embedFrame } from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { postOnX } from '../../ui/governance/ShareActs/ShareActs.tsx'
import {
  talkedAboutPath as path,
  talkedAbout as proposal,
} from './discussion.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Proposal read' } satisfies Meta

const { share, body, fee } = proposals
const title = told[0]?.title ?? ''
const heldIn = ({ state }: MockWorld) =>
  state.proposals.list.find(({ row }) => row.id === proposal)
const discussedAt = (discussionUrl: string) => (world: MockWorld) => {
  Object.assign(heldIn(world)?.versions.at(-1) ?? {}, { discussionUrl })
}

/** Where it was discussed: a link, and where it leads. */
export const Discussed = screen({
  path,
  shows: title,
  before: discussedAt('https://forum.example/t/mooring'),
  flow: async ({ page }) => {
    const link = await page.findByText(body.discussion, { selector: 'a' })
    await expect(link).toHaveAttribute(
      'href',
      'https://forum.example/t/mooring',
    )
    await expect(
      page.getByText('forum.example', { exact: false }),
    ).toBeVisible()
  },
})
/** What leads nowhere on the web is read, and is no link. */
export const DiscussedElsewhere = screen({
  path,
  shows: title,
  before: discussedAt('in the harbour, on Sunday'),
  flow: async ({ page }) => {
    await expect(
      await page.findByText('in the harbour, on Sunday'),
    ).toBeVisible()
    await expect(
      page.queryByText(body.discussion, { selector: 'a' }),
    ).toBeNull()
  },
})

/** Its address, its frame and its post are taken elsewhere. */
export const Shared = screen({
  path,
  shows: title,
  flow: async ({ page, step, userEvent }) => {
    const { origin } = location
    const address = `${origin}/clubs/main?tab=proposals&p=${proposal}`
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const opened = spyOn(window, 'open').mockReturnValue(null)
    await step('its address is copied', async () => {
      await userEvent.click(page.getByText(share.link))
      await expect(await page.findByText(share.copied)).toBeVisible()
      await expect(copied).toHaveBeenLastCalledWith(address)
    })
    await step('what shows it on another page is copied', async () => {
      await userEvent.click(page.getByText(share.embed))
      await expect(await page.findByText(share.embedCopied)).toBeVisible()
      await expect(copied).toHaveBeenLastCalledWith(
        embedFrame({ origin, proposal, title }),
      )
    })
    await step('a post is begun', async () => {
      await userEvent.click(page.getByText(share.post))
      await expect(opened.mock.lastCall?.[0]).toBe(postOnX(title, address))
    })
    await waitFor(
      () => {
        expect(page.queryByText(share.copied)).toBeNull()
        expect(page.queryByText(share.embedCopied)).toBeNull()
      },
      { timeout: 5_000 },
    )
  },
})

/** What was paid for it can be looked at on the chain. */
export const FeePaid = screen({
  path,
  shows: title,
  before: (world) => {
    const { token } = world.config.contracts
    const tx = `0x${'5e'.repeat(32)}`
    Object.assign(heldIn(world)?.row ?? {}, {
      fee: { amount: String(5n * 10n ** 24n), token, tx },
    })
  },
  flow: async ({ page, world }) => {
    const card = within(await page.findByRole('region', { name: fee.title }))
    const { explorerUrl } = world.config.chain
    const tx = `0x${'5e'.repeat(32)}`
    await expect(card.getByText(tx)).toBeVisible()
    await expect(card.getByText(fee.tx).closest('a')).toHaveAttribute(
      'href',
      `${explorerUrl}/tx/${tx}`,
    )
  },
})

/** The list was there, and what it leads to was not: asked again, it is. */
export const NotLoaded = screen({
  path: '/clubs/main?tab=proposals',
  shows: /of \d+ shown/,
  flow: async ({ page, step, userEvent, world }) => {
    const main = within(page.getByRole('main'))
    await step('it failed', async () => {
      world.scenario.server = 'failing'
      await userEvent.click(await page.findByText(title, { selector: 'a' }))
      await expect(await main.findByText(proposals.failed)).toBeVisible()
      await expect(main.getByText(proposals.failure.server)).toBeVisible()
    })
    await step('it is there', async () => {
      world.scenario.server = 'well'
      await userEvent.click(main.getByText(words.tryAgain))
      await expect(
        await page.findByRole('heading', { level: 1, name: title }),
      ).toBeVisible()
    })
  },
})
