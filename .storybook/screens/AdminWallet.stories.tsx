import { administering } from '@narwhal-club/core/messages/pages/administering'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { harbour } from '../../ui/fixtures/views.ts'
import { leave, reason, sayWhy } from './adminFlow.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Admin wallet' } satisfies Meta

const { flags } = administration
const { state, connect, again } = administering
const { name, close } = flags
const title = close.title(name.swap)
const admin = {
  path: '/admin?tab=flags',
  as: 'admin',
  holder: 'admin',
  shows: flags.title,
} as const

/** Begins to close the part, and says why. */
async function begin(flow: Flow) {
  const list = within(await flow.page.findByLabelText(flags.title))
  const found = await list.findByText(name.swap, { selector: 'strong' })
  const row = within(found.closest('li') as HTMLElement)
  await flow.userEvent.click(row.getByText(close.confirm))
  return sayWhy(flow, title)
}

/** No wallet is here: one is connected, asked, and it is done. */
export const Connected = screen({
  ...admin,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const dialog = await begin(flow)
    const press = (button: string) =>
      userEvent.click(dialog.getByText(button, { selector: 'button' }))
    await step('there is none to sign with', async () => {
      await press(close.confirm)
      await expect(await dialog.findByText(state.noWallet)).toBeVisible()
      await expect(world.state.flags ?? []).toHaveLength(0)
    })
    await step('one is connected, and the words are there', async () => {
      await press(connect)
      const wallet = await page.findByText(harbour.name)
      await userEvent.click(wallet)
      await waitFor(() => expect(wallet).not.toBeInTheDocument())
      await expect(dialog.getByText(state.noWallet)).toBeVisible()
    })
    await step('asked again, it signs', async () => {
      await press(again)
      await dialog.findByText(close.done(name.swap))
      await expect(world.state.flags).toMatchObject([{ flag: 'swap', reason }])
      await leave(flow, title, administering.close)
    })
  },
})
/** Escape is a way out: nothing is done. */
export const Left = screen({
  ...admin,
  flow: async (flow) => {
    const { page, userEvent, world } = flow
    await begin(flow)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(world.state.flags ?? []).toHaveLength(0)
  },
})
