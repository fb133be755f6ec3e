import { admin } from '@narwhal-club/core/messages/pages/admin'
import { administering } from '@narwhal-club/core/messages/pages/administering'
import { expect, waitFor, within } from 'storybook/test'
import type { Flow } from './screenStory.tsx'

/** Why an administrator does it. */
export const reason = 'Because it is so now.'

/** Goes to another tab, as a person does: what it shows is asked anew. */
export async function turnTo(
  { page, userEvent }: Flow,
  tab: keyof typeof admin.tabs,
) {
  const tabs = within(await page.findByLabelText(admin.tabs.label))
  await userEvent.click(tabs.getByText(admin.tabs[tab]))
}

/** The form in it has the same name; by its role alone it takes long to find. */
const isDialog = { selector: '[role="dialog"]' }

/** Says in the dialog of that title why it is done. */
export async function sayWhy({ page, userEvent }: Flow, title: string) {
  const found = await page.findByLabelText(title, isDialog)
  const dialog = within(found)
  const field = await dialog.findByLabelText(
    new RegExp(`^${administering.reason}`),
  )
  await userEvent.type(field, reason)
  return dialog
}

/** A button of the dialog has it go. */
export async function leave(
  { page, userEvent }: Flow,
  title: string,
  button: string,
) {
  const dialog = within(page.getByLabelText(title, isDialog))
  await userEvent.click(dialog.getByText(button))
  await waitFor(() => expect(page.queryByLabelText(title, isDialog)).toBeNull())
}

interface ConfirmedAct {
  title: string
  confirm: string
  done: string
}

/**
 * Says why, does it, reads that it is done, and closes the dialog. The session
 * has signed a moment ago: another story asks the wallet.
 */
export async function confirm(flow: Flow, act: ConfirmedAct) {
  const { userEvent, world } = flow
  const [session] = world.state.sessions
  if (session) session.provedAt = world.clock.now()
  const dialog = await sayWhy(flow, act.title)
  // The way out beside it may have the same word.
  const isSubmit = { selector: 'button[type="submit"]' }
  await userEvent.click(dialog.getByText(act.confirm, isSubmit))
  await dialog.findByText(act.done)
  await leave(flow, act.title, administering.close)
}

/** Says why, and does it: the session has signed a moment ago. */
export async function sendWithReason(
  { page, userEvent, world }: Flow,
  button: string,
) {
  const [session] = world.state.sessions
  if (session) session.provedAt = world.clock.now()
  const dialog = within(await page.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText(/Reason/), reason)
  await userEvent.click(dialog.getByRole('button', { name: button }))
  return dialog
}
