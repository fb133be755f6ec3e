import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { ButtonLink } from '../Button/Button.tsx'
import { FootBar } from './FootBar.tsx'

const phone = { viewport: { value: 'phone' } }
const meta = {
  component: FootBar,
  args: {
    label: 'Your choice',
    said: '3 of 20 chosen',
    children: <ButtonLink href="#review">Review</ButtonLink>,
  },
  globals: phone,
} satisfies Meta<typeof FootBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Your choice' })
    await expect(bar).toHaveTextContent('3 of 20 chosen')
    await expect(canvas.getByRole('link', { name: 'Review' })).toBeVisible()
  },
}
export const NothingToDo: Story = {
  args: { said: 'Nothing chosen', children: undefined },
}
/** Where there is room it is not needed. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).not.toBeVisible()
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits({ target: 20 }),
}
