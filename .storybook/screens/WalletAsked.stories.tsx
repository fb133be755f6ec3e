import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { mismatch, words } from '@narwhal-club/core/messages'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { panels } from '@narwhal-club/core/messages/panels'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Flow, screen } from './screenStory.tsx'
import { open, panelOf, press } from './voteFlow.ts'

export default { title: 'Flows/Wallet asked for' } satisfies Meta

const isDialog = { selector: '[role="dialog"]' }
const dialogIsThere = async ({ page }: Flow, title: string) =>
  expect(await page.findByLabelText(title, isDialog)).toBeVisible()
const pressInMain = async ({ page, userEvent }: Flow, text: string) => {
  const main = within(page.getByRole('main'))
  const [button] = await main.findAllByText(text, { selector: 'button' })
  await userEvent.click(button as HTMLElement)
}
/** A press leads to the list of wallets. */
const leads = (path: string, shows?: string) =>
  screen({
    ...{ path, ...(shows && { shows }) },
    flow: async (flow) => {
      await flow.step('the wallets are listed', async () => {
        await pressInMain(flow, words.connectWallet)
        await dialogIsThere(flow, panels.connect.title)
      })
    },
  })

export const ForWhatIsFollowed = leads(
  '/clubs?show=following',
  clubs.signIn.following,
)
export const ForWhereOneMayVote = leads(
  '/clubs?eligible=true',
  clubs.signIn.eligible,
)
export const ForOnesOwnFigures = leads('/analytics')

/** It shows another account than the one that signed in. */
export const ForTheOtherAccount = screen({
  path: '/swap?mode=redeem&ids=4',
  as: 'whale',
  holder: 'holder',
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('the wallet of another one is connected', async () => {
      await pressInMain(flow, swap.review.review(swap.nfts(1)))
      const [wallet] = await page.findAllByText(/Harbour Wallet/)
      await userEvent.click(wallet as HTMLElement)
      await expect(await page.findByText(mismatch.title)).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('and it is signed in as that one', async () => {
      const short = shortAddress(checksumAddress(world.accounts.holder.address))
      await userEvent.click(page.getByText(mismatch.signInAs(short)))
      await dialogIsThere(flow, panels.signIn.title)
    })
  },
})

/** Whose a list of one's own is is not known while two accounts are there. */
export const MineOfTheOtherAccount = screen({
  path: '/clubs/main?tab=proposals&mine=true',
  as: 'whale',
  holder: 'holder',
  shows: open.title,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('the wallet of another one is connected', async () => {
      const row = voting.row.on(voting.row.yours, open.title)
      await userEvent.click(await page.findByLabelText(row))
      const panel = await panelOf(flow)
      await userEvent.click(await panel.findByText(voting.bar.change))
      await press(flow, 'No')
      const [wallet] = await page.findAllByText(/Harbour Wallet/)
      await userEvent.click(wallet as HTMLElement)
    })
    await step('it is nobody’s list', async () => {
      await expect(await page.findByText(proposals.list.signIn)).toBeVisible()
    })
  },
})
