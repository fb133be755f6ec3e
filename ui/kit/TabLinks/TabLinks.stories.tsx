import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { TabLinks } from './TabLinks.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: TabLinks,
  args: {
    label: 'Parts of the club',
    links: [
      {
        href: '?tab=proposals',
        label: 'Proposals',
        count: '27',
        isCurrent: true,
      },
      {
        href: '?tab=members',
        label: 'Members',
        count: '612',
        isCurrent: false,
      },
      { href: '?tab=rules', label: 'Rules', isCurrent: false },
    ],
  },
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('one of them is where we are', async () => {
      await expect(
        canvas.getByRole('link', { current: 'page' }),
      ).toHaveAccessibleName('Proposals 27')
      await expect(canvas.getAllByRole('link')).toHaveLength(3)
    })
  },
}
export const Light: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const LongTexts: Story = {
  args: {
    links: [
      { href: '?a', label: hard.german, count: '999,999', isCurrent: true },
      { href: '?b', label: hard.unbroken, isCurrent: false },
    ],
  },
  globals: phone,
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    links: [
      { href: '?a', label: hard.arabicWord, count: '27', isCurrent: true },
      { href: '?b', label: hard.hebrewWord, isCurrent: false },
    ],
  },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
