import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { chain, mismatch, toasts, ui, words } from '@narwhal-club/core/messages'
import { about as aboutPage } from '@narwhal-club/core/messages/pages/about'
import { inbox } from '@narwhal-club/core/messages/pages/inbox'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { panels } from '@narwhal-club/core/messages/panels'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Shell' } satisfies Meta

const { connect, signIn } = panels
const visitor = { path: '/about' } as const
const member = { path: '/about', as: 'holder' } as const

const press = async ({ page, userEvent }: Flow, text: string | RegExp) => {
  const found = await page.findAllByText(text, { ignore: 'h1,h2,p' })
  await userEvent.click(found.at(-1) as HTMLElement)
}
const says = async ({ page }: Flow, text: string | RegExp) =>
  expect((await page.findAllByText(text)).at(-1)).toBeVisible()
const isGone = ({ page }: Flow, text: string | RegExp) =>
  waitFor(() => expect(page.queryByText(text)).toBeNull())
/** To the list of wallets, and to one of them. */
const choose = async (flow: Flow) => {
  await press(flow, words.connectWallet)
  await press(flow, /Harbour Wallet/)
}

export const SignedOut = screen({
  ...member,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('by the menu of the account', async () => {
      const short = shortAddress(checksumAddress(world.accounts.holder.address))
      await userEvent.click(await page.findByLabelText(ui.account.open(short)))
      await press(flow, words.signOut)
      await says(flow, words.connectWallet)
      await expect(world.state.sessions).toHaveLength(0)
    })
    await step('and told so, until it is dismissed', async () => {
      await says(flow, toasts.signedOut.title)
      const toast = page.getByText(toasts.signedOut.title)
      await userEvent.hover(toast)
      await userEvent.unhover(toast)
      await userEvent.click(page.getByLabelText(words.dismiss))
      await isGone(flow, toasts.signedOut.title)
    })
  },
})
export const Disconnected = screen({
  ...member,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('the wallet is let go, and the session with it', async () => {
      await userEvent.click(await page.findByLabelText(words.disconnect))
      await says(flow, words.connectWallet)
      await waitFor(() => expect(world.state.sessions).toHaveLength(0))
    })
  },
})
export const DisconnectedByMenu = screen({
  ...member,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('the menu has a way, too', async () => {
      const short = shortAddress(checksumAddress(world.accounts.holder.address))
      await userEvent.click(await page.findByLabelText(ui.account.open(short)))
      await userEvent.click(
        await page.findByText(words.disconnect, { selector: 'button' }),
      )
      await says(flow, words.connectWallet)
      await waitFor(() => expect(world.state.sessions).toHaveLength(0))
    })
  },
})
/** The wallet shows another account than the session's: one may leave it. */
export const OtherAccount = screen({
  path: '/swap?mode=redeem&ids=4',
  as: 'whale',
  holder: 'holder',
  flow: async (flow) => {
    const { step, world } = flow
    await step('the wallet of another one is connected', async () => {
      await press(flow, swap.review.review(swap.nfts(1)))
      await press(flow, /Harbour Wallet/)
      await says(flow, mismatch.title)
    })
    await step('signed out, nothing differs any more', async () => {
      await flow.userEvent.keyboard('{Escape}')
      await press(flow, mismatch.signOut)
      await isGone(flow, mismatch.title)
      await waitFor(() => expect(world.state.sessions).toHaveLength(0))
    })
  },
})
export const LockedThenAgain = screen({
  ...visitor,
  wallet: 'locked',
  flow: async (flow) => {
    const { step } = flow
    await choose(flow)
    await step('asked again, it is locked still', async () => {
      await says(flow, chain.wallet.locked)
      await press(flow, connect.again)
      await says(flow, chain.wallet.locked)
    })
    await step('another one can be taken', async () => {
      await press(flow, connect.another)
      await says(flow, /Harbour Wallet/)
      await isGone(flow, connect.again)
    })
  },
})
/** No wallet is there, and there is a way to look again. */
export const LookedForAgain = screen({
  ...visitor,
  wallet: 'none',
  flow: async (flow) => {
    const { step, page } = flow
    await press(flow, words.connectWallet)
    await step('looked for again', async () => {
      await press(flow, connect.noWallet.look)
      await says(flow, connect.noWallet.look)
    })
    await step('or left', async () => {
      await press(flow, connect.noWallet.keepBrowsing)
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    })
  },
})
/** It does not answer: its holder takes the request back. */
export const NotWaitedFor = screen({
  ...visitor,
  wallet: 'slow',
  flow: async (flow) => {
    const { step, page } = flow
    await choose(flow)
    const dialog = within(await page.findByRole('dialog'))
    await step('back to the list', async () => {
      await dialog.findAllByText(connect.connecting.title('Harbour Wallet'))
      await flow.userEvent.click(dialog.getByLabelText(connect.back))
      await says(flow, /Harbour Wallet/)
      await isGone(flow, connect.connecting.should)
    })
    await step('asked, and cancelled', async () => {
      await press(flow, /Harbour Wallet/)
      await dialog.findByText(connect.connecting.should)
      await press(flow, words.cancel)
      await isGone(flow, connect.connecting.should)
    })
  },
})
/** Before anything is signed, the wallet is let go. */
export const LetGo = screen({
  ...visitor,
  flow: async (flow) => {
    const { step, page } = flow
    await choose(flow)
    await page.findByText(/wants you to sign in/)
    await step('disconnected, it begins anew', async () => {
      await press(flow, words.disconnect)
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await says(flow, words.connectWallet)
      await choose(flow)
      await says(flow, /wants you to sign in/)
    })
  },
})
/** Who said no to the signature is asked again. */
export const SignedAgain = screen({
  ...visitor,
  wallet: 'notSigning',
  flow: async (flow) => {
    const { step, page } = flow
    await choose(flow)
    await page.findByText(/wants you to sign in/)
    await press(flow, signIn.with('Harbour Wallet'))
    await step('asked again, the message is there again', async () => {
      await says(flow, toasts.signInCancelled.body)
      await press(flow, words.tryAgain)
      await says(flow, /wants you to sign in/)
    })
    await step('or not now, and later after all', async () => {
      await press(flow, signIn.notNow)
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await press(flow, words.signIn)
      await page.findByRole('dialog')
      await says(flow, /wants you to sign in/)
    })
  },
})
/** The wallet turned to another account: that one signs in. */
export const SignedInAsOther = screen({
  ...visitor,
  wallet: 'switching',
  flow: async (flow) => {
    const { step, page, world } = flow
    await choose(flow)
    await page.findByText(/wants you to sign in/)
    await press(flow, signIn.with('Harbour Wallet'))
    await step('a message for that one', async () => {
      const other = shortAddress(world.accounts.newcomer.address)
      await press(flow, signIn.mismatch.signInAs(other))
      await waitFor(() =>
        expect(document.querySelector('[data-message]')).toHaveTextContent(
          world.accounts.newcomer.address,
        ),
      )
    })
  },
})
/** The balance is asked for again where the chain was away. */
export const BalanceAgain = screen({
  ...member,
  scenario: { node: 'away' },
  flow: async ({ page, step, userEvent, world }) => {
    await step('it is there', async () => {
      const again = await page.findByText(words.retry)
      world.scenario.node = 'up'
      await userEvent.click(again)
      await waitFor(() => expect(again).not.toBeInTheDocument())
    })
  },
})
/** What one was told is read by going there. */
export const NoticeOpened = screen({
  ...member,
  as: 'whale',
  holder: 'whale',
  flow: async ({ page, step, userEvent, world }) => {
    const unread = new RegExp(`^${inbox.title}, \\d+ unread$`)
    const bell = await page.findByLabelText(unread)
    const before = bell.getAttribute('aria-label')
    await step('one of them', async () => {
      await userEvent.click(bell)
      const panel = within(
        await page.findByRole('region', { name: inbox.title }),
      )
      const [mark] = await panel.findAllByText(inbox.unread)
      await userEvent.click(mark?.closest('a') as HTMLElement)
    })
    await step('is read, and its page is there', async () => {
      await waitFor(() =>
        expect(bell).not.toHaveAttribute('aria-label', before),
      )
      const own = world.accounts.whale.address.toLowerCase()
      await expect(
        world.state.inbox.entries.some(
          ({ address, readAt }) => address === own && readAt !== null,
        ),
      ).toBe(true)
      await page.findByText(/^Proposals of/)
    })
  },
})
/** A screen that breaks takes nothing along: another one is a press away. */
export const ScreenBroke = screen({
  path: '/team',
  shows: ui.error.title,
  answers: [
    http.get('/api/content/team', () => HttpResponse.json({ members: 1 })),
  ],
  flow: async ({ page, step, userEvent }) => {
    await step('the page is there around it', async () => {
      await expect(page.getByText(words.tryAgain)).toBeVisible()
      const [about] = await page.findAllByText(ui.menu.about)
      await userEvent.click(about as HTMLElement)
      await expect(
        await page.findByText(aboutPage.title, { selector: 'h1' }),
      ).toBeVisible()
    })
  },
})
