import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { ClubsControls } from './ClubsControls.tsx'

const meta = {
  component: ClubsControls,
  args: {
    search: '',
    onSearch: fn(),
    sort: 'proposals',
    onSort: fn(),
    only: false,
  },
} satisfies Meta<typeof ClubsControls>

export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  args: { onOnly: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it searches, sorts and narrows', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), ' dive {Enter}')
      await expect(args.onSearch).toHaveBeenCalledWith('dive')
      await userEvent.click(canvas.getByRole('radio', { name: 'Newest' }))
      await expect(args.onSort).toHaveBeenCalledWith('newest')
      await userEvent.click(canvas.getByRole('switch'))
      await expect(args.onOnly).toHaveBeenCalledWith(true)
    })
  },
}
/** Nothing is asked of a visitor's votes. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
export const Searched: Story = {
  args: { search: 'dive', only: true, onOnly: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the search can be ended', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await expect(args.onSearch).toHaveBeenCalledWith('')
    })
  },
}
export const Phone: Story = {
  args: { search: 'dive', onOnly: fn() },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
