import { formatTokens } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { swapping } from '@narwhal-club/core/messages/pages/swapping'
import type { Meta } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { celebrated } from './celebrated.ts'
import { screen } from './screenStory.tsx'
import {
  approve,
  begin,
  boxOf,
  buttonOf,
  holder,
  idsOf,
  intentOf,
  makeIt,
  press,
  says,
} from './swapFlow.ts'

export default { title: 'Flows/Swap' } satisfies Meta

const { halt, receipt, ended, left } = swapPage
const { steps } = swap

/** Each step is found done, and the receipt is there, shared and left. */
export const Made = screen({
  ...holder,
  flow: async (flow) => {
    const { page, step, world } = flow
    const ids = await begin(flow, 1)
    await step(
      'approved elsewhere, the next press is for the fee',
      async () => {
        await approve(flow, ids[0])
        await press(flow, steps.retry)
        await says(flow, steps.of(2, 3))
        // The wallet says no to that one, too.
        await buttonOf(flow, steps.retry)
      },
    )
    await step('made, there is its receipt', async () => {
      await makeIt(flow, ids)
      await press(flow, steps.retry)
      const tokens = formatTokens(BigInt(intentOf(world).tokens))
      await says(flow, receipt.arrived(swap.tokens(tokens)))
      await celebrated()
      await expect(intentOf(world).state).toBe('swapped')
    })
    await step('it is told to others', async () => {
      const open = spyOn(window, 'open').mockReturnValue(null)
      await press(flow, receipt.share)
      await expect(open.mock.calls[0]?.[0]).toMatch(/^https:\/\/x\.com\/intent/)
      open.mockRestore()
    })
    await step('and another one is chosen', async () => {
      await press(flow, receipt.again)
      await boxOf(flow, idsOf(flow, 1)[0] ?? '')
      const gone = swap.choose.label(ids[0] ?? '')
      await waitFor(() => expect(page.queryByLabelText(gone)).toBeNull())
    })
  },
})
/** A permission for all is left as it is. */
export const PermissionKept = screen({
  ...holder,
  flow: async (flow) => {
    const { step, world } = flow
    const ids = await begin(flow, 2)
    await step('swapped elsewhere, it is to be taken back', async () => {
      await approve(flow)
      await makeIt(flow, ids)
      await press(flow, steps.retry)
      await says(flow, steps.of(4, 4))
    })
    await step('it is left, and that is all', async () => {
      await press(flow, steps.skip)
      const tokens = formatTokens(BigInt(intentOf(world).tokens))
      await says(flow, receipt.arrived(swap.tokens(tokens)))
      await expect(Object.values(world.state.chain.approvedAll)).toContain(true)
    })
  },
})
export const GivenUp = screen({
  ...holder,
  flow: async (flow) => {
    const { step, world } = flow
    const [id = ''] = await begin(flow, 1)
    await step('nothing of it is made', async () => {
      await press(flow, steps.cancel)
      await says(flow, ended.title.cancelled)
      await expect(intentOf(world).state).toBe('cancelled')
    })
    await step('and one is chosen again', async () => {
      await press(flow, ended.again)
      await expect(await boxOf(flow, id)).toBeEnabled()
    })
  },
})
/** Away in the midst of it: nothing is lost, and a press goes on. */
export const ServerAway = screen({
  ...holder,
  flow: async (flow) => {
    const { step, world } = flow
    await begin(flow, 1)
    await step('it waits', async () => {
      world.scenario.server = 'failing'
      await press(flow, steps.retry)
      await says(flow, swapping.failure.serverFailed.message)
    })
    await step('and goes on', async () => {
      world.scenario.server = 'well'
      await press(flow, halt.now)
      await says(flow, steps.title(swap.nfts(1)))
    })
  },
})
/** The server knows it no more: back to the choice. */
export const Gone = screen({
  ...holder,
  flow: async (flow) => {
    const { step, world } = flow
    const [id = ''] = await begin(flow, 1)
    await step('it says so', async () => {
      world.state.swaps.intents.length = 0
      await press(flow, steps.retry)
      await says(flow, swapping.failure.gone.message)
      await press(flow, halt.retry)
      await says(flow, swapping.failure.gone.message)
    })
    await step('and leads back', async () => {
      await press(flow, halt.back)
      await expect(await boxOf(flow, id)).toBeEnabled()
    })
  },
})
/** Begun elsewhere, it waits here. */
export const Continued = screen({
  path: '/about',
  as: 'holder',
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const asked = { method: 'POST', headers, body: JSON.stringify(body) }
      const answer = await fetch(`/api/swap/${path}`, asked)
      await expect(answer.status).toBe(200)
      return answer.json()
    }
    await step('it is begun elsewhere', async () => {
      const account = world.accounts.holder.address.toLowerCase()
      const ids = idsOf(flow, 1)
      const asked = { mode: 'deposit', account, chainId: world.chain.id, ids }
      const { terms, signature } = await post('quote', asked)
      await post('intents', { terms, signature })
    })
    await step('and goes on here', async () => {
      const [link] = await page.findAllByText(swap.title)
      await userEvent.click(link as HTMLElement)
      await press(flow, left.act)
      await says(flow, steps.title(swap.nfts(1)))
      await says(flow, steps.of(1, 3))
    })
  },
})
