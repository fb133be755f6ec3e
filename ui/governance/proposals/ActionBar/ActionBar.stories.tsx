import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { ButtonLink } from '../../../kit/Button/Button.tsx'
import { ActionBar } from './ActionBar.tsx'

const phone = { viewport: { value: 'phone' } }
const meta = {
  component: ActionBar,
  args: {
    power: 72,
    children: <ButtonLink href="#discussion">Discuss</ButtonLink>,
  },
  globals: phone,
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Holder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('72 votes here')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Discuss' })).toBeVisible()
  },
}
/** That there are none is known. */
export const NoVotes: Story = {
  args: { power: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 votes here')).toBeVisible()
  },
}
export const Visitor: Story = {
  args: { power: undefined, isSignedOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(proposals.bar.signedOut)).toBeVisible()
  },
}
export const LookedUp: Story = {
  args: { power: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(proposals.bar.unknown)).toBeVisible()
  },
}
/** Where there is room it is not needed. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('section')
    await expect(bar).not.toBeVisible()
  },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
