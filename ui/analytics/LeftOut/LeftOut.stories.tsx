import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asOf } from '../../fixtures/analytics.ts'
import { fits } from '../../fixtures/fits.ts'
import { LeftOut } from './LeftOut.tsx'

const meta = {
  component: LeftOut,
  args: { excluded: asOf().excluded },
} satisfies Meta<typeof LeftOut>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the list opens', async () => {
      await userEvent.click(canvas.getByText(/What is left out: 3/))
      await expect(canvas.getByText('The swap vault')).toBeVisible()
    })
    await fits({ target: 30 })({ step })
  },
}
export const Nothing: Story = { args: { excluded: [] } }
