import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { source } from '../../fixtures/clubs.ts'
import { SourceLine } from './SourceLine.tsx'

const meta = {
  component: SourceLine,
  args: { source },
} satisfies Meta<typeof SourceLine>

export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As of block 18,204,551')).toBeVisible()
  },
}
/** It keeps its room. */
export const Unavailable: Story = {
  args: { source: { status: 'unavailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/As of/)).toBeNull()
  },
}
