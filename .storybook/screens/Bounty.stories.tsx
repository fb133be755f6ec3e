import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { bountyPayouts } from '@narwhal-club/core/messages/pages/bountyPayouts'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  type ToldBounty,
  toldBounties,
} from '../../dev/world/seed/bountyTexts.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Screens/Bounty' } satisfies Meta

const list = '/clubs/main?tab=bounties'
const phone = { viewport: { value: 'phone' } }
const pathOf = (state: ToldBounty['state']) => {
  const place = toldBounties.findIndex((each) => each.state === state)
  return `${list}&b=b0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
}
const titleOf = (state: ToldBounty['state']) =>
  toldBounties.find((each) => each.state === state)?.title ?? ''
const ofState = (state: ToldBounty['state']) => ({
  path: pathOf(state),
  shows: titleOf(state),
})

export const Open = screen(ofState('open'))
export const InReview = screen(ofState('in_review'))
export const Awarded = screen(ofState('awarded'))
export const Overdue = screen({
  path: pathOf('overdue'),
  shows: bounties.badge.overdue,
})
export const Paid = screen({
  path: pathOf('paid'),
  shows: bounties.work.payout.verified,
})
/** As in the local world: nowhere to look a transaction up. */
export const PaidWithoutExplorer = screen({
  path: pathOf('paid'),
  before: ({ config }) => {
    delete config.chain.explorerUrl
  },
})
export const Cancelled = screen(ofState('cancelled'))
export const Expired = screen({
  path: pathOf('expired'),
  shows: bounties.badge.undecided,
})
export const Disputed = screen({
  path: pathOf('disputed'),
  shows: bounties.notice.disputed,
})
export const OpenPhone = screen({
  ...ofState('open'),
  globals: { theme: 'light', ...phone },
})
/** Opens what was handed in, writes more, and sends it. */
async function changeWork({ page, userEvent }: Flow, before = () => {}) {
  const main = within(page.getByRole('main'))
  const { act, field } = bountyActs
  await userEvent.click(await main.findByRole('button', { name: act.edit }))
  const text = await main.findByRole('textbox', {
    name: new RegExp(`^${field.text}`),
  })
  await userEvent.type(text, ' Now with a moon.')
  before()
  const send = main.getAllByRole('button', { name: act.edit })
  await userEvent.click(send.at(-1) as HTMLElement)
}
export const Hunter = screen({
  ...ofState('open'),
  as: 'holder',
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const main = within(page.getByRole('main'))
    await step('a hunter changes what they have handed in', async () => {
      await changeWork(flow)
      await expect(await main.findByText(bountyActs.done.edit)).toBeVisible()
    })
    await step('everyone sees what became of it', async () => {
      await userEvent.click(
        await main.findByRole('link', { name: bounties.work.version('2') }),
      )
      await expect(await main.findByRole('insertion')).toHaveTextContent(
        'Now with a moon.',
      )
    })
  },
})
/** The bounty is reported, and then a piece of work: each by itself. */
export const Reported = screen({
  path: pathOf('in_review'),
  as: 'proposer',
  flow: async ({ page, step, userEvent }) => {
    const { report } = proposals.acts
    const main = within(page.getByRole('main'))
    for (const kind of ['bounty', 'submission'] as const)
      await step(`a ${kind}`, async () => {
        const [open] = await main.findAllByRole('button', {
          name: reporting.open[kind],
        })
        await userEvent.click(open as HTMLElement)
        await userEvent.click(await main.findByLabelText(report.names.spam))
        await userEvent.click(main.getByRole('button', { name: report.send }))
        await expect(
          (await main.findAllByText(reporting.done)).at(-1),
        ).toBeVisible()
        await waitFor(() =>
          expect(main.queryByRole('button', { name: report.send })).toBeNull(),
        )
      })
  },
})
export const Author = screen({
  ...ofState('open'),
  as: 'whale',
  flow: async ({ page, step }) => {
    await step('its author may say it better, and give more time', async () => {
      await expect(
        await page.findByRole('link', { name: bountyActs.act.change }),
      ).toBeVisible()
      await expect(
        page.getByRole('button', { name: bountyActs.act.extend }),
      ).toBeVisible()
    })
  },
})
export const AuthorDecides = screen({
  path: pathOf('in_review'),
  as: 'whale',
  shows: bountyActs.act.award,
})
/** A winner who was ticked on an earlier visit has taken their work back since. */
export const AuthorAwards = screen({
  path: pathOf('in_review'),
  as: 'whale',
  flow: async ({ page, step, userEvent }) => {
    const { field, act, done } = bountyActs
    const bounty = pathOf('in_review').split('&b=')[1] ?? ''
    const gone = { submission: bounty, amount: '1' }
    localStorage.setItem(
      `club.acting.${bounty}.award`,
      JSON.stringify({ winners: [gone] }),
    )
    const main = within(page.getByRole('main'))
    await step('they can be left out', async () => {
      await userEvent.click(
        await main.findByRole('button', { name: act.award }),
      )
      await userEvent.click(
        await main.findByRole('checkbox', {
          name: new RegExp(`^${field.gone}`),
        }),
      )
      await expect(main.queryByText(field.gone)).toBeNull()
    })
    await step('and another one wins', async () => {
      const [first] = main.getAllByRole('checkbox')
      await userEvent.click(first as HTMLElement)
      const send = main.getAllByRole('button', { name: act.award })
      await userEvent.click(send.at(-1) as HTMLElement)
      await expect(await main.findByText(done.award)).toBeVisible()
    })
  },
})
/** What is on its way stays promised, whatever is pressed meanwhile. */
export const AuthorHurries = screen({
  ...ofState('open'),
  as: 'whale',
  flow: async ({ page, step, userEvent, world }) => {
    const { act, next, retry } = bountyActs
    const main = within(page.getByRole('main'))
    const press = async (name: string) =>
      userEvent.click(
        (await main.findAllByRole('button', { name })).at(-1) as HTMLElement,
      )
    await step('it cannot be sent now', async () => {
      await press(act.close)
      await main.findByRole('form', { name: act.close })
      world.scenario.network = 'offline'
      await press(act.close)
      await main.findByRole('button', { name: retry })
    })
    await step('the next one is said to wait', async () => {
      await press(act.extend)
      await expect(main.getByText(next(act.extend))).toBeVisible()
      await expect(main.getByRole('form', { name: act.close })).toBeVisible()
    })
    await step('and comes after it', async () => {
      world.scenario.network = 'up'
      await press(retry)
      await expect(
        await main.findByRole('form', { name: act.extend }),
      ).toBeVisible()
    })
  },
})
/** Words stay until there is a session again, and the page knows that there is none. */
export const HunterSessionOver = screen({
  ...ofState('open'),
  as: 'holder',
  flow: async (flow) => {
    const { page, step, world } = flow
    await step('the server knows nobody any more', async () => {
      await changeWork(flow, () => {
        world.state.sessions.length = 0
      })
    })
    await step('and the page asks to sign in', async () => {
      await expect((await page.findAllByText(/Sign in with/))[0]).toBeVisible()
    })
  },
})
export const AuthorPays = screen({
  path: pathOf('awarded'),
  as: 'proposer',
  holder: 'proposer',
  shows: bountyPayouts.title,
})
export const Moderator = screen({
  path: pathOf('expired'),
  as: 'admin',
  shows: bountyActs.act.award,
})
export const ChangedNever = screen({
  path: `${pathOf('open')}&v=9`,
  shows: new RegExp(`^${proposals.versions.unknown.title}`),
})
export const Unknown = screen({
  path: `${list}&b=b0000000-0000-4000-8000-000000000998`,
  shows: bounties.unknown.title,
})
/** Under the name of another club it is not there. */
export const OtherClub = screen({
  path: pathOf('open').replace('/main', '/deep-dive'),
  shows: bounties.unknown.title,
})
export const Offline = screen({
  path: pathOf('open'),
  scenario: { network: 'offline' },
  shows: /did not load$/,
})
export const RightToLeft = screen({
  ...ofState('awarded'),
  globals: { locale: 'rtl', ...phone },
})
