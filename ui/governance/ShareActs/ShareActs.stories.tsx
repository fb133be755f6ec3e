import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ShareActs } from './ShareActs.tsx'

const address = 'https://club.example/clubs/main?tab=proposals&p=1'

const meta = {
  component: ShareActs,
  args: {
    title: 'Fund the winter relay & more',
    address: () => address,
    onOpen: fn(),
  },
} satisfies Meta<typeof ShareActs>

export default meta
type Story = StoryObj<typeof meta>

/** Puts something in the place of what the browser has, or takes it away. */
const offering = (
  share?: typeof navigator.share,
): NonNullable<Story['beforeEach']> =>
  function begin() {
    const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share')
    Reflect.deleteProperty(Navigator.prototype, 'share')
    if (share)
      Object.defineProperty(Navigator.prototype, 'share', {
        configurable: true,
        value: share,
      })
    return () => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      if (before) Object.defineProperty(Navigator.prototype, 'share', before)
    }
  }

export const Copied: Story = {
  beforeEach: offering(),
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the link is there to be copied', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Copy link' }),
      ).toBeVisible()
    })
    await step('a post on X has the title and the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Post on X' }))
      const [href] = (args.onOpen as ReturnType<typeof fn>).mock.calls[0] ?? []
      const { origin, pathname, searchParams } = new URL(String(href))
      await expect(origin + pathname).toBe('https://x.com/intent/post')
      await expect(Object.fromEntries(searchParams)).toEqual({
        text: args.title,
        url: address,
      })
    })
  },
}

const shared = fn(async () => {})
export const Shared: Story = {
  beforeEach: offering(shared),
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the device is asked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
      await expect(shared).toHaveBeenCalledWith({
        title: args.title,
        url: address,
      })
    })
  },
}

export const TakenBack: Story = {
  beforeEach: offering(() => Promise.reject(new Error('AbortError'))),
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing is said of it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
}
