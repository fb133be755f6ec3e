import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { address } from '../../fixtures/views.ts'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  args: {
    label: 'Find a holder',
    placeholder: '0x and some digits',
    action: 'Find',
    value: '',
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('nothing is asked before it is whole', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), ' 0x8f ')
      await expect(args.onSearch).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSearch).toHaveBeenCalledWith('0x8f')
    })
  },
}
export const OnlySome: Story = {
  args: { pattern: '\\s*0x[0-9a-f]*\\s*' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what cannot be found is not asked for, and said', async () => {
      const field = canvas.getByRole<HTMLInputElement>('searchbox')
      await userEvent.type(field, 'narwhal{Enter}')
      await expect(args.onSearch).not.toHaveBeenCalled()
      await expect(field.validity.patternMismatch).toBe(true)
      await userEvent.clear(field)
      await userEvent.type(field, ' 0x8f {Enter}')
      await expect(args.onSearch).toHaveBeenCalledWith('0x8f')
    })
  },
}
export const Filled: Story = {
  args: { value: address, clear: { label: 'Show all', onClear: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
