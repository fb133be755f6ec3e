import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { addressAt, before } from '../../../fixtures/analytics.ts'
import { place } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { storyDraft } from '../../../fixtures/ideas.ts'
import { storyNow } from '../../../fixtures/proposals.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { IdeaHeader } from './IdeaHeader.tsx'
import { IdeaWaiting } from './IdeaWaiting.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: IdeaHeader,
  args: {
    ...place,
    idea: storyDraft,
    club: 'Narwhal Club',
    backHref: '#all',
    now: storyNow,
    acts: <Button onClick={fn()}>Copy link</Button>,
  },
} satisfies Meta<typeof IdeaHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas, step }) => {
    await step('it says what it is, and leads back', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: storyDraft.title }),
      ).toBeVisible()
      await expect(
        canvas.getByRole('link', { name: 'Ideas of Narwhal Club' }),
      ).toHaveAttribute('href', '#all')
      await expect(canvas.queryByText(/^Changed/)).toBeNull()
    })
  },
}
/** It was an idea of another, and was changed and adopted since. */
export const Adopted: Story = {
  args: {
    idea: {
      ...storyDraft,
      idea: { author: addressAt(8), draft: storyDraft.id },
      adoptions: 3,
      updatedAt: before(1),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/After an idea of/)).toBeVisible()
    await expect(canvas.getByText('Adopted 3 times')).toBeVisible()
    await expect(canvas.getByText(/^Changed/)).toBeVisible()
  },
}
export const LongPhone: Story = {
  args: { idea: { ...storyDraft, title: hard.unbroken } },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { idea: { ...storyDraft, title: hard.arabic } },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
export const Waiting: Story = {
  render: () => <IdeaWaiting />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ideas.loading)).toBeInTheDocument()
  },
}
