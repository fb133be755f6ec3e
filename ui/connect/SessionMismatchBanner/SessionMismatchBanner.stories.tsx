import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { address, other } from '../../fixtures/views.ts'
import { SessionMismatchBanner } from './SessionMismatchBanner.tsx'

const meta = {
  component: SessionMismatchBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    signedInAs: address,
    walletShows: other,
    onSignIn: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof SessionMismatchBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('both addresses and both ways', async () => {
      await expect(
        canvas.getByText(/signed in as 0x8F3A…c41D.*shows 0x2d19…8e07/),
      ).toBeVisible()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Sign in as 0x2d19…8e07' }),
      )
      await expect(args.onSignIn).toHaveBeenCalledOnce()
    })
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
