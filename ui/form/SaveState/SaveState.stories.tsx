import { forms } from '@narwhal-club/core/messages/pages/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { SaveState } from './SaveState.tsx'

const now = Date.UTC(2026, 10, 22, 12)

const meta = {
  component: SaveState,
  args: {
    status: 'saved',
    savedAt: now - 2_000,
    now,
    isLasting: true,
    onRetry: fn(),
  },
} satisfies Meta<typeof SaveState>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas, step }) => {
    await step('what is read aloud does not change by itself', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Saved$/)
      await expect(canvas.getByText('2 s ago')).toBeVisible()
    })
  },
}
export const Clean: Story = { args: { status: 'clean', savedAt: null } }
export const Dirty: Story = { args: { status: 'dirty' } }
export const Saving: Story = { args: { status: 'saving' } }
export const Offline: Story = {
  args: { status: 'offline', failure: forms.failure.unreachable },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save now' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { status: 'failed', failure: forms.failure.signedOut },
}
export const Refused: Story = {
  args: { status: 'refused', failure: forms.failure.refused },
}
export const Conflicted: Story = { args: { status: 'conflicted' } }
export const Submitting: Story = { args: { status: 'submitting' } }
export const Submitted: Story = { args: { status: 'submitted' } }
export const NothingIsKept: Story = {
  args: { status: 'dirty', isLasting: false, isElsewhere: true },
}
export const Resumed: Story = { args: { status: 'dirty', isResumed: true } }
export const MadeUpLanguage: Story = {
  args: { status: 'offline', failure: forms.failure.unreachable },
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { status: 'offline', failure: forms.failure.unreachable },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
/** How long ago is told in the coarsest unit that says it. */
const ago = (elapsed: number, said: string): Story => ({
  args: { savedAt: now - elapsed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said)).toBeVisible()
  },
})
export const SavedMinutesAgo = ago(3 * 60_000, forms.save.minutes(3))
export const SavedHoursAgo = ago(5 * 3_600_000, forms.save.hours(5))
