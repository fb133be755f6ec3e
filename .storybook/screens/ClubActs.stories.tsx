import { shortAddress } from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Clubs' } satisfies Meta

const { address } = createTestAccounts().holder
const label = 'trips'
const labelled = told.findIndex(({ labels }) => labels?.includes(label))
const press = async ({ page, userEvent }: Flow, text: string) =>
  userEvent.click(await page.findByText(text, { selector: 'button' }))

/** A page that did not load: pressed again once the server is well, it does. */
const failing = (path: string, failed: string, then: string | RegExp) =>
  screen({
    path,
    scenario: { server: 'failing' },
    shows: failed,
    flow: async (flow) => {
      const { page, userEvent, world } = flow
      const main = within(page.getByRole('main'))
      world.scenario.server = 'well'
      const [again] = await main.findAllByRole('button')
      await userEvent.click(again as HTMLElement)
      await expect((await page.findAllByText(then)).at(-1)).toBeVisible()
    },
  })
export const NotLoaded = failing('/clubs/main', club.failed, club.tabs.rules)
/** Its label leads to all that have it. */
export const Label = screen({
  path: `/clubs/deep-dive?tab=proposals&p=e0000000-0000-4000-8000-${String(labelled + 1).padStart(12, '0')}`,
  shows: told[labelled]?.title ?? '',
  flow: async ({ page, userEvent }) => {
    await userEvent.click(page.getByText(label, { selector: 'a' }))
    await expect(
      await page.findByText(proposals.list.label.only(label)),
    ).toBeVisible()
  },
})

const titles = (page: Flow['page']) =>
  page
    .queryAllByRole('heading', { level: 3 })
    .map((each: HTMLElement) => each.textContent)

/** The clubs are searched, sorted, and narrowed to where one can vote. */
export const ClubsAsked = screen({
  path: '/clubs',
  as: 'whale',
  shows: /3 of 3 shown/,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('by when they began', async () => {
      const before = titles(page)
      await userEvent.click(page.getByLabelText(clubs.sort.newest))
      await waitFor(() => expect(titles(page)).not.toEqual(before))
    })
    await step('where one can vote', async () => {
      const only = page.getByRole('switch', { name: clubs.eligible })
      await userEvent.click(only)
      await waitFor(() => expect(only).toBeChecked())
      await userEvent.click(only)
      await waitFor(() => expect(only).not.toBeChecked())
    })
    await step('by a word', async () => {
      await userEvent.click(page.getByLabelText(clubs.search.label))
      await userEvent.paste('boat')
      await press(flow, clubs.search.find)
      await waitFor(() => expect(titles(page)).toEqual(['Deep Dive']))
      await press(flow, clubs.search.clear)
      await expect(
        (await page.findAllByText(/3 of 3 shown/)).at(-1),
      ).toBeVisible()
    })
  },
})

/** The proposals of a club are searched, sorted, and narrowed to one's own. */
export const ProposalsAsked = screen({
  path: '/clubs/main?tab=proposals',
  as: 'whale',
  shows: /of \d+ shown/,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const { search, sort, mine } = proposals.list
    const [own, other] = [told[2], told[1]].map((each) => each?.title ?? '')
    await step('by their votes', async () => {
      const before = titles(page)
      await userEvent.click(page.getByLabelText(sort.votes))
      await waitFor(() => expect(titles(page)).not.toEqual(before))
    })
    await step('those of one’s own', async () => {
      await userEvent.click(page.getByRole('switch', { name: mine }))
      await waitFor(() => expect(page.queryByText(other ?? '')).toBeNull())
      await expect(await page.findByText(own ?? '')).toBeVisible()
    })
    await step('by a word of a title', async () => {
      await userEvent.click(page.getByLabelText(search.label))
      await userEvent.paste('boat')
      await press(flow, search.find)
      await waitFor(() => expect(titles(page)).not.toContain(told[0]?.title))
      await expect(titles(page)).toContain(own)
    })
  },
})

/** A new draft has an address of its own, and is empty. */
export const Writes = screen({
  path: '/clubs/main',
  as: 'proposer',
  shows: club.write,
  flow: async (flow) => {
    await press(flow, club.write)
    await expect(
      await flow.page.findByLabelText(proposing.editor.field.title),
    ).toHaveValue('')
  },
})
/** Who lacks the votes to propose writes an idea. */
export const WritesIdea = screen({
  path: '/clubs/main',
  as: 'holder',
  shows: club.writeIdea,
  flow: async (flow) => {
    await expect(flow.page.queryByText(club.write)).toBeNull()
    await press(flow, club.writeIdea)
    await expect(
      await flow.page.findByLabelText(proposing.editor.field.title),
    ).toHaveValue('')
  },
})

/** As another wallet: what it may is told, and nothing is written as it. */
export const ViewedAs = screen({
  path: `/clubs/main?as=${address}`,
  as: 'whale',
  shows: club.viewing.title(shortAddress(address)),
  flow: async (flow) => {
    const { page, userEvent } = flow
    await expect(await page.findByText(club.viewing.readOnly)).toBeVisible()
    await expect(page.queryByText(club.write)).toBeNull()
    await userEvent.click(page.getByText(club.viewing.stop))
    await expect(await page.findByText(club.write)).toBeVisible()
    await expect(page.queryByText(club.viewing.readOnly)).toBeNull()
  },
})
export const ViewedAsNobody = screen({
  path: '/clubs/main?as=0x12',
  shows: club.viewing.notOne,
})

const idea = '/clubs/main?idea=d0000000-0000-4000-8000-000000000001'
/** Why it cannot be adopted is said; pressed again, it is. */
export const NotAdopted = screen({
  path: idea,
  as: 'whale',
  shows: ideas.adopt.body,
  flow: async (flow) => {
    const { page, world } = flow
    world.scenario.server = 'failing'
    await press(flow, ideas.adopt.act)
    await expect(await page.findByText(ideas.failure.server)).toBeVisible()
    world.scenario.server = 'well'
    await press(flow, ideas.adopt.act)
    await expect(
      await page.findByLabelText(proposing.editor.field.title),
    ).toHaveValue('A reef watch with cameras')
  },
})
/** Given up, what was typed is kept no more. */
export const ReportLeft = screen({
  path: idea,
  as: 'whale',
  shows: reporting.open.idea,
  flow: async (flow) => {
    const { page, userEvent } = flow
    const { report, close } = proposals.acts
    const more = () => page.queryByLabelText(new RegExp(`^${report.text}`))
    await press(flow, reporting.open.idea)
    await waitFor(() => expect(more()).toBeVisible())
    await userEvent.type(more() as HTMLElement, 'See the first.')
    await press(flow, close)
    await waitFor(() => expect(more()).toBeNull())
    await press(flow, reporting.open.idea)
    await waitFor(() => expect(more()).toHaveValue(''))
    await expect(Object.values(localStorage).join()).not.toContain(
      'See the first.',
    )
  },
})
