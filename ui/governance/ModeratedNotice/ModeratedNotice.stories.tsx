import { moderated } from '@narwhal-club/core/messages/pages/moderated'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ModeratedNotice } from './ModeratedNotice.tsx'

const reason = 'It asks hunters for the words of their wallet.'

const meta = {
  component: ModeratedNotice,
  args: { moderated: { as: 'hidden', reason } },
} satisfies Meta<typeof ModeratedNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(moderated.hidden.title)).toBeVisible()
    await expect(canvas.getByText(reason)).toBeVisible()
  },
}
export const Tombstoned: Story = {
  args: { moderated: { as: 'tombstoned', reason } },
}
export const Warned: Story = { args: { moderated: { as: 'warned', reason } } }
/** Nobody has looked: there is no reason yet. */
export const Reported: Story = {
  args: { moderated: { as: 'reported' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(moderated.reported.body)).toBeVisible()
  },
}
