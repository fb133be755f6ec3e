import { messages } from '@narwhal-club/core/messages'
import type {
  Notification,
  NotificationTone,
} from '@narwhal-club/core/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { expectToFit, expectToReach } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { LazyToasts } from './LazyToasts.tsx'
import type * as stories from './Toasts.stories.tsx'

const { toasts } = messages
const item = (
  tone: NotificationTone,
  text: { title: string; body: string },
  id = text.title,
): Notification => ({ id, ...text, tone, open: true })

const meta = {
  component: LazyToasts,
  args: {
    view: { items: [] },
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof LazyToasts>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, Capitalize<NotificationTone>>

const pressF8 = () =>
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })

const only = (notification: Notification): Story => ({
  args: { view: { items: [notification] } },
  play: async () => {
    await screen.findByText(notification.title, { selector: 'div' })
  },
})

export const Nothing: Story = {
  play: async ({ step }) => {
    await step(
      'F8 focuses the area, though nothing was ever shown',
      async () => {
        await pressF8()
        const area = await screen.findByRole('region', {
          name: 'Notifications (F8)',
        })
        await waitFor(() =>
          expect(area).toContainElement(document.activeElement as HTMLElement),
        )
      },
    )
  },
}
export const Neutral = only(item('neutral', toasts.walletConnected))
export const Success = only(item('success', toasts.signedIn))
export const Warning = only(item('warning', toasts.noWalletFound))
export const Danger = only(item('danger', toasts.disconnectError))

export const OneAtATime: Story = {
  args: {
    view: {
      items: [
        item('neutral', toasts.walletConnected),
        item('success', toasts.signedIn),
      ],
    },
  },
  play: async ({ step }) => {
    await step('the newest is the visible one', async () => {
      await screen.findByText('Signed In Successfully', { selector: 'div' })
      await expect(
        screen.queryByText('Wallet Connected', { selector: 'div' }),
      ).toBeNull()
    })
  },
}

export const Dismissed: Story = {
  ...Success,
  play: async ({ args, userEvent, step }) => {
    const close = await screen.findByRole('button', { name: 'Dismiss' })
    await step('F8 focuses the area', async () => {
      await pressF8()
      await expect(screen.getByRole('list')).toHaveFocus()
    })
    await step('closing tells which', async () => {
      await userEvent.click(close)
      await expect(args.onDismiss).toHaveBeenCalledWith(
        'Signed In Successfully',
      )
    })
  },
}

/** Where no dialog is open the first Escape is the toast's. */
export const Escaped: Story = {
  ...Success,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: 'Dismiss' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledWith('Signed In Successfully')
  },
}
/** A title says all: nothing empty stands under it. */
export const TitleAlone: Story = {
  args: {
    view: {
      items: [{ id: 'alone', title: 'Copied', tone: 'neutral', open: true }],
    },
  },
  play: async () => {
    const title = await screen.findByText('Copied', { selector: 'div' })
    await expect(title.parentElement?.children).toHaveLength(1)
  },
}

const drag = async (toast: Element, by: number) => {
  const at = (clientX: number) => ({
    clientX,
    clientY: 20,
    button: 0,
    pointerId: 1,
  })
  // A synthetic pointer cannot be captured.
  toast.setPointerCapture = () => {}
  toast.hasPointerCapture = () => false
  await fireEvent.pointerDown(toast, at(100))
  await fireEvent.pointerMove(toast, at(110))
  await fireEvent.pointerMove(toast, at(100 + by))
  await fireEvent.pointerUp(toast, at(100 + by))
}

export const SwipedAway: Story = {
  ...Neutral,
  play: async ({ args, step }) => {
    const toast = await screen.findByRole('listitem')
    await step('50 px are not enough', async () => {
      await drag(toast, 50)
      await expect(args.onDismiss).not.toHaveBeenCalled()
    })
    await step('51 px are', async () => {
      await drag(toast, 51)
      await expect(args.onDismiss).toHaveBeenCalledOnce()
    })
  },
}

export const LookedAt: Story = {
  ...Neutral,
  play: async ({ args, step }) => {
    const toast = await screen.findByRole('listitem')
    await step('a pointer on it holds the clock', async () => {
      await fireEvent.pointerMove(toast)
      await expect(args.onPause).toHaveBeenCalledOnce()
    })
    await step('and lets it go', async () => {
      const area = screen.getByRole('region')
      await fireEvent.pointerOut(toast, { relatedTarget: document.body })
      await fireEvent.pointerLeave(area, { relatedTarget: document.body })
      await expect(args.onResume).toHaveBeenCalledOnce()
    })
    await step('so does the focus', async () => {
      toast.focus()
      await expect(args.onPause).toHaveBeenCalledTimes(2)
    })
  },
}
export const LongText: Story = {
  args: {
    view: {
      items: [item('danger', { title: hard.german, body: hard.sentence })],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await screen.findByText(hard.german, { selector: 'div' })
    await step('all of it can be read and pressed', () => expectToFit())
  },
}
const longest = Object.values(toasts)
  .flatMap((each) => ('body' in each ? [each] : []))
  .reduce((one, other) => (one.body.length < other.body.length ? other : one))
/** On a phone a sheet leaves them their room: its title says what is pressed. */
export const OverSheet: Story = {
  args: { view: { items: [item('warning', longest)] } },
  render: (args) => (
    <>
      <Dialog label="Vote" title="Vote from the list" onClose={fn()}>
        {hard.sentence.repeat(40)}
      </Dialog>
      <LazyToasts {...args} />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText(longest.title, { selector: 'div' })
    const sheet = screen.getByRole('dialog')
    const toast = screen.getByRole('listitem')
    const settled = [sheet, toast].flatMap((each) => each.getAnimations())
    await Promise.all(settled.map(({ finished }) => finished))
    await expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      sheet.getBoundingClientRect().top,
    )
  },
}
const connected = item('success', toasts.walletConnected)
/** What lies behind a dialog is not read aloud: it is said from within. */
export const SaidInADialog: Story = {
  render: function Rendered(args) {
    const [items, setItems] = useState<Notification[]>([])
    const onConnect = fn(() => setItems([connected]))
    return (
      <>
        <Dialog label="A wallet" title="A wallet" onClose={fn()}>
          <Button onClick={onConnect}>Connect</Button>
        </Dialog>
        <LazyToasts {...args} view={{ items }} />
      </>
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Connect'))
    const said = document.querySelector('[data-announcer]')
    await waitFor(() => expect(said).toHaveTextContent(connected.title))
    // Once it is read aloud it goes.
    await waitFor(() => expect(said).toBeEmptyDOMElement())
  },
}
export const RightToLeft: Story = {
  args: {
    view: {
      items: [
        item('success', { title: hard.hebrew, body: hard.arabicSentence }),
      ],
    },
  },
  globals: { locale: 'rtl' },
  play: async ({ step }) => {
    await screen.findByText(hard.hebrew, { selector: 'div' })
    await step('all of it can be read and pressed', () => expectToFit())
  },
}
export const Zoomed: Story = {
  ...LongText,
  args: { view: { items: [item('warning', toasts.noWalletFound)] } },
  globals: { zoom: 'fourfold', viewport: { value: 'laptop' } },
  play: async ({ step }) => {
    await step('it fits, and can be put away', async () => {
      const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
      await expectToFit()
      await expectToReach(dismiss)
    })
  },
}
