import { page } from '@narwhal-club/app/browser/page.ts'
import { checksumAddress } from '@narwhal-club/core/checksum'
import { endpoints } from '@narwhal-club/core/contract'
import { chain, texts, toasts, words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import type { Meta } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, spyOn, waitFor, type within } from 'storybook/test'
import { celebrated } from './celebrated.ts'
import { type Flow, screen } from './screenStory.tsx'
import { hand } from './storyWallet.ts'

export default { title: 'Flows/Sign in' } satisfies Meta

type Page = ReturnType<typeof within>

const press = async ({ page, userEvent }: Flow, name: string | RegExp) => {
  const found = await page.findAllByRole('button', { name })
  await userEvent.click(found.at(-1) as HTMLElement)
}
const says = async (page: Page, text: string) => {
  const found = await page.findAllByText(text)
  await expect(found.at(-1)).toBeVisible()
}

const connect = async (flow: Flow) => {
  await flow.step('connect', () => press(flow, words.connectWallet))
  await flow.step('choose the wallet', () => press(flow, /Harbour Wallet/))
}
/** The one act: the message came by itself, and waits to be read. */
const sign = async (flow: Flow) => {
  await flow.page.findByText(/wants you to sign in/)
  await flow.step('sign what it says', () =>
    press(flow, 'Sign in with Harbour Wallet'),
  )
}
const ask = async (flow: Flow) => {
  await connect(flow)
  await sign(flow)
}
const flow = (run: (flow: Flow) => Promise<void>, more = {}) =>
  screen({ path: '/', flow: run, ...more })

export const SignedIn = flow(async (it) => {
  await ask(it)
  await it.step('known, and greeted', async () => {
    await says(it.page, toasts.signedIn.title)
    await it.page.findByRole('button', { name: /^Account 0x/ })
  })
})
export const NoWallet = flow(
  async (it) => {
    await it.step('connect', () => press(it, words.connectWallet))
    await it.step('it says what to do', () =>
      says(it.page, toasts.noWalletFound.title))
  },
  { wallet: 'none' },
)
export const ConnectionRejected = flow(
  async (it) => {
    await connect(it)
    await it.step('a no is a no', () =>
      says(it.page, panels.connect.rejected.title))
  },
  { wallet: 'rejecting' },
)
export const Locked = flow(
  async (it) => {
    await connect(it)
    await it.step('it asks to unlock', () => says(it.page, chain.wallet.locked))
  },
  { wallet: 'locked' },
)
export const WrongChain = flow(
  async (it) => {
    await connect(it)
    await it.step('one press changes it', () => press(it, /Switch to Cronos/))
    await it.step('and on it goes', () => sign(it))
  },
  { wallet: 'wrongChain' },
)
export const SignatureRejected = flow(
  async (it) => {
    await ask(it)
    await it.step('nothing was sent', () =>
      says(it.page, toasts.signInCancelled.title))
  },
  { wallet: 'notSigning' },
)
export const ServerDown = flow(async (it) => {
  it.world.scenario.network = 'offline'
  await connect(it)
  await it.step('it says so', () => says(it.page, texts.network))
})
export const ServerFails = flow(async (it) => {
  it.world.scenario.server = 'failing'
  await connect(it)
  await it.step('it says so', () => says(it.page, toasts.loginFailed.title))
})
export const Refused = flow(async (it) => {
  await connect(it)
  await it.page.findByText(/wants you to sign in/)
  // Gone before the signature comes: the nonce of another browser, say.
  it.world.state.nonces = []
  await sign(it)
  await it.step('the server says no', () =>
    says(it.page, toasts.signInFailed.title))
})
export const AccountSwitched = flow(
  async (it) => {
    await ask(it)
    await it.step('the signature goes nowhere, and it says why', () =>
      says(it.page, panels.signIn.mismatch.title))
    await expect(it.world.state.sessions).toHaveLength(0)
  },
  { wallet: 'switching' },
)
/** Lets the server's yes arrive. */
let tell = () => {}
/** The wallet is another one by the time that the server has said yes. */
export const AccountSwitchedLate = flow(
  async (it) => {
    const { accounts, state } = it.world
    await ask(it)
    await it.step('signed in as the one that signed', async () => {
      await waitFor(() => expect(state.sessions).toHaveLength(1))
      hand.turn()
      await says(it.page, panels.signIn.free)
      tell()
    })
    await it.step('a message for the other one is there by a press', async () => {
      await press(it, panels.signIn.start)
      const shows = checksumAddress(accounts.newcomer.address)
      await expect(
        await it.page.findByText(shows, { selector: '[data-message] *' }),
      ).toBeVisible()
    })
  },
  {
    answers: [
      http.post(endpoints.verify.path, async ({ request }) => {
        if (request.headers.has('x-true')) return undefined
        const headers = new Headers(request.headers)
        headers.set('x-true', 'yes')
        const body = await request.text()
        const answer = await fetch(request.url, {
          ...{ method: 'POST', headers, body },
        })
        await new Promise<void>((resolve) => {
          tell = resolve
        })
        return answer
      }),
    ],
  },
)
/** The wallet lost its own network: only the page begun anew helps. */
export const WalletCut = flow(
  async (it) => {
    const reload = spyOn(page, 'reload').mockReturnValue()
    await ask(it)
    await it.step('it says so', () => says(it.page, texts.walletConnection))
    await it.step('and begins anew', async () => {
      await press(it, panels.signIn.reload)
      await expect(reload).toHaveBeenCalledOnce()
    })
    reload.mockRestore()
  },
  { wallet: 'cut' },
)
/** The page that a sign-in has led to greets, and celebrates once. */
export const Welcomed = screen({
  path: '/',
  as: 'holder',
  isJustSignedIn: true,
  flow: async ({ page: at, step }) => {
    await step('greeted', async () => {
      await says(at, toasts.signedIn.title)
      await celebrated()
    })
    await step('and it is over', () =>
      waitFor(() => expect(document.querySelector('canvas')).toBeNull()),
    )
  },
})
export const AnswerLost = flow(async (it) => {
  const { scenario, state } = it.world
  await connect(it)
  await it.page.findByText(/wants you to sign in/)
  scenario.network = 'deaf'
  await sign(it)
  await it.step('the server knows, and its answer is lost', () =>
    waitFor(() => expect(state.sessions).toHaveLength(1)))
  scenario.network = 'up'
  await it.step('one question, and signed in', () =>
    says(it.page, toasts.signedIn.title))
})
