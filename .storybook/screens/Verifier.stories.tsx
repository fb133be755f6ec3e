import { verify } from '@narwhal-club/core/messages/pages/verify'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type VerifierPage, verifierStories } from './VerifierPage.tsx'

const { choose } = verify

const meta = {
  ...verifierStories,
  title: 'Screens/Verifier',
} satisfies Meta<typeof VerifierPage>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheSite: Story = {}
/** Saved, it is a file: it asks no site, and leads to none. */
export const AsAFile: Story = {
  args: { isOnline: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: verify.club })).toBeNull()
  },
}
/** What was typed names no proposal. */
export const NoProposal: Story = {
  args: { asked: 'the art wall' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: choose.start }))
    await expect(canvas.getByText(choose.unknown)).toBeVisible()
  },
}
/** A file that has nothing to do with a vote. */
export const Unread: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const file = canvasElement.querySelector<HTMLInputElement>('[type=file]')
    if (!file) throw new Error('No field for files')
    const read = JSON.stringify({ kind: 'nothing that is known' })
    await userEvent.upload(file, new File([read], 'notes.json'))
    await expect(
      await canvas.findByText(choose.unread('notes.json')),
    ).toBeVisible()
  },
}
