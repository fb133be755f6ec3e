import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { ProposalsControls } from './ProposalsControls.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: ProposalsControls,
  args: {
    status: 'all',
    statusHref: (status) => `#${status}`,
    counts: { all: '27', active: '3', pending: '1', closed: '23' },
    search: '',
    onSearch: fn(),
    sort: 'newest',
    onSort: fn(),
    only: false,
  },
} satisfies Meta<typeof ProposalsControls>

export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  args: { onOnly: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each status has an address', async () => {
      const all = canvas.getByRole('link', { name: 'All 27' })
      await expect(all).toHaveAttribute('aria-current', 'page')
      await expect(
        canvas.getByRole('link', { name: 'Active 3' }),
      ).toHaveAttribute('href', '#active')
    })
    await step('it searches, sorts and narrows', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), ' reef {Enter}')
      await expect(args.onSearch).toHaveBeenCalledWith('reef')
      await userEvent.click(canvas.getByRole('radio', { name: 'Closest' }))
      await expect(args.onSort).toHaveBeenCalledWith('close')
      await userEvent.click(canvas.getByRole('switch'))
      await expect(args.onOnly).toHaveBeenCalledWith(true)
    })
  },
}
/** A visitor wrote none. */
export const Visitor: Story = {
  args: { counts: undefined, status: 'active' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Active' })).toBeVisible()
  },
}
export const Searched: Story = {
  args: { search: 'reef', only: true, onOnly: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the search can be ended', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await expect(args.onSearch).toHaveBeenCalledWith('')
    })
  },
}
export const Phone: Story = {
  args: { search: 'reef', onOnly: fn() },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
