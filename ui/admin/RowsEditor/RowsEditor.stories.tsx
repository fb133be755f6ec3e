import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
/** Who moves or removes a row goes on from there with the keyboard. */
export const Focus: Story = {
  render: function Written(args) {
    const [rows, setRows] = useState(args.rows)
    return <RowsEditor {...args} rows={rows} onChange={setRows} />
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await step('it stays with the row that is moved', async () => {
      await userEvent.click(button('Move down: Member 1'))
      await expect(canvas.getAllByLabelText(/^Name/)[1]).toHaveValue('Fathom')
      // It cannot go further down.
      await expect(button('Move up: Member 2')).toHaveFocus()
      await userEvent.click(button('Move up: Member 2'))
      await expect(button('Move down: Member 1')).toHaveFocus()
    })
    await step('it goes to a neighbour, then to what adds one', async () => {
      await userEvent.click(button('Remove: Member 2'))
      await expect(button('Remove: Member 1')).toHaveFocus()
      await userEvent.click(button('Remove: Member 1'))
      await expect(button('Add: Member')).toHaveFocus()
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
