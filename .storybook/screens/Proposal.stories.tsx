import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Proposal' } satisfies Meta

const list = '/clubs/main?tab=proposals'
const idOf = (place: number) =>
  `e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
const pathOf = (place: number) =>
  `/clubs/${told[place]?.club ?? 'main'}?tab=proposals&p=${idOf(place)}`
/** The first of them that is so. */
const placeOf = (is: (typeof told)[number] | undefined) =>
  is ? told.indexOf(is) : 0
const pending = pathOf(0)
const passed = pathOf(placeOf(told.find(({ outcome }) => outcome === 'passed')))
const cancelled = pathOf(placeOf(told.find((each) => each.cancelled)))
const flagged = pathOf(placeOf(told.find((each) => each.flagged)))
/** Young enough that who holds now held then. */
const recent = pathOf(placeOf(told.find(({ published }) => published === 2)))
const labelled = 'trips'
const phone = { viewport: { value: 'phone' } }

export const List = screen({
  path: list,
  shows: /of \d+ shown/,
  flow: async ({ page, step, userEvent }) => {
    await step('a status has an address of its own', async () => {
      await userEvent.click(page.getByRole('link', { name: /^Pending/ }))
      await expect(
        await page.findByRole('link', { name: told[0]?.title ?? '' }),
      ).toBeVisible()
    })
  },
})
export const ListMine = screen({
  path: `${list}&mine=true`,
  as: 'whale',
  shows: /of \d+ shown/,
})
export const ListMineVisitor = screen({
  path: `${list}&mine=true`,
  shows: proposals.list.signIn,
})
export const ListNotFound = screen({
  path: `${list}&q=atlantis`,
  shows: proposals.list.notFound.title,
  flow: async ({ page, step, userEvent }) => {
    await step('there is a way back to all', async () => {
      await userEvent.click(
        page.getByRole('button', { name: proposals.list.notFound.action }),
      )
      await expect(
        (await page.findAllByText(/of \d+ shown/)).at(-1),
      ).toBeVisible()
    })
  },
})
export const ListLabelled = screen({
  path: `/clubs/deep-dive?tab=proposals&label=${labelled}`,
  shows: proposals.list.label.only(labelled),
})
export const ListPhone = screen({
  path: list,
  shows: /of \d+ shown/,
  globals: { theme: 'light', ...phone },
})
export const Pending = screen({ path: pending, shows: told[0]?.title ?? '' })
export const Changed = screen({
  path: `${pending}&v=2`,
  shows: proposals.versions.close,
  flow: async ({ page, step }) => {
    await step('what was put in is marked', async () => {
      await expect((await page.findAllByRole('insertion'))[0]).toBeVisible()
    })
  },
})
export const ChangedNever = screen({
  path: `${pending}&v=9`,
  shows: /^No such version/,
})
export const Passed = screen({ path: passed, shows: proposals.outcome.passed })
export const Cancelled = screen({
  path: cancelled,
  shows: proposals.cancelled.title,
})
export const Flagged = screen({
  path: flagged,
  shows: proposals.warning.flagged,
})
export const Author = screen({
  path: pending,
  as: 'whale',
  shows: proposals.acts.cancel.open,
})
/** Left while it is sent: why it failed is said all the same, with the words. */
export const AuthorLeaves = screen({
  path: pending,
  as: 'whale',
  shows: proposals.acts.cancel.open,
  flow: async ({ page, step, userEvent, world }) => {
    const { cancel, close, title } = proposals.acts
    // Comments have buttons of the same names.
    const acts = within(await page.findByRole('region', { name: title }))
    await step('it is on its way, and its form is left', async () => {
      await userEvent.click(
        await acts.findByRole('button', { name: cancel.open }),
      )
      await userEvent.type(await acts.findByRole('textbox'), 'Asked twice')
      Object.assign(world.scenario, { server: 'failing', latency: 500 })
      await userEvent.click(acts.getByRole('button', { name: cancel.send }))
      await userEvent.click(acts.getByRole('button', { name: close }))
      await expect(acts.queryByRole('textbox')).toBeNull()
    })
    await step('it failed', async () => {
      await expect(
        await acts.findByRole('alert', {}, { timeout: 5_000 }),
      ).toBeVisible()
      await expect(acts.getByRole('textbox')).toHaveValue('Asked twice')
    })
  },
})
export const Holder = screen({
  path: recent,
  as: 'holder',
  shows: proposals.acts.title,
  flow: async ({ page, step, userEvent }) => {
    await step('a holder reports it, once', async () => {
      // Comments have buttons of the same names.
      const acts = within(
        await page.findByRole('region', { name: proposals.acts.title }),
      )
      await userEvent.click(
        await acts.findByRole('button', { name: proposals.acts.report.open }),
      )
      await userEvent.click(
        await acts.findByLabelText(proposals.acts.report.names.duplicate),
      )
      await userEvent.click(
        await page.findByRole('button', { name: proposals.acts.report.send }),
      )
      await expect(
        await page.findByText(proposals.acts.report.done),
      ).toBeVisible()
    })
  },
})
/** The session ends unseen: the words stay, and how to go on is said. */
export const ReportSessionOver = screen({
  path: recent,
  as: 'holder',
  shows: proposals.acts.title,
  flow: async ({ page, step, userEvent, world }) => {
    const { report } = proposals.acts
    const acts = within(
      await page.findByRole('region', { name: proposals.acts.title }),
    )
    await step('words are kept until they are sent again', async () => {
      await userEvent.click(
        await acts.findByRole('button', { name: report.open }),
      )
      await userEvent.click(await acts.findByLabelText(report.names.duplicate))
      await userEvent.type(acts.getByRole('textbox'), 'See the first.')
      world.state.sessions.length = 0
      await userEvent.click(acts.getByRole('button', { name: report.send }))
      await expect(await acts.findByText(proposals.acts.signIn)).toBeVisible()
      await expect(acts.getByRole('alert')).toHaveTextContent(
        proposals.failure.signedOut,
      )
      await expect(acts.getByRole('textbox')).toHaveValue('See the first.')
      await expect(Object.values(localStorage).join()).toContain(
        'See the first.',
      )
    })
    // Given up, it is not kept either.
    await userEvent.click(
      acts.getByRole('button', { name: proposals.acts.close }),
    )
  },
})
/** Votes that are cast elsewhere are counted while one reads. */
export const Counted = screen({
  path: recent,
  isLive: true,
  flow: async ({ page, step, stream, world }) => {
    const region = await page.findByRole('region', {
      name: proposals.results.title.active,
    })
    const seed = world.state.proposals.list.find(({ row }) =>
      recent.endsWith(row.id),
    )
    await step('the count is the newest that was told', async () => {
      await stream.opened()
      // More than were cast in any world.
      for (const [ballots, voters] of [
        [1_002, 2],
        [1_001, 1],
      ]) {
        const tally = { yesPower: voters, noPower: 0, yesVoters: voters }
        stream.tell('votes', {
          proposal: seed?.row.id,
          club: 'main',
          tally: { ...tally, noVoters: 0 },
          ballots,
          line: ballots,
        })
      }
      await expect(
        await within(region).findByText(
          new RegExp(`^2 of ${seed?.row.eligibleVoters}`),
        ),
      ).toBeVisible()
    })
  },
})
export const Newcomer = screen({
  path: passed,
  as: 'newcomer',
  shows: proposals.acts.title,
  flow: async ({ page, step, userEvent }) => {
    await step('who holds nothing is told so', async () => {
      // Comments have buttons of the same names.
      const acts = within(
        await page.findByRole('region', { name: proposals.acts.title }),
      )
      await userEvent.click(
        await acts.findByRole('button', { name: proposals.acts.report.open }),
      )
      await userEvent.click(
        await acts.findByLabelText(proposals.acts.report.names.duplicate),
      )
      await userEvent.click(
        await page.findByRole('button', { name: proposals.acts.report.send }),
      )
      await expect(await acts.findByRole('alert')).toHaveTextContent(
        proposals.failure.power,
      )
    })
  },
})
export const Phone = screen({
  path: passed,
  shows: proposals.outcome.passed,
  globals: { theme: 'light', ...phone },
})
export const Offline = screen({
  path: pending,
  scenario: { network: 'offline' },
  shows: /did not load$/,
})
export const Unknown = screen({
  path: `${list}&p=${idOf(998)}`,
  shows: proposals.unknown.title,
})
/** Under the name of another club it is not there. */
export const OtherClub = screen({
  path: `/clubs/deep-dive?tab=proposals&p=${idOf(0)}`,
  shows: proposals.unknown.title,
})
export const RightToLeft = screen({
  path: flagged,
  shows: proposals.warning.flagged,
  globals: { locale: 'rtl', ...phone },
})
