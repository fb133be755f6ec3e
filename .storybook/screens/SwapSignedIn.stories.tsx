import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { swapping } from '@narwhal-club/core/messages/pages/swapping'
import { panels } from '@narwhal-club/core/messages/panels'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { harbour } from '../../ui/fixtures/views.ts'
import { screen } from './screenStory.tsx'
import { sign } from './signInFlow.ts'
import { begin, holder, intentOf, press, says } from './swapFlow.ts'

export default { title: 'Flows/Swap signed in' } satisfies Meta

const { halt, visitor } = swapPage
const { steps, review } = swap
const signIn = panels.signIn.with(harbour.name)

/** What a visitor has chosen stays while they connect a wallet and sign in. */
export const AVisitor = screen({
  path: '/swap',
  shows: visitor.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('one is chosen', async () => {
      const [first] = await page.findAllByLabelText(/^narwhal \d+$/)
      await userEvent.click(first as HTMLElement)
      await says(flow, swap.choose.clear('1'))
    })
    await step('a wallet is connected, and no more', async () => {
      await press(flow, review.connect)
      await userEvent.click(await page.findByText(harbour.name))
      await page.findByText(signIn)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByText(signIn)).toBeNull())
    })
    await step('signed in, it is looked at', async () => {
      await press(flow, review.signIn)
      await sign(flow)
      await says(flow, review.review(swap.nfts(1)))
      await says(flow, swap.choose.clear('1'))
      await expect(world.state.sessions).toHaveLength(1)
    })
  },
})
/** The session ends in the midst of it: signed in again, it goes on. */
export const SessionOver = screen({
  ...holder,
  flow: async (flow) => {
    const { step, world } = flow
    await begin(flow, 1)
    await step('it waits', async () => {
      world.state.sessions.length = 0
      await press(flow, steps.retry)
      await says(flow, swapping.failure.signedOut.message)
    })
    await step('and goes on, signed in', async () => {
      await press(flow, halt.connect)
      await sign(flow)
      await says(flow, steps.title(swap.nfts(1)))
      await expect(intentOf(world).state).toBe('open')
    })
  },
})
