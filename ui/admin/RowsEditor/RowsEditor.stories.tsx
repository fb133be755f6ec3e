import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { RowsEditor, type RowsEditorProps } from './RowsEditor.tsx'

const rows = [
  { handle: 'Fathom', body: 'Keeps it *small*.', link: '' },
  {
    handle: 'Tusk',
    body: '<img src=x onerror=alert(1)>',
    link: 'https://x.org',
  },
]
const noErrors: RowsEditorProps['errorOf'] = () => undefined
const meta = {
  component: RowsEditor,
  args: {
    what: 'Member',
    fields: [
      { name: 'handle', label: 'Name', kind: 'line', most: 40 },
      { name: 'link', label: 'Address', kind: 'address', isOptional: true },
      { name: 'body', label: 'Text', kind: 'markdown', most: 280 },
    ],
    rows,
    most: 3,
    errorOf: noErrors,
    onChange: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof RowsEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a row is changed, moved and removed', async () => {
      const [name] = canvas.getAllByLabelText(/^Name/)
      if (name) await userEvent.type(name, '!')
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { ...rows[0], handle: 'Fathom!' },
        rows[1],
      ])
      await userEvent.click(
        canvas.getByRole('button', { name: 'Move down: Member 1' }),
      )
      await expect(args.onChange).toHaveBeenLastCalledWith([rows[1], rows[0]])
      await userEvent.click(
        canvas.getByRole('button', { name: 'Remove: Member 1' }),
      )
      await expect(args.onChange).toHaveBeenLastCalledWith([rows[1]])
      await userEvent.click(canvas.getByRole('button', { name: 'Add: Member' }))
      await expect(args.onAdd).toHaveBeenCalled()
    })
  },
}
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing stands here yet.')).toBeVisible()
  },
}
export const Full: Story = {
  args: { most: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Add: Member' }),
    ).toBeDisabled()
  },
}
export const Faulty: Story = {
  args: {
    errorOf: (row, field) =>
      row === 1 && field === 'link' ? 'An https address.' : undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An https address.')).toBeVisible()
  },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
