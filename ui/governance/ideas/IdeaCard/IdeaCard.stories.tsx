import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { storyIdea } from '../../../fixtures/ideas.ts'
import { storyNow } from '../../../fixtures/proposals.ts'
import { IdeaCard } from './IdeaCard.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: IdeaCard,
  args: { idea: storyIdea, href: '#idea', now: storyNow },
} satisfies Meta<typeof IdeaCard>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas, step }) => {
    await step('its title leads there, and its beginning is read', async () => {
      await expect(
        canvas.getByRole('link', { name: storyIdea.title }),
      ).toHaveAttribute('href', '#idea')
      await expect(canvas.getByText(storyIdea.excerpt)).toBeVisible()
      await expect(canvas.getByText(/^Written/)).toBeVisible()
      await expect(canvas.queryByText(/^Adopted/)).toBeNull()
    })
  },
}
export const Adopted: Story = {
  args: { idea: { ...storyIdea, adoptions: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adopted once')).toBeVisible()
  },
}
export const AdoptedOften: Story = {
  args: { idea: { ...storyIdea, adoptions: 1_204 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adopted 1,204 times')).toBeVisible()
  },
}
/** It has a title alone. */
export const NoWords: Story = { args: { idea: { ...storyIdea, excerpt: '' } } }
/** Before it is known what time it is. */
export const NoClock: Story = { args: { now: undefined } }
export const LongPhone: Story = {
  args: {
    idea: { ...storyIdea, title: hard.unbroken, excerpt: hard.sentence },
  },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    idea: { ...storyIdea, title: hard.arabic, excerpt: hard.arabicSentence },
  },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
