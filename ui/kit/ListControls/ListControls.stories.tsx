import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { ListControls } from './ListControls.tsx'

const meta = {
  component: ListControls<'newest' | 'loudest'>,
  args: {
    words: {
      search: { label: 'Search', hint: 'A name', find: 'Find', clear: 'Clear' },
      sort: { label: 'Sort by', newest: 'Newest', loudest: 'Loudest' },
      only: 'Only mine',
    },
    search: '',
    onSearch: fn(),
    sorts: ['newest', 'loudest'],
    sort: 'newest',
    onSort: fn(),
    only: false,
    onOnly: fn(),
  },
} satisfies Meta<typeof ListControls<'newest' | 'loudest'>>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas, step }) => {
    await step('labels stand on one line', async () => {
      const [search, sort] = ['Search', 'Sort by'].map((label) =>
        canvas.getByText(label).getBoundingClientRect(),
      )
      await expect(
        Math.abs((search?.top ?? 0) - (sort?.top ?? 99)),
      ).toBeLessThan(2)
    })
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
