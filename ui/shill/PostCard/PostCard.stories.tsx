import { shill } from '@narwhal-club/core/messages/pages/shill'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { PostCard } from './PostCard.tsx'

const text =
  'Tusks up, everyone!\n\nThe pod counts 1,204: 1,164 out there, 40 in the vault.\n\n#NARWHAL #NFT #Cronos'
const post = {
  place: 0,
  text,
  posts: [{ text, weight: 122 }],
  parts: [
    { name: 'hook' as const, isKept: true },
    { name: 'fact' as const, isKept: false },
    { name: 'call' as const, isKept: false },
  ],
  warnings: [],
  changes: [],
  isEdited: false,
  href: '#x',
}

const meta = {
  component: PostCard,
  args: {
    post,
    onEdit: fn(),
    onUndo: fn(),
    onTrim: fn(),
    onPart: fn(),
    onPosted: fn(),
    onDraft: fn(),
  },
} satisfies Meta<typeof PostCard>

export default meta
type Story = StoryObj<typeof meta>

export const Rolled: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(
      fn(async () => {}),
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what it weighs stands beside its name', async () => {
      await expect(canvas.getByText('122 of 280')).toBeVisible()
    })
    await step('a part is kept, or let go', async () => {
      const kept = canvas.getByRole('button', { name: 'Opening' })
      await expect(kept).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(canvas.getByRole('button', { name: 'Fact' }))
      await expect(args.onPart).toHaveBeenLastCalledWith(0, 'fact')
    })
    await step('the click itself opens X', async () => {
      const link = canvas.getByRole('link', { name: /Post on X/ })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('href', '#x')
      link.addEventListener('click', (event) => event.preventDefault())
      await userEvent.click(link)
      await expect(args.onPosted).toHaveBeenCalledWith(0)
    })
    await step('it is posted by who copied it, too', async () => {
      args.onPosted.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await waitFor(() => expect(args.onPosted).toHaveBeenCalledWith(0))
    })
    await step('it is put away for later', async () => {
      await userEvent.click(canvas.getByText(shill.post.draft))
      await expect(args.onDraft).toHaveBeenCalledWith(0)
    })
    await step('in a while it may be copied again', async () => {
      await canvas.findByRole('button', { name: 'Copy' }, { timeout: 5_000 })
    })
    await step('nobody is signed in: there is nowhere to keep it', async () => {
      await expect(canvas.queryByText('Add to favourites')).toBeNull()
    })
  },
}

export const Edited: Story = {
  args: {
    post: {
      ...post,
      ...{ parts: [], isEdited: true, warnings: ['promise', 'no_disclosure'] },
      changes: [
        { is: 'removed', text: 'Tusks' },
        { is: 'added', text: 'Horns' },
        { is: 'same', text: ' up, everyone!' },
      ],
    },
    onKeep: fn(),
    onShare: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it is changed in place, and undone', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '!')
      await expect(args.onEdit).toHaveBeenLastCalledWith(0, `${text}!`)
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(args.onUndo).toHaveBeenCalledOnce()
    })
    await step('what speaks against it is said', async () => {
      await expect(canvas.getByText(/promises what nobody/)).toBeVisible()
      await expect(canvas.getByText(/say that you hold/)).toBeVisible()
    })
    await step('what changed since the roll before is shown', async () => {
      await userEvent.click(canvas.getByText('Changed since the last roll'))
      await expect(canvas.getByRole('deletion')).toHaveTextContent('Tusks')
      await expect(canvas.getByRole('insertion')).toHaveTextContent('Horns')
    })
    await step('it is kept, and shared', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Add to favourites' }),
      )
      await expect(args.onKeep).toHaveBeenCalledWith(0)
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
      await expect(args.onShare).toHaveBeenCalledWith(0)
    })
  },
}

export const TooLong: Story = {
  args: {
    post: {
      ...post,
      posts: [{ text, weight: 301 }],
      warnings: ['too_long'],
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it says by how much, and offers a way', async () => {
      const count = canvas.getByText('301 of 280, 21 too many')
      await expect(count).toHaveAttribute('data-over', 'true')
      await userEvent.click(
        canvas.getByRole('button', { name: 'Trim at a sentence' }),
      )
      await expect(args.onTrim).toHaveBeenCalledWith(0)
    })
  },
}

export const Thread: Story = {
  args: {
    post: {
      ...post,
      posts: [
        { text: 'Tusks up, everyone! 1/2', weight: 48 },
        { text: 'The pod counts 1,204. 2/2', weight: 25 },
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('each of its posts has a weight of its own', async () => {
      await expect(canvas.getByText('A thread of 2')).toBeVisible()
      await expect(canvas.getByText('25 of 280')).toBeVisible()
    })
  },
}

export const LongText: Story = {
  args: { post: { ...post, text: hard.german.repeat(3) } },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}

/** One post at the limit, one past it; the roll before was the same. */
export const Warned: Story = {
  args: {
    post: {
      ...post,
      place: 1,
      posts: [
        { text: 'Tusks up, everyone! 1/2', weight: 280 },
        { text: 'The pod counts 1,204. 2/2', weight: 281 },
      ],
      parts: [
        { name: 'detail', isKept: true },
        { name: 'turn', isKept: false },
      ],
      warnings: ['mass_tagging', 'too_many_hashtags', 'near_duplicate'],
      changes: [{ is: 'same', text }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('280 of 280')).not.toHaveAttribute(
      'data-over',
    )
    await expect(canvas.getByText('A thread of 2, 1 too many')).toBeVisible()
    await expect(canvas.getByText('281 of 280, 1 too many')).toBeVisible()
    await expect(canvas.queryByText(shill.post.changes)).toBeNull()
  },
}
