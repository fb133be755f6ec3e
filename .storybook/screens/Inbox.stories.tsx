import { inbox as words } from '@narwhal-club/core/messages/pages/inbox'
import type { Meta } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { down } from './away.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Inbox' } satisfies Meta

const phone = { viewport: { value: 'phone' } }
const unread = new RegExp(`^${words.title}, \\d+ unread$`)

const open = {
  path: '/about',
  as: 'whale',
  holder: 'whale',
} as const

export const Panel = screen({
  ...open,
  flow: async ({ page, step, userEvent }) => {
    const bell = await page.findByRole('button', { name: unread })
    await userEvent.click(bell)
    const panel = within(await page.findByRole('region', { name: words.title }))
    await step('all is read, and the focus stays in the panel', async () => {
      await userEvent.click(
        await panel.findByRole('button', { name: words.readAll }),
      )
      await expect(
        panel.getByRole('heading', { name: words.title }),
      ).toHaveFocus()
      await expect(
        await page.findByRole('button', { name: words.bell.none }),
      ).toBeVisible()
    })
    await step('what one is told is chosen, and left again', async () => {
      await userEvent.click(
        panel.getByRole('button', { name: words.settings.open }),
      )
      await expect(
        await panel.findByRole('switch', { name: words.kinds.reply }),
      ).toBeVisible()
      await userEvent.click(
        panel.getByRole('button', { name: words.settings.close }),
      )
    })
  },
})
/** A choice that the server did not take is left as it was, and that is said. */
export const NotChosen = screen({
  ...open,
  answers: [http.put(/\/api\/inbox\/switches$/, down)],
  flow: async ({ page, step, userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: unread }))
    const panel = within(await page.findByRole('region', { name: words.title }))
    await userEvent.click(
      panel.getByRole('button', { name: words.settings.open }),
    )
    const reply = await panel.findByRole('switch', { name: words.kinds.reply })
    const before = reply.getAttribute('aria-checked')
    await step('it flips back, and says so', async () => {
      await userEvent.click(reply)
      await expect(await page.findByText(words.settings.failed)).toBeVisible()
      await waitFor(() =>
        expect(reply).toHaveAttribute('aria-checked', before ?? ''),
      )
    })
  },
})
/** What happens elsewhere is told while one reads. */
export const Told = screen({
  ...open,
  isLive: true,
  flow: async ({ page, step, world, stream }) => {
    const address = world.accounts.whale.address.toLowerCase()
    const bell = await page.findByRole('button', { name: unread })
    const before = Number(
      /\d+/.exec(bell.getAttribute('aria-label') ?? '')?.[0],
    )
    await step('the bell counts one more', async () => {
      world.state.inbox.entries.push({
        id: 'f0000000-0000-4000-8000-0000000000ff',
        address,
        kind: 'opened',
        subject: `e0000000-0000-4000-8000-${String(told.length).padStart(12, '0')}`,
        at: world.clock.now(),
        readAt: null,
      })
      await stream.opened()
      stream.tell('inbox', {})
      await expect(
        await page.findByRole('button', {
          name: words.bell.some(String(before + 1)),
        }),
      ).toBeVisible()
    })
  },
})
export const Phone = screen({
  ...open,
  globals: { theme: 'light', ...phone },
  flow: async ({ page, userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: unread }))
  },
})
