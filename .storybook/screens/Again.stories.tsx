import { crew } from '@narwhal-club/core/brand'
import { holdingsRetryDelay } from '@narwhal-club/core/constants'
import { ui, words } from '@narwhal-club/core/messages'
import { about } from '@narwhal-club/core/messages/pages/about'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { home } from '@narwhal-club/core/messages/pages/home'
import { shared } from '@narwhal-club/core/messages/pages/shared'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { toldBounties } from '../../dev/world/seed/bountyTexts.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Again' } satisfies Meta

const failing = { server: 'failing' } as const

/** The part of the page that stands under this heading. */
async function partOf(page: Flow['page'], title: string) {
  const heading = await page.findByText(title, { selector: 'h2' })
  return within(heading.closest('section') as HTMLElement)
}

/** What failed right under the page's title. */
async function mainPart(page: Flow['page']) {
  const said = await page.findByText(ui.error.title, { selector: 'h2' })
  return within(said.closest('[role=alert]') as HTMLElement)
}

/** The server is well again: one press, and what was missing is there. */
async function recover(
  { step, userEvent, world }: Flow,
  part: Flow['page'],
  shown: string | RegExp,
) {
  const again = await part.findByText(words.tryAgain)
  await step('it failed', async () => {
    await expect(part.queryByText(shown)).toBeNull()
  })
  world.scenario.server = 'well'
  await step('asked again, it is there', async () => {
    await userEvent.click(again)
    await expect((await part.findAllByText(shown))[0]).toBeVisible()
    await waitFor(() => expect(again).not.toBeInTheDocument())
  })
}

/** All parts of home have failed: what comes back then was asked for again. */
const homeFailed = (page: Flow['page']) =>
  waitFor(() => expect(page.queryAllByText(words.tryAgain)).toHaveLength(5))

export const HomeOpenNow = screen({
  path: '/',
  scenario: failing,
  flow: async (it) => {
    await homeFailed(it.page)
    const part = await partOf(it.page, home.open.title)
    await recover(it, part, /^Yes [\d,]+, No/)
  },
})
export const HomeFacts = screen({
  path: '/',
  scenario: failing,
  flow: async (it) => {
    await homeFailed(it.page)
    const part = await partOf(it.page, home.facts.title)
    await recover(it, part, home.facts.supply)
  },
})
export const HomeNewest = screen({
  path: '/',
  scenario: failing,
  flow: async ({ page, step, userEvent, world }) => {
    await step('the newest are asked for again', async () => {
      await homeFailed(page)
      const again = page.getAllByText(words.tryAgain)
      world.scenario.server = 'well'
      // They stand last on the page.
      await userEvent.click(again.at(-1) as HTMLElement)
      const newest = await partOf(page, home.newest.title)
      await expect((await newest.findAllByRole('img'))[0]).toBeVisible()
    })
  },
})
/** Its words and its facts fail apart, and come back apart. */
export const About = screen({
  path: '/about',
  scenario: failing,
  flow: async (it) => {
    const { page, step, userEvent, world } = it
    const facts = await partOf(page, home.facts.title)
    await step('its words come back', async () => {
      const part = await mainPart(page)
      world.scenario.server = 'well'
      await userEvent.click(part.getByText(words.tryAgain))
      await expect(await page.findByText(about.votes.title)).toBeVisible()
    })
    await recover(it, facts, home.facts.tokenInVault)
  },
})
export const Team = screen({
  path: '/team',
  scenario: failing,
  flow: async ({ page, step, userEvent, world }) => {
    await step('the crew comes back', async () => {
      const part = await mainPart(page)
      const again = part.getByText(words.tryAgain)
      world.scenario.server = 'well'
      await userEvent.click(again)
      await waitFor(() => expect(again).not.toBeInTheDocument())
      await expect(await page.findByText(crew[0]?.handle ?? '')).toBeVisible()
    })
  },
})
export const Shill = screen({
  path: '/x-shill-generator',
  scenario: failing,
  flow: async (it) => {
    await it.page.findByText(shill.advice.other)
    await recover(it, it.page, /^As of block [\d,]+,/)
  },
})
/** The list was there, and what it leads to was not. */
export const Bounty = screen({
  path: '/clubs/main?tab=bounties',
  shows: /of \d+ shown/,
  flow: async (it) => {
    const { page, userEvent, world } = it
    const [first] = toldBounties
    world.scenario.server = 'failing'
    await userEvent.click(await page.findByText(first?.title ?? ''))
    await page.findByText(bounties.failed)
    await recover(it, within(page.getByRole('main')), bounties.body.title)
  },
})
/** What is known stays, and says so; it is asked for again by itself. */
export const FactsStay = screen({
  path: '/',
  scenario: { holdings: 'stale' },
  shows: shared.factsStale,
  flow: async ({ page, step, world }) => {
    const supply = await page.findByText(home.facts.supply)
    world.scenario.server = 'failing'
    await step('they are older now', async () => {
      const said = await page.findAllByText(
        (text: string) => text.startsWith(shared.factsOlder),
        undefined,
        { timeout: 2 * holdingsRetryDelay },
      )
      // Of the numbers, and of the pictures.
      await expect(said).toHaveLength(2)
      await expect(supply).toBeVisible()
    })
  },
})
export const FailedTwice = screen({
  path: '/',
  scenario: failing,
  flow: async ({ page, step, userEvent }) => {
    await step('it failed again, and can be asked again', async () => {
      const part = await partOf(page, home.open.title)
      await userEvent.click(await part.findByText(words.tryAgain))
      await expect(await part.findByText(ui.error.title)).toBeVisible()
      await expect(part.getByText(words.tryAgain)).toBeVisible()
    })
  },
})
