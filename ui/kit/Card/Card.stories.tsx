import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Card } from './Card.tsx'

const meta = {
  component: Card,
  args: {
    children: <p>Rewards are paid by the author, not held in escrow.</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Titled: Story = {
  args: { title: 'Your card', aside: 'Narwhal 412' },
  play: async ({ canvas, step }) => {
    await step('it is a region of that name', async () => {
      await expect(
        canvas.getByRole('region', { name: 'Your card' }),
      ).toBeVisible()
    })
  },
}
export const LongText: Story = {
  args: {
    title: hard.unbroken,
    aside: `Narwhal ${hard.trillions}`,
    children: <p>{hard.german}</p>,
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    title: hard.hebrew,
    aside: 'Narwhal 412',
    children: <p>{hard.arabicSentence}</p>,
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
