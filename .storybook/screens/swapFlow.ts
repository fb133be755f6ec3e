import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapping } from '@narwhal-club/core/messages/pages/swapping'
import { expect } from 'storybook/test'
import { approveForSwap, makeSwap } from '../../dev/mocks/chain/swapCalls.ts'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import type { Flow } from './screenStory.tsx'
import { withWallet } from './walletFlow.ts'

/** By what it says: the page is too long to be looked through by role. */
export const buttonOf = ({ page }: Flow, name: string) =>
  page.findByText(name, { selector: 'button' })
export const press = async (flow: Flow, name: string) =>
  flow.userEvent.click(await buttonOf(flow, name))
export const says = async ({ page }: Flow, text: string | RegExp) =>
  expect((await page.findAllByText(text)).at(-1)).toBeVisible()
export const idsOf = ({ world }: Flow, count: number) => {
  const own = world.accounts.holder.address.toLowerCase()
  const all = Object.entries(world.state.chain.owners)
  return all.flatMap(([id, by]) => (by === own ? [id] : [])).slice(0, count)
}
export const boxOf = ({ page }: Flow, id: string) =>
  page.findByLabelText(swap.choose.label(id))

export async function review(flow: Flow, count: number) {
  const { page, step, userEvent } = flow
  const ids = idsOf(flow, count)
  await step('chosen and reviewed', async () => {
    for (const id of ids) await userEvent.click(await boxOf(flow, id))
    const asked = swap.review.review(swap.nfts(count))
    await withWallet(flow, () => press(flow, asked))
    await page.findByText(swap.review.act(swap.nfts(count)))
  })
  return ids
}

/** The wallet of a story says no to whatever it is to send. */
export async function begin(flow: Flow, count: number) {
  const ids = await review(flow, count)
  await flow.step('begun, and its holder says no', async () => {
    await press(flow, swap.review.act(swap.nfts(count)))
    await says(flow, new RegExp(swapping.stepAdvice.rejected))
  })
  return ids
}

/** What the wallet does elsewhere. */
export const approve = ({ world }: Flow, id?: string) =>
  approveForSwap(world, id)
export const makeIt = ({ world }: Flow, ids: readonly string[]) =>
  makeSwap(world, ids)
export const intentOf = ({ state }: MockWorld) => {
  const intent = state.swaps.intents.at(-1)
  if (!intent) throw new Error('nothing was begun')
  return intent
}

export const holder = {
  path: '/swap',
  as: 'holder',
  shows: /in your wallet/,
} as const
