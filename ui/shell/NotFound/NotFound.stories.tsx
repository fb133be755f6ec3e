import type { Meta, StoryObj } from '@storybook/react-vite'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { NotFound } from './NotFound.tsx'

const meta = { component: NotFound } satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OfAThing: Story = {
  args: { title: 'No such club', body: 'The link may be old.' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongText: Story = {
  args: { title: hard.unbroken, body: hard.sentence },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { title: hard.hebrew, body: hard.arabicSentence },
  globals: { locale: 'rtl' },
  play: fits(),
}
export const Zoomed: Story = {
  globals: { zoom: 'fourfold', viewport: { value: 'laptop' } },
  play: fits(),
}
