import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { bountyPayouts } from '@narwhal-club/core/messages/pages/bountyPayouts'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { rewarding } from '@narwhal-club/core/messages/pages/rewarding'
import type { Meta } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import {
  type ToldBounty,
  toldBounties,
} from '../../dev/world/seed/bountyTexts.ts'
import { down } from './away.ts'
import { type Flow, screen } from './screenStory.tsx'
import { withWallet } from './walletFlow.ts'

export default { title: 'Flows/Bounties' } satisfies Meta

const words = bounties.list
const list = '/clubs/main?tab=bounties'
const shown = /of \d+ shown/
const told = (state: ToldBounty['state']) => {
  const found = toldBounties.find((each) => each.state === state)
  if (!found) throw new Error(`none is ${state}`)
  return found
}
const pathOf = (state: ToldBounty['state']) => {
  const place = toldBounties.indexOf(told(state)) + 1
  return `${list}&b=b0000000-0000-4000-8000-${String(place).padStart(12, '0')}`
}
const press = async ({ page, userEvent }: Flow, name: string) => {
  const main = within(page.getByRole('main'))
  const found = await main.findAllByText(name, { selector: 'button' })
  await userEvent.click(found.at(-1) as HTMLElement)
}
/** What is listed, and what is not any more. */
async function lists({ page }: Flow, one: string, other?: string) {
  await waitFor(() => {
    expect(page.getByText(one)).toBeVisible()
    if (other) expect(page.queryByText(other)).toBeNull()
  })
}

const banner = told('open').title
const disputed = told('disputed').title

export const Searched = screen({
  path: list,
  shows: shown,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('by words of the title', async () => {
      const field = page.getByLabelText(words.search.label)
      await userEvent.type(field, 'banner{Enter}')
      await lists(flow, banner, disputed)
    })
    await step('and all again', async () => {
      await userEvent.click(page.getByText(words.search.clear))
      await lists(flow, disputed)
    })
  },
})
export const Narrowed = screen({
  path: list,
  as: 'whale',
  shows: shown,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const choose = (label: string, value: string) =>
      userEvent.selectOptions(page.getByLabelText(label), value)
    await step('by what is wanted', async () => {
      await choose(words.category, bounties.category.art)
      await lists(flow, disputed, told('awarded').title)
    })
    await step('and what it is paid in', async () => {
      await choose(words.category, words.anyCategory)
      await choose(words.asset, bounties.unit.TOKEN)
      await lists(flow, told('paid').title, disputed)
      await choose(words.asset, words.anyAsset)
      await lists(flow, disputed)
    })
    await step('to one’s own', async () => {
      const mine = page.getByText(words.only)
      await userEvent.click(mine)
      const other = toldBounties.find(({ author, work }) =>
        [author, ...work.map(({ by }) => by)].every((by) => by !== 'whale'),
      )
      await lists(flow, banner, other?.title)
      await expect(mine).toHaveAttribute('aria-checked', 'true')
      await userEvent.click(mine)
      await lists(flow, other?.title ?? '')
    })
  },
})
export const Sorted = screen({
  path: list,
  shows: shown,
  flow: async ({ page, step, userEvent }) => {
    const titles = () =>
      toldBounties
        .flatMap(({ title }) => page.queryAllByText(title))
        .sort((one, other) =>
          one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
            ? -1
            : 1,
        )
        .map(({ textContent }) => textContent)
    const newest = titles()
    await step('another order', async () => {
      await userEvent.click(page.getByLabelText(words.sort.deadline))
      await waitFor(() => {
        expect(titles().length).toBeGreaterThan(1)
        expect(titles()).not.toEqual(newest)
      })
      await expect(page.getByLabelText(words.sort.deadline)).toBeChecked()
    })
    await step('and the first one again', async () => {
      await userEvent.click(page.getByLabelText(words.sort.newest))
      await waitFor(() => expect(titles()).toEqual(newest))
    })
  },
})
/** A draft is begun, is not saved for a while, and is deleted. */
export const Draft = screen({
  path: list,
  as: 'whale',
  holder: 'whale',
  shows: shown,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { drafts } = world.state.bounties
    const before = drafts.length
    await step('one begins', () => press(flow, words.write))
    const title = await page.findByLabelText(bountyEditor.field.title)
    await step('what cannot be saved is saved by a press', async () => {
      world.scenario.server = 'failing'
      await userEvent.type(title, 'Flags')
      await page.findByText(forms.save.retry)
      world.scenario.server = 'well'
      await press(flow, forms.save.retry)
      await expect(await page.findByText(forms.save.saved)).toBeVisible()
      await expect(world.state.bounties.drafts.at(-1)?.content.title).toBe(
        'Flags',
      )
    })
    await step('and deleted', async () => {
      await press(flow, bountyEditor.remove)
      await expect((await page.findAllByText(shown))[0]).toBeVisible()
      await expect(world.state.bounties.drafts).toHaveLength(before)
    })
  },
})
/** What was opened is closed, and what was done is taken note of. */
export const Act = screen({
  path: pathOf('open'),
  as: 'whale',
  shows: banner,
  flow: async (flow) => {
    const { page, step, world } = flow
    const { act, done, cancel } = bountyActs
    await step('not now', async () => {
      await press(flow, act.close)
      const form = await page.findByLabelText(act.close)
      await press(flow, cancel)
      await waitFor(() => expect(form).not.toBeInTheDocument())
    })
    await step('then it is done, and read', async () => {
      await press(flow, act.close)
      await page.findByLabelText(act.close)
      await press(flow, act.close)
      const said = await page.findByText(done.close)
      const [bounty] = world.state.bounties.list
      await expect(bounty?.row.closedAt).toBeLessThanOrEqual(world.clock.now())
      await press(flow, done.ok)
      await waitFor(() => expect(said).not.toBeInTheDocument())
    })
  },
})
/** Its address is told to others. */
export const Shared = screen({
  path: pathOf('open'),
  shows: banner,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const address = new RegExp(
      `^${location.origin}/clubs/main.*b0000000-0000-4000-8000-000000000001$`,
    )
    await step('copied', async () => {
      const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(page.getByText(proposals.share.link))
      await expect(await page.findByText(proposals.share.copied)).toBeVisible()
      await expect(copied.mock.lastCall?.[0]).toMatch(address)
      copied.mockRestore()
    })
    await step('and posted', async () => {
      const open = spyOn(window, 'open').mockReturnValue(null)
      await press(flow, proposals.share.post)
      const asked = new URL(String(open.mock.lastCall?.[0])).searchParams
      await expect(asked.get('text')).toBe(banner)
      await expect(asked.get('url')).toMatch(address)
      open.mockRestore()
      const { copied } = proposals.share
      await waitFor(() => expect(page.queryByText(copied)).toBeNull())
    })
  },
})
const payer = {
  path: pathOf('awarded'),
  as: 'proposer',
  holder: 'proposer',
  shows: bountyPayouts.title,
} as const
/** Who says no in their wallet has paid nothing, and reads so. */
export const Paid = screen({
  ...payer,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('one share', async () => {
      await withWallet(flow, async () => {
        const [pay] = await page.findAllByText(/^Pay /, { selector: 'button' })
        await userEvent.click(pay as HTMLElement)
      })
      const heading = page.getByText(bountyPayouts.title, { selector: 'h2' })
      const card = within(heading.closest('section') as HTMLElement)
      await expect(await card.findByRole('alert')).toHaveTextContent(
        rewarding.stepAdvice.rejected,
      )
    })
  },
})
/** The page was read, and how the payouts stand was not. */
export const PayoutsUnread = screen({
  ...payer,
  answers: () => {
    let readings = 0
    return [
      http.get(/\/api\/bounties\/[0-9a-f-]+$/, () => {
        readings += 1
        return readings === 2 ? down() : undefined
      }),
    ]
  },
  flow: async (flow) => {
    const { page, step } = flow
    await step('it is not known', async () => {
      await expect(await page.findByText(bountyPayouts.offline)).toBeVisible()
    })
    await step('and read after all', async () => {
      await press(flow, bountyActs.retry)
      await expect(await page.findByText(bountyPayouts.lead)).toBeVisible()
    })
  },
})
