import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { writtenDown } from './discussion.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Proposal moderated' } satisfies Meta

const { acts, failure, warning, cancelled } = proposals
const pending = 0
const flagged = told.findIndex((each) => each.flagged)
const recent = told.findIndex(({ published }) => published === 2)
const idOf = (place: number) =>
  `e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
const pathOf = (place: number) => `/clubs/main?tab=proposals&p=${idOf(place)}`
const rowOf = ({ state }: MockWorld, place: number) => {
  const found = state.proposals.list.find(({ row }) => row.id === idOf(place))
  if (!found) throw new Error('there is no such proposal')
  return found.row
}
const why = 'It asks for more than the club has.'

/** Comments have buttons of the same names. */
async function actsOf({ page, userEvent }: Flow) {
  const card = within(await page.findByRole('region', { name: acts.title }))
  const press = async (text: string) =>
    userEvent.click(await card.findByText(text, { selector: 'button' }))
  return { card, press }
}

/** A warning takes a reason, stands before the words, and is taken away again. */
export const WarnedAndCleared = screen({
  path: pathOf(recent),
  as: 'admin',
  shows: acts.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { card, press } = await actsOf(flow)
    await step('without a reason there is none', async () => {
      await press(acts.flag.open)
      await press(acts.flag.send)
      await expect(await card.findByText(failure.reason)).toBeVisible()
      await expect(rowOf(world, recent).flagged).toBeNull()
    })
    await step('the server fails, and the words stay', async () => {
      await userEvent.type(card.getByRole('textbox'), why)
      world.scenario.server = 'failing'
      await press(acts.flag.send)
      await expect(await card.findByText(failure.server)).toBeVisible()
      await expect(card.getByRole('textbox')).toHaveValue(why)
    })
    await step('it is warned of', async () => {
      world.scenario.server = 'well'
      await press(acts.flag.send)
      await expect(await page.findByText(warning.flagged)).toBeVisible()
      await expect((await page.findAllByText(why))[0]).toBeVisible()
      await expect(page.getByText(warning.show)).toBeVisible()
      await expect(rowOf(world, recent).flagged).toMatchObject({ reason: why })
    })
    await step('and no more', async () => {
      await press(acts.clear.open)
      await press(acts.clear.send)
      await waitFor(() => expect(page.queryByText(warning.flagged)).toBeNull())
      await waitFor(() => expect(page.queryByText(warning.show)).toBeNull())
      await expect(await card.findByText(acts.flag.open)).toBeVisible()
      await expect(rowOf(world, recent).flagged).toBeNull()
    })
  },
})
/** Another one was faster: that is said, and both read the same. */
export const WarnedAlready = screen({
  path: pathOf(recent),
  as: 'admin',
  shows: acts.title,
  flow: async (flow) => {
    const { userEvent, world } = flow
    const { card, press } = await actsOf(flow)
    await press(acts.flag.open)
    await userEvent.type(await card.findByRole('textbox'), why)
    const by = world.accounts.proposer.address.toLowerCase()
    rowOf(world, recent).flagged = { at: world.clock.now(), by, reason: 'Hm.' }
    await press(acts.flag.send)
    await expect(await card.findByText(failure.flagged)).toBeVisible()
    await expect(rowOf(world, recent).flagged?.by).toBe(by)
  },
})
/** Who looks after the club no more is told so. */
export const ModeratesNoMore = screen({
  path: pathOf(flagged),
  as: 'proposer',
  before: ({ state, accounts }) => {
    const main = state.clubs.rows.find(({ id }) => id === 'main')
    main?.moderators.push(accounts.proposer.address.toLowerCase())
  },
  shows: acts.title,
  flow: async (flow) => {
    const { world } = flow
    const { card, press } = await actsOf(flow)
    await press(acts.clear.open)
    const main = world.state.clubs.rows.find(({ id }) => id === 'main')
    main?.moderators.splice(0)
    await press(acts.clear.send)
    await expect(await card.findByText(failure.notModerator)).toBeVisible()
    await expect(rowOf(world, flagged).flagged).not.toBeNull()
  },
})

/** Its author says why, and everyone reads it. */
export const Cancelled = screen({
  path: pathOf(pending),
  as: 'whale',
  shows: acts.cancel.open,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { card, press } = await actsOf(flow)
    await step('too short a reason is none', async () => {
      await press(acts.cancel.open)
      await userEvent.type(await card.findByRole('textbox'), 'No')
      await press(acts.cancel.send)
      await expect(await card.findByText(failure.reason)).toBeVisible()
    })
    await step('it is cancelled', async () => {
      await userEvent.type(card.getByRole('textbox'), ': it came too early.')
      await press(acts.cancel.send)
      await expect(await page.findByText(cancelled.title)).toBeVisible()
      await expect(page.getByText('No: it came too early.')).toBeVisible()
      await waitFor(() => expect(page.queryByText(acts.title)).toBeNull())
      await expect(rowOf(world, pending).cancelled).toMatchObject({
        reason: 'No: it came too early.',
      })
    })
  },
})
/** Who administers has not signed for it just now: where to do so is said. */
export const CancelledByAdministrator = screen({
  path: pathOf(pending),
  as: 'admin',
  shows: acts.cancel.open,
  flow: async (flow) => {
    const { userEvent, world } = flow
    const { card, press } = await actsOf(flow)
    await press(acts.cancel.open)
    await userEvent.type(await card.findByRole('textbox'), why)
    await press(acts.cancel.send)
    await expect(await card.findByText(failure.notFresh)).toBeVisible()
    await expect(rowOf(world, pending).cancelled).toBeNull()
  },
})

/** What is wrong is chosen first; a second press folds it, with its words. */
export const ReportFolded = screen({
  path: pathOf(recent),
  as: 'holder',
  shows: acts.title,
  flow: async (flow) => {
    const { step, userEvent, world } = flow
    const { card, press } = await actsOf(flow)
    const said = 'See the first.'
    await step('nothing was chosen', async () => {
      await press(acts.report.open)
      await userEvent.type(await card.findByRole('textbox'), said)
      await press(acts.report.send)
      await expect(await card.findByText(failure.choice)).toBeVisible()
    })
    await step('folded, and opened again', async () => {
      await press(acts.report.open)
      await waitFor(() => expect(card.queryByRole('textbox')).toBeNull())
      await press(acts.report.open)
      await expect(await card.findByRole('textbox')).toHaveValue(said)
    })
    await step('sent with what was said', async () => {
      await userEvent.click(card.getByLabelText(acts.report.names.spam))
      await press(acts.report.send)
      await expect(await card.findByText(acts.report.done)).toBeVisible()
      await expect(world.state.proposals.reports.at(-1)).toMatchObject({
        ...{ proposal: idOf(recent), reason: 'spam', text: said },
      })
    })
  },
})
/** Left and come back to: what was not sent is there, and open. */
export const ActKept = screen({
  path: pathOf(pending),
  as: 'whale',
  shows: acts.cancel.open,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('it is left', async () => {
      const { card, press } = await actsOf(flow)
      await press(acts.cancel.open)
      await userEvent.type(await card.findByRole('textbox'), why)
      await userEvent.click(page.getByText(proposals.back('Narwhal Club')))
      await page.findAllByText(/of \d+ shown/)
      await expect(writtenDown()).toContain(why)
    })
    await step('and come back to', async () => {
      const [first] = told
      await userEvent.click(
        await page.findByText(first?.title ?? '', { selector: 'a' }),
      )
      const { card, press } = await actsOf(flow)
      await expect(await card.findByRole('textbox')).toHaveValue(why)
      await press(acts.close)
      await waitFor(() => expect(card.queryByRole('textbox')).toBeNull())
      await expect(writtenDown()).not.toContain(why)
    })
  },
})
