import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { menuItems } from '../Menu/items.fixture.ts'
import { MobileMenu } from './MobileMenu.tsx'

const meta = {
  component: MobileMenu,
  args: {
    id: 'menu',
    items: menuItems('/clubs'),
    display: {
      theme: 'dark',
      density: 'comfortable',
      onThemeChange: fn(),
      onDensityChange: fn(),
    },
    onFollow: fn(),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: 760 }}>
        <div style={{ position: 'relative' }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('following a link is told', async () => {
      const link = canvas.getByRole('link', { name: 'Clubs' })
      link.addEventListener('click', (event) => event.preventDefault())
      await userEvent.click(link)
      await expect(args.onFollow).toHaveBeenCalledOnce()
    })
    await step('the game is here too', async () => {
      await expect(
        canvas.getByRole('link', { name: /Play the game/ }),
      ).toBeVisible()
    })
  },
}
export const Administrator: Story = {
  args: { items: menuItems('/admin', true) },
}
export const LongerLanguage: Story = {
  ...Administrator,
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
