import { expect, waitFor } from 'storybook/test'
import type { Flow } from './screenStory.tsx'

/** Who has a session and no wallet here is led to it by a press, and presses again. */
export async function withWallet(flow: Flow, press: () => Promise<void>) {
  const { page, userEvent } = flow
  await press()
  const wallet = await page.findByText('Harbour Wallet')
  await userEvent.click(wallet)
  // The sheet of a list is a dialog as well, and stays.
  await waitFor(() => expect(wallet).not.toBeInTheDocument())
  await press()
}
