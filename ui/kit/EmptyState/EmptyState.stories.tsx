import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = { component: EmptyState } satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const UnderTheTitle: Story = { args: { heading: 'h2' } }
export const WithAction: Story = {
  args: {
    title: 'No proposals yet',
    children: 'Fifty votes are enough to put a question to everyone.',
    action: (
      <Button variant="solid" onClick={fn()}>
        Write one
      </Button>
    ),
  },
}
export const LongText: Story = {
  args: {
    title: hard.unbroken,
    children: hard.sentence,
    action: (
      <Button variant="solid" onClick={fn()}>
        {hard.german}
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { title: hard.hebrew, children: hard.arabicSentence },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
