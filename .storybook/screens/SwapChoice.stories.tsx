import { surface } from '@narwhal-club/core/contract'
import { swap } from '@narwhal-club/core/messages/pages/swap'

import type { Meta } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { screen } from './screenStory.tsx'
import {
  boxOf,
  buttonOf,
  holder,
  idsOf,
  intentOf,
  press,
  review,
  says,
} from './swapFlow.ts'

export default { title: 'Flows/Swap choice' } satisfies Meta

const { steps } = swap

export const Narrowed = screen({
  ...holder,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const [id = '', other = ''] = idsOf(flow, 2)
    await step('one is chosen, and left again', async () => {
      await userEvent.click(await boxOf(flow, id))
      await userEvent.click(await boxOf(flow, other))
      await page.findByText(swap.choose.clear('2'))
      await userEvent.click(await boxOf(flow, other))
      await page.findByText(swap.choose.clear('1'))
      await expect(await boxOf(flow, other)).not.toBeChecked()
    })
    await step('by its number', async () => {
      const field = page.getByLabelText(swap.choose.search)
      await userEvent.type(field, `${other}{Enter}`)
      await waitFor(() =>
        expect(page.queryByLabelText(swap.choose.label(id))).toBeNull(),
      )
      await expect(await boxOf(flow, other)).toBeEnabled()
      await press(flow, swap.choose.clearSearch)
      await boxOf(flow, id)
    })
    await step('by a trait', async () => {
      const traits = await page.findByText(swap.choose.traits(0))
      await userEvent.click(traits)
      const select = traits.parentElement?.querySelector('select')
      if (!select) throw new Error('no trait is known')
      await userEvent.selectOptions(select, select.options[2] as HTMLElement)
      await page.findByText(swap.choose.traits(1))
      await userEvent.selectOptions(select, select.options[1] as HTMLElement)
      await page.findByText(swap.choose.traits(0))
    })
  },
})
export const PermissionToBeKept = screen({
  ...holder,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await review(flow, 2)
    const list = page.getByLabelText(swap.review.steps)
    await step('it is not taken back any more', async () => {
      await expect(list).toHaveTextContent(swap.review.step.revoke)
      await userEvent.click(page.getByText(swap.review.revoke))
      await waitFor(() =>
        expect(page.getByLabelText(swap.review.steps)).not.toHaveTextContent(
          swap.review.step.revoke,
        ),
      )
    })
  },
})
/** Asked for while the server is away, and again when it is there. */
export const AskedAgain = screen({
  ...holder,
  flow: async (flow) => {
    const { step, world } = flow
    await review(flow, 1)
    await step('it cannot begin', async () => {
      world.scenario.server = 'failing'
      await press(flow, swap.review.act(swap.nfts(1)))
      await says(flow, swap.review.again)
    })
    await step('and begins', async () => {
      world.scenario.server = 'well'
      await press(flow, swap.review.again)
      await says(flow, steps.title(swap.nfts(1)))
      await expect(intentOf(world).state).toBe('open')
    })
  },
})
/** On another network, one press changes it. */
export const OtherNetwork = screen({
  ...holder,
  wallet: 'wrongChain',
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const [id = ''] = idsOf(flow, 1)
    await userEvent.click(await boxOf(flow, id))
    await step('the dialog is left as it is', async () => {
      await press(flow, swap.review.review(swap.nfts(1)))
      await userEvent.click(await page.findByText(/Harbour Wallet/))
      await page.findByText(/^Switch to/)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    })
    await step('the page itself can change it', async () => {
      await press(flow, swap.review.switchChain)
      await says(flow, swap.review.review(swap.nfts(1)))
    })
  },
})
/** What is for sale elsewhere cannot go through. */
export const ForSale = screen({
  ...holder,
  as: 'whale',
  flow: async ({ page }) => {
    const [mark] = await page.findAllByText(swap.choose.listed)
    const box = mark?.closest('label')?.querySelector('input')
    await expect(box).toBeDisabled()
  },
})

/** While it begins, what was reviewed is what stands there. */
export const Beginning = screen({
  ...holder,
  answers: [http.post(surface.createSwapIntent.path, () => delay('infinite'))],
  flow: async (flow) => {
    await review(flow, 1)
    await flow.step('it is asked for, and nothing of it goes', async () => {
      const act = await buttonOf(flow, swap.review.act(swap.nfts(1)))
      await flow.userEvent.click(act)
      await waitFor(() => expect(act).toHaveAttribute('aria-disabled', 'true'))
    })
  },
})
