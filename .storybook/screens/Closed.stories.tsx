import { words } from '@narwhal-club/core/messages'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { panels } from '@narwhal-club/core/messages/panels'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { harbour } from '../../ui/fixtures/views.ts'
import { type Flow, screen } from './screenStory.tsx'
import { connectFromPage, isFree } from './signInFlow.ts'

/** Whoever closes the dialog gives up what goes on in it. */
export default { title: 'Flows/Closed' } satisfies Meta

const mine = { path: '/my-proposals', shows: clubs.signIn.mine } as const
const close = async (flow: Flow) => {
  await flow.userEvent.keyboard('{Escape}')
  await isFree(flow)
}
const pressOnPage = async ({ page, userEvent }: Flow, text: string) => {
  const main = within(page.getByRole('main'))
  await userEvent.click(await main.findByText(text, { selector: 'button' }))
}

/** The wallet had not answered: the wallets are there to be chosen again. */
export const WalletWaited = screen({
  ...mine,
  wallet: 'slow',
  flow: async (flow) => {
    const { page, userEvent } = flow
    await pressOnPage(flow, words.connectWallet)
    await userEvent.click(await page.findByText(harbour.name))
    await page.findByText(panels.connect.connecting.title(harbour.name))
    await close(flow)
    await pressOnPage(flow, words.connectWallet)
    await expect(await page.findByText(harbour.name)).toBeVisible()
    await expect(
      page.queryByText(panels.connect.connecting.title(harbour.name)),
    ).toBeNull()
  },
})
/** The wallet had not signed: a message is there to be read again. */
export const SignatureWaited = screen({
  ...mine,
  before: ({ accounts }) => {
    accounts.holder.signMessage = () => new Promise(() => {})
  },
  flow: async (flow) => {
    const { page, userEvent } = flow
    const { signIn } = panels
    await userEvent.click(await connectFromPage(flow))
    await page.findByText(signIn.signing.title(harbour.name))
    await close(flow)
    await pressOnPage(flow, words.signIn)
    await page.findByText(/wants you to sign in/)
    await expect(
      await page.findByText(signIn.with(harbour.name), { selector: 'button' }),
    ).toBeVisible()
  },
})
