import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { installLink } from '../../connect/WalletPanel/WalletPanel.css.ts'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { ExternalLink } from './ExternalLink.tsx'

const meta = {
  component: ExternalLink,
  args: {
    href: 'https://club.example',
    className: installLink,
    children: 'View the transaction',
  },
} satisfies Meta<typeof ExternalLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('its name says that it opens elsewhere', async () => {
      await expect(
        canvas.getByRole('link', { name: /\(opens in a new tab\)$/ }),
      ).toHaveAttribute('rel', 'noreferrer')
    })
  },
}
export const LongText: Story = {
  args: { children: hard.unbroken },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { children: hard.hebrew },
  globals: { locale: 'rtl' },
  play: fits(),
}
