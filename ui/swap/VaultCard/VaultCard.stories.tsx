import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../../fixtures/cards.tsx'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { swapConfig } from '../../fixtures/swap.ts'
import type * as stories from './VaultCard.stories.tsx'
import { VaultCard } from './VaultCard.tsx'

const meta = {
  component: VaultCard,
  args: { answer: ready(swapConfig) },
} satisfies Meta<typeof VaultCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Default' | 'Loading' | 'Failed'>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('what it holds, and the rate of both ways', async () => {
      await expect(canvas.getByText('182')).toBeVisible()
      await expect(canvas.getByText('9.10T')).toBeVisible()
      await expect(
        canvas.getByText('1 narwhal = 50.00B $NARWHAL'),
      ).toBeVisible()
      await expect(canvas.getByText('As of block 18,204,551')).toBeVisible()
    })
  },
}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  },
}
export const Paused: Story = {
  args: { answer: ready({ ...swapConfig, paused: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused')).toBeVisible()
  },
}
export const Stale: Story = {
  args: {
    answer: ready({
      ...swapConfig,
      source: { ...swapConfig.source, status: 'stale' },
    }),
  },
}
/** The node is away: what is not known is not shown as nothing. */
export const Unknown: Story = {
  args: {
    answer: ready({
      ...swapConfig,
      holds: undefined,
      paused: undefined,
      source: { status: 'unavailable' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull()
    await expect(canvas.getByText(/is not known/)).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
