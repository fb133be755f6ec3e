import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { ClubNotice } from './ClubNotice.tsx'

const meta = {
  component: ClubNotice,
  args: { status: 'paused' },
} satisfies Meta<typeof ClubNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Paused: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This club is paused')).toBeVisible()
  },
}
export const Archived: Story = {
  args: { status: 'archived' },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
