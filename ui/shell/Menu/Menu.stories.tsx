import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { menuItems } from './items.fixture.ts'
import { Menu } from './Menu.tsx'

const meta = {
  component: Menu,
  args: { items: menuItems() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the order of the specification', async () => {
      await expect(
        canvas.getAllByRole('link').map((link) => link.textContent),
      ).toEqual([
        'Home',
        'Clubs',
        'Shill',
        'Swap',
        'Analytics',
        'About',
        'Team',
      ])
      await expect(
        canvas.getByRole('link', { current: 'page' }),
      ).toHaveTextContent('Home')
    })
  },
}
export const Administrator: Story = {
  args: { items: menuItems('/admin', true) },
}
export const RightToLeft: Story = {
  ...Administrator,
  globals: { locale: 'rtl', viewport: { value: 'desktop' } },
  play: fits(),
}
