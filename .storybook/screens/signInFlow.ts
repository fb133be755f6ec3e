import { words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import { http } from 'msw'
import { waitFor, within } from 'storybook/test'
import { harbour } from '../../ui/fixtures/views.ts'
import type { Flow } from './screenStory.tsx'

const { signIn } = panels

/** By the button of the page itself, the wallet is connected and asks to sign. */
export async function connectFromPage({ page, userEvent }: Flow) {
  const main = within(page.getByRole('main'))
  const [connect] = await main.findAllByText(words.connectWallet, {
    selector: 'button',
  })
  await userEvent.click(connect as HTMLElement)
  await userEvent.click(await page.findByText(harbour.name))
  // Before the message is there a press does nothing.
  await page.findByText(/wants you to sign in/)
  return page.findByText(signIn.with(harbour.name), { selector: 'button' })
}

/** Signs, once what is signed is there to be read. */
export async function sign({ page, userEvent }: Flow) {
  await page.findByText(/wants you to sign in/)
  await userEvent.click(await page.findByText(signIn.with(harbour.name)))
}

/** Answers of the mocks that wait until they are let go. */
export function createGate() {
  let open = () => {}
  let opened = Promise.resolve()
  return {
    close: () => {
      opened = new Promise((resolve) => {
        open = resolve
      })
    },
    open: () => open(),
    /** Stands open at first, whatever an earlier run has left. */
    before: (path: string) => {
      open()
      return [http.get(path, () => opened)]
    },
  }
}

/** Waits until no dialog stands before the page. */
export const isFree = ({ page }: Flow) =>
  waitFor(() => {
    if (page.queryByRole('dialog')) throw new Error('a dialog is open')
  })
