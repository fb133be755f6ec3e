import { forms } from '@narwhal-club/core/messages/pages/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Live } from '../../fixtures/Live.tsx'
import { MarkdownEditor } from './MarkdownEditor.tsx'

const meta = {
  component: MarkdownEditor,
  args: {
    onChange: fn(),
    onLeave: fn(),
    name: 'body',
    label: 'What is proposed, and why',
    hint: 'Markdown: headings, lists, links, tables.',
    value: '',
    most: 10_000,
    required: true,
  },
} satisfies Meta<typeof MarkdownEditor>

export default meta
type Story = StoryObj<typeof meta>

const live: Story['render'] = (args) => (
  <Live from={args.value} onChange={args.onChange}>
    {(value, onChange) => (
      <MarkdownEditor {...args} value={value} onChange={onChange} />
    )}
  </Live>
)
const text =
  '## An art wall\n\nThe club shows **one** piece a month.\n\n- chosen by *vote*\n- lit at night\n\nThe [plan](https://plans.example/wall) has more.'

export const Empty: Story = {
  render: live,
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await step('a tool writes around what is selected', async () => {
      await userEvent.type(field, 'An art wall')
      field.setSelectionRange(3, 6)
      await userEvent.click(canvas.getByRole('button', { name: /^Bold/ }))
      await expect(field).toHaveValue('An **art** wall')
      await expect(args.onChange).toHaveBeenLastCalledWith('An **art** wall')
      await expect(field).toHaveFocus()
    })
    await step('a shortcut takes it away again', async () => {
      await userEvent.keyboard('{Control>}b{/Control}')
      await expect(field).toHaveValue('An art wall')
    })
    await step("the browser's own undo knows of both", async () => {
      document.execCommand('undo')
      await expect(field).toHaveValue('An **art** wall')
    })
    await step('the tools are one stop, arrows go along them', async () => {
      canvas.getByRole('button', { name: /^Bold/ }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(
        canvas.getByRole('button', { name: /^Italic/ }),
      ).toHaveFocus()
    })
  },
}
export const Filled: Story = {
  args: { value: text },
  render: live,
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'the tabs are walked by arrows, the preview is drawn',
      async () => {
        canvas.getByRole('tab', { name: 'Write' }).focus()
        await userEvent.keyboard('{ArrowRight}')
        await expect(canvas.getByRole('tab', { name: 'Preview' })).toHaveFocus()
        await expect(
          await canvas.findByRole('heading', { name: 'An art wall' }),
        ).toBeVisible()
        await expect(canvas.queryByRole('textbox')).toBeNull()
      },
    )
    await step('and back, with the words as they were', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('textbox')).toHaveValue(text)
    })
  },
}
export const Preview: Story = {
  args: { value: text },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }))
    await expect(await canvas.findByText('(plans.example)')).toBeVisible()
  },
}
export const Wrong: Story = {
  args: { value: 'Art', error: 'Write at least 30 characters; it has 3.' },
}
export const Disabled: Story = { args: { value: text, disabled: true } }
export const ReadOnly: Story = {
  args: { value: text, readOnly: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a shortcut writes nothing either', async () => {
      const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
      field.focus()
      field.setSelectionRange(0, 5)
      await userEvent.keyboard('{Control>}b{/Control}')
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(field).toHaveValue(text)
    })
  },
}
export const LongText: Story = {
  args: { label: hard.german, value: hard.unbroken, error: hard.sentence },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const MadeUpLanguage: Story = {
  args: { error: 'This is needed.' },
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { label: hard.hebrew, value: hard.arabicSentence },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
/** What stands before each line is put there, and taken away again. */
export const Lines: Story = {
  args: { value: 'Draw it.\nHang it.' },
  render: live,
  play: async ({ canvas, userEvent, step }) => {
    const { editor } = forms
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
    const marks = {
      heading: '## Draw it.\n## Hang it.',
      quote: '> Draw it.\n> Hang it.',
      list: '- Draw it.\n- Hang it.',
      numbered: '1. Draw it.\n2. Hang it.',
    } as const
    for (const [format, written] of Object.entries(marks))
      await step(format, async () => {
        const tool = canvas.getByRole('button', {
          name: editor[format as keyof typeof marks],
        })
        field.setSelectionRange(0, field.value.length)
        await userEvent.click(tool)
        await expect(field).toHaveValue(written)
        field.setSelectionRange(0, field.value.length)
        await userEvent.click(tool)
        await expect(field).toHaveValue('Draw it.\nHang it.')
      })
    await step('of one line alone, where the cursor is', async () => {
      field.setSelectionRange(2, 2)
      await userEvent.click(canvas.getByRole('button', { name: editor.list }))
      await expect(field).toHaveValue('- Draw it.\nHang it.')
    })
  },
}
/** Where nothing is written, a tool writes what is meant. */
export const Begun: Story = {
  render: live,
  play: async ({ canvas, userEvent }) => {
    const { list, placeholder } = forms.editor
    await userEvent.click(canvas.getByRole('button', { name: list }))
    await expect(canvas.getByRole('textbox')).toHaveValue(
      `- ${placeholder.list}`,
    )
  },
}
/** From right to left the arrows go along the tools the other way. */
export const ToolsRightToLeft: Story = {
  args: { label: hard.hebrew },
  globals: { locale: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const { bold, italic } = forms.editor
    canvas.getByRole('button', { name: bold }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: italic })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: bold })).toHaveFocus()
  },
}
/** Apple's key is a shortcut as well; with another key it is the browser's. */
export const Shortcuts: Story = {
  args: { value: 'Wall' },
  render: live,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
    field.focus()
    field.setSelectionRange(0, 4)
    await step('what is meant for the browser is left to it', async () => {
      await userEvent.keyboard('{Control>}{Alt>}b{/Alt}{/Control}')
      await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}')
      await expect(field).toHaveValue('Wall')
    })
    await step('on a Mac it is the other key', async () => {
      await userEvent.keyboard('{Meta>}b{/Meta}')
      await expect(field).toHaveValue('**Wall**')
    })
    await step(
      'other keys go neither along the tabs nor the tools',
      async () => {
        const write = canvas.getByRole('tab', { name: forms.editor.write })
        const bold = canvas.getByRole('button', { name: forms.editor.bold })
        for (const stop of [write, bold]) {
          stop.focus()
          await userEvent.keyboard('{ArrowDown}')
          await expect(stop).toHaveFocus()
        }
        await expect(write).toHaveAttribute('aria-selected', 'true')
      },
    )
  },
}

/** Blank space is nothing to see. */
export const NothingToPreview: Story = {
  args: { value: ' \n' },
  play: async ({ canvas, userEvent }) => {
    const { nothing, preview } = forms.editor
    await userEvent.click(canvas.getByRole('tab', { name: preview }))
    await expect(canvas.getByText(nothing)).toBeVisible()
  },
}
