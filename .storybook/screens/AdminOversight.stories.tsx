import { encodeToken } from '@narwhal-club/core/chain'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { books } from '@narwhal-club/core/messages/pages/books'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import { oversight } from '@narwhal-club/core/messages/pages/oversight'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { confirm, reason, turnTo } from './adminFlow.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Admin oversight' } satisfies Meta

const path = '/admin'
const as = { as: 'admin', holder: 'admin' } as const
const { holder } = createTestAccounts()
const { flags } = administration

/** There are more than one page has. */
export const ManyProposals = screen({
  path: `${path}?tab=proposals`,
  ...as,
  shows: oversight.proposals.title,
  flow: async ({ page, step, userEvent, world }) => {
    const { title, search } = oversight.proposals
    const list = within(await page.findByLabelText(title))
    const all = world.state.proposals.list
    const [first] = all
    if (!first) throw new Error('nothing is proposed')
    all.push(
      ...Array.from({ length: 60 }, (_, place) => ({
        ...first,
        row: {
          ...first.row,
          id: `e1${first.row.id.slice(2, -2)}${10 + place}`,
        },
      })),
    )
    await userEvent.type(list.getByLabelText(search.label), first.row.title)
    await userEvent.click(list.getByText(search.action))
    const more = await list.findByText(lists.more)
    const rows = () => list.getAllByRole('listitem').length
    const shown = rows()
    await step('they do not come, and that is said', async () => {
      world.scenario.server = 'failing'
      await userEvent.click(more)
      await expect(await list.findByText(lists.notMore)).toBeVisible()
      await expect(rows()).toBe(shown)
    })
    await step('asked again, they do', async () => {
      world.scenario.server = 'well'
      await userEvent.click(more)
      await waitFor(() => expect(rows()).toBeGreaterThan(shown))
      await expect(list.queryByText(lists.notMore)).toBeNull()
    })
  },
})
export const Proposals = screen({
  path: `${path}?tab=proposals&status=active`,
  ...as,
  shows: oversight.proposals.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { title: heading, cancel, doing, search, none } = oversight.proposals
    const list = within(await page.findByLabelText(heading))
    const [first] = await list.findAllByText(cancel)
    const row = first?.closest('article') as HTMLElement
    const title = row.getAttribute('aria-label') as string
    const seek = async (said: string) => {
      await userEvent.type(list.getByLabelText(search.label), said)
      await userEvent.click(list.getByText(search.action))
    }
    await step('words that no title has', async () => {
      await seek('narwhals of stone')
      await expect(await list.findByText(none.children)).toBeVisible()
      await userEvent.click(list.getByText(search.clear))
      await list.findByLabelText(title)
    })
    await step('and words that one has', async () => {
      await seek(title)
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
    })
    await step('it is cancelled in public', async () => {
      await userEvent.click(
        within(list.getByLabelText(title)).getByText(cancel),
      )
      await confirm(flow, doing)
      await list.findByText(none.children)
      const { list: all } = world.state.proposals
      const kept = all.find(
        ({ row: { cancelled } }) => cancelled?.reason === reason,
      )
      await expect(kept?.versions.at(-1)?.title).toBe(title)
    })
  },
})
/** Money that pays for nothing is set aside, given back, and paid back. */
export const Refunds = screen({
  path: `${path}?tab=flags`,
  ...as,
  shows: flags.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { credits: words, doing } = books
    const { state, config } = world
    const payer = holder.address.toLowerCase() as `0x${string}`
    const token = config.contracts.token as `0x${string}`
    const amount = 1_000n * 10n ** 18n
    state.fees.credits.push({
      ...{ id: 'c0000000-0000-4000-8000-000000000001', payer, token, amount },
      ...{ left: amount, key: 'paid twice', hash: `0x${'ab'.repeat(32)}` },
      ...{ why: 'unmatched', at: world.clock.now() },
    })
    await turnTo(flow, 'fees')
    const list = within(await page.findByLabelText(words.title))
    const turn = (view: keyof typeof words.views) => {
      const views = within(list.getByLabelText(words.views.label))
      return userEvent.click(views.getByText(words.views[view]))
    }
    await step('its payment can be looked at', async () => {
      await expect(
        (await list.findByText(books.transaction)).closest('a'),
      ).toHaveAttribute(
        'href',
        `${config.chain.explorerUrl}/tx/0x${'ab'.repeat(32)}`,
      )
    })
    await step('it is set aside', async () => {
      await userEvent.click(list.getByText(words.begin))
      await confirm(flow, { ...doing.begin, confirm: words.begin })
      await expect(state.fees.refunds).toMatchObject([
        { state: 'open', amount, reason },
      ])
      await turn('refunds')
      await list.findByText(words.states.open)
    })
    await step('and given back', async () => {
      await userEvent.click(list.getByText(words.drop))
      await confirm(flow, { ...doing.drop, confirm: words.drop })
      await list.findByText(words.states.dropped)
      await expect(state.fees.credits.at(-1)?.left).toBe(amount)
    })
    await step('or the payment is named that paid it back', async () => {
      await userEvent.click(list.getByText(words.begin))
      await confirm(flow, { ...doing.begin, confirm: words.begin })
      const hash = `0x${'cd'.repeat(32)}` as const
      const { chain } = state
      chain.transactions.push({
        ...{ hash, from: config.adminWallet as `0x${string}`, to: token },
        ...{ value: 0n, input: encodeToken.transfer(payer, amount), nonce: 0 },
        ...{ gas: 0n, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
        ...{ block: chain.head + 1, succeeded: true },
      })
      chain.head += 9
      await userEvent.type(await list.findByLabelText(words.hash), hash)
      await userEvent.click(list.getByText(words.record))
      await confirm(flow, { ...doing.record, confirm: words.record })
      // The view of such credits is called so, too.
      await waitFor(() =>
        expect(list.getAllByText(words.states.refunded)).toHaveLength(2),
      )
      await expect(list.queryByText(words.states.open)).toBeNull()
      await expect(
        state.fees.refunds.map((refund) => refund.state).sort(),
      ).toEqual(['dropped', 'refunded'])
    })
  },
})
/** A list of some of them says which, by its address. */
export const FeesOfOneState = screen({
  path: `${path}?tab=fees&state=credited`,
  ...as,
  shows: books.intents.title,
})
export const BountiesOfOneMatter = screen({
  path: `${path}?tab=bounties&matter=silent`,
  ...as,
  shows: oversight.bounties.title,
})
