import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { activeProposal } from '../../../fixtures/proposals.ts'
import { TallyBar } from '../../proposals/TallyBar/TallyBar.tsx'
import { Secret } from './Secret.tsx'

/** What `boot.js` does for who chose it. */
const hide = () => {
  const { dataset } = document.documentElement
  dataset.results = 'hidden'
  return () => {
    delete dataset.results
  }
}

const meta = {
  component: Secret,
  args: { is: true, children: <TallyBar {...activeProposal} /> },
} satisfies Meta<typeof Secret>

export default meta
type Story = StoryObj<typeof meta>

/** Nobody asked for it. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yes 1,204')).toBeVisible()
    await expect(canvas.getByText(voting.secret.cover)).not.toBeVisible()
  },
}
export const Hidden: Story = {
  beforeEach: hide,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yes 1,204')).not.toBeVisible()
    await expect(canvas.getByText(voting.secret.cover)).toBeVisible()
  },
}
export const HiddenPhone: Story = {
  beforeEach: hide,
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
/** It does not keep the room of what may be many screens long. */
export const Long: Story = {
  args: { isLong: true, children: <div style={{ blockSize: '2000px' }} /> },
  beforeEach: hide,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(voting.secret.cover)).toBeVisible()
    await expect(canvasElement.scrollHeight).toBeLessThan(1_000)
  },
}
/** They have voted, or it is over. */
export const NoSecret: Story = {
  args: { is: false },
  beforeEach: hide,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yes 1,204')).toBeVisible()
    await expect(canvas.queryByText(voting.secret.cover)).toBeNull()
  },
}
