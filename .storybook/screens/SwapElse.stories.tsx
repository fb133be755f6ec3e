import { chain } from '@narwhal-club/core/constants'
import { refusalTexts } from '@narwhal-club/core/contract'
import { formatTokens } from '@narwhal-club/core/format'
import { ui } from '@narwhal-club/core/messages'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { team } from '@narwhal-club/core/messages/pages/team'
import { swapLimits } from '@narwhal-club/core/swap'
import type { Meta } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { paySwapFee } from '../../dev/mocks/chain/swapCalls.ts'
import { celebrated } from './celebrated.ts'
import { type Flow, screen } from './screenStory.tsx'
import {
  approve,
  begin,
  boxOf,
  holder,
  intentOf,
  makeIt,
  press,
  review,
  says,
} from './swapFlow.ts'
import { withWallet } from './walletFlow.ts'

export default { title: 'Flows/Swap else' } satisfies Meta

const { ended, history, left, receipt } = swapPage

/** A fee that was paid too late is not lost: it pays for the next swap. */
export const PaidForNothing = screen({
  ...holder,
  flow: async (flow) => {
    const { step, world } = flow
    const [id = ''] = await begin(flow, 1)
    await step('given up, and its fee is paid after all', async () => {
      await press(flow, swap.steps.cancel)
      await says(flow, ended.title.cancelled)
      await paySwapFee(world)
      world.chain.mine()
    })
    await step('it waits for the next one', async () => {
      await press(flow, ended.again)
      await boxOf(flow, id)
      await says(flow, new RegExp(chain.nativeCurrency.symbol))
      await says(flow, left.title)
      await says(flow, swap.review.feeCredit)
      await expect(intentOf(world).state).toBe('cancelled')
    })
  },
})
/** By the menu. */
async function goTo({ page, userEvent }: Flow, name: string) {
  const [link] = await page.findAllByText(name, { selector: 'a' })
  await userEvent.click(link as HTMLElement)
}
/** It is celebrated once, and what proves it outlasts that. */
export const Celebrated = screen({
  ...holder,
  flow: async (flow) => {
    const { world } = flow
    const ids = await begin(flow, 1)
    await approve(flow, ids[0])
    await makeIt(flow, ids)
    await press(flow, swap.steps.retry)
    await celebrated()
    await waitFor(() => expect(document.querySelector('canvas')).toBeNull())
    const tokens = formatTokens(BigInt(intentOf(world).tokens))
    await says(flow, receipt.arrived(swap.tokens(tokens)))
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await flow.userEvent.click(await flow.page.findByText(receipt.link))
    await says(flow, receipt.copied)
    const { transactions } = world.state.chain
    const made = transactions.find(({ swapped }) => swapped)
    await expect(copied.mock.lastCall?.[0]).toBe(
      `${chain.explorerUrl}/tx/${made?.hash}`,
    )
    copied.mockRestore()
    await waitFor(() =>
      expect(flow.page.queryByText(receipt.copied)).toBeNull(),
    )
    await flow.step(
      'left and come back to, it stands there alone',
      async () => {
        await goTo(flow, ui.menu.team)
        await says(flow, team.title)
        await goTo(flow, ui.menu.swap)
        await says(flow, receipt.arrived(swap.tokens(tokens)))
        await expect(document.querySelector('canvas')).toBeNull()
      },
    )
  },
})
/** The marketplace does not say what is for sale: that is said, before a fee. */
export const NobodyKnowsListings = screen({
  ...holder,
  scenario: { market: 'away' },
  flow: async (flow) => {
    await review(flow, 1)
    await says(flow, swap.review.unlisted)
  },
})
/** What the index had last, and that it is old. */
export const OldList = screen({
  ...holder,
  scenario: { index: 'stale' },
  shows: lists.asOf.stale,
})

/** Chooses the first that lies in the vault, and asks what it takes. */
async function redeem(flow: Flow) {
  const { page, step, userEvent } = flow
  await step('one of the vault is asked for', async () => {
    const [first] = await page.findAllByLabelText(/^narwhal \d+$/)
    await userEvent.click(first as HTMLElement)
    const asked = swap.review.review(swap.nfts(1))
    await withWallet(flow, () => press(flow, asked))
  })
}
/** Why it does not begin, with the way to ask once more. */
async function refused(flow: Flow, why: string) {
  await says(flow, swap.review.again)
  return flow.page.findByText(why, { exact: false })
}
const inVault = {
  path: '/swap?mode=redeem',
  as: 'holder',
  shows: swap.choose.title(String(swapLimits.ids)),
} as const
export const TooFewTokens = screen({
  ...inVault,
  before: ({ state, accounts }) => {
    state.chain.tokens[accounts.holder.address.toLowerCase()] = 0n
  },
  flow: async (flow) => {
    const { world } = flow
    const before = world.state.swaps.intents.length
    await redeem(flow)
    const said = await refused(flow, refusalTexts.swap_tokens_short)
    await expect(said).toHaveTextContent(swap.tokens('0'))
    await expect(world.state.swaps.intents).toHaveLength(before)
  },
})
export const TooFewCoins = screen({
  ...inVault,
  before: ({ state, accounts }) => {
    const own = accounts.holder.address.toLowerCase()
    state.chain.tokens[own] = 10n ** 40n
    state.chain.cro[own] = 0n
  },
  flow: async (flow) => {
    const { world } = flow
    const before = world.state.swaps.intents.length
    await redeem(flow)
    const said = await refused(flow, refusalTexts.swap_coins_short)
    await expect(said).toHaveTextContent(`0 ${chain.nativeCurrency.symbol}.`)
    await expect(world.state.swaps.intents).toHaveLength(before)
  },
})
/** Nobody is here: what lies in the vault can be chosen, and seen what it takes. */
export const ChosenByAVisitor = screen({
  path: '/swap',
  shows: swapPage.visitor.title,
  flow: async (flow) => {
    const { page, userEvent } = flow
    const [first] = await page.findAllByLabelText(/^narwhal \d+$/)
    await userEvent.click(first as HTMLElement)
    await says(flow, swap.choose.clear('1'))
    await says(flow, swap.review.receive)
    await says(flow, swap.review.connect)
  },
})
/** Their own, and everyone's again. */
export const OwnHistory = screen({
  ...holder,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('those of the reader', async () => {
      await userEvent.click(await page.findByText(history.mine))
      await waitFor(() =>
        expect(page.getByText(history.mine)).toHaveAttribute('aria-current'),
      )
      await expect(await page.findByLabelText(history.csvOf)).toHaveAttribute(
        'href',
        expect.stringMatching(/address=0x/),
      )
    })
    await step('and of everyone', async () => {
      await userEvent.click(page.getByText(history.all))
      await waitFor(() =>
        expect(page.getByLabelText(history.csvOf)).not.toHaveAttribute(
          'href',
          expect.stringMatching(/address=0x/),
        ),
      )
    })
  },
})
