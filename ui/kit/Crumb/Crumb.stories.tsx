import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Crumb } from './Crumb.tsx'

const meta = {
  component: Crumb,
  args: { href: '#proposals', children: 'Proposals of Narwhal Club' },
} satisfies Meta<typeof Crumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Proposals of Narwhal Club' }),
    ).toHaveAttribute('href', '#proposals')
  },
}
export const LongText: Story = {
  args: { children: hard.unbroken },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { children: hard.hebrew },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
