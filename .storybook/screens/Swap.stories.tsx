import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import type { Meta } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { down } from './away.ts'
import { type Flow, screen } from './screenStory.tsx'
import { withWallet } from './walletFlow.ts'

export default { title: 'Screens/Swap' } satisfies Meta

const path = '/swap'
const phone = { viewport: { value: 'phone' } }

/** Chooses the first that is not for sale. */
async function choose({ page, step, userEvent }: Flow) {
  await step('one is chosen', async () => {
    const [first] = await page.findAllByLabelText(/^narwhal \d+$/)
    if (!first) throw new Error('nothing to choose')
    await userEvent.click(first)
    await expect(await page.findByText(swap.choose.clear('1'))).toBeVisible()
  })
}

/** Who has a session and no wallet here is led to it by the press. */
async function review(flow: Flow) {
  const { page, step, userEvent } = flow
  const press = async () =>
    userEvent.click(
      await page.findByRole('button', {
        name: swap.review.review(swap.nfts(1)),
      }),
    )
  await choose(flow)
  await step('the wallet is asked for first', () => withWallet(flow, press))
}

export const Visitor = screen({ path, shows: swapPage.visitor.title })
export const VisitorPhone = screen({
  path,
  shows: swapPage.visitor.title,
  globals: { theme: 'light', ...phone },
})
/** A link to what lies in the vault, with some of it chosen. */
export const Vault = screen({
  path: `${path}?mode=redeem&ids=4,10`,
  shows: swap.review.receive,
})
export const Holder = screen({
  path,
  as: 'holder',
  shows: /in your wallet/,
  flow: choose,
})
export const HolderPhone = screen({
  path,
  as: 'holder',
  shows: /in your wallet/,
  flow: choose,
  globals: phone,
})
export const Reviewed = screen({
  path,
  as: 'holder',
  shows: /in your wallet/,
  flow: async (flow) => {
    await review(flow)
    await flow.step(
      'all steps stand there, and nothing was asked',
      async () => {
        await expect(
          await flow.page.findByRole('button', {
            name: swap.review.act(swap.nfts(1)),
          }),
        ).toBeVisible()
        await expect(
          flow.page.getByRole('list', { name: swap.review.steps }),
        ).toBeVisible()
      },
    )
  },
})
export const Rejected = screen({
  path,
  as: 'holder',
  shows: /in your wallet/,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await review(flow)
    await step('who says no comes back to the same step', async () => {
      await userEvent.click(
        await page.findByRole('button', {
          name: swap.review.act(swap.nfts(1)),
        }),
      )
      await expect(await page.findByText(/Nothing was sent/)).toBeVisible()
    })
  },
})
/** The server is away once it is to begin: another choice ends what was asked. */
export const NotBegun = screen({
  path,
  as: 'holder',
  shows: /in your wallet/,
  answers: [http.post(/\/api\/swap\/intents$/, down)],
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await review(flow)
    await step('it could not begin, and can be tried again', async () => {
      await userEvent.click(
        await page.findByRole('button', {
          name: swap.review.act(swap.nfts(1)),
        }),
      )
      await expect(
        await page.findByRole('button', { name: swap.review.again }),
      ).toBeVisible()
    })
    await step('what is not chosen any more is not begun later', async () => {
      await userEvent.click(page.getByText(swap.choose.clear('1')))
      await expect(await page.findByText(swap.review.none)).toBeVisible()
      await expect(
        page.queryByRole('button', { name: swap.review.again }),
      ).toBeNull()
    })
  },
})
export const NoneOwned = screen({
  path,
  as: 'newcomer',
  shows: swap.choose.none.deposit.title,
})
export const Failing = screen({ path, scenario: { server: 'failing' } })
export const Offline = screen({ path, scenario: { network: 'offline' } })
