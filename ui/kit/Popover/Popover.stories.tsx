import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectToFit } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  component: Popover,
  args: {
    trigger: (props) => <Button {...props}>Show</Button>,
    children: (close) => <Button onClick={close}>Done</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 80, minBlockSize: 140 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Show' })
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.click(button)
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(button)
      await userEvent.click(document.body)
      await expect(canvas.queryByText('Done')).toBeNull()
    })
    await step('an act inside may close it', async () => {
      await userEvent.click(button)
      await userEvent.click(canvas.getByText('Done'))
      await expect(canvas.queryByText('Done')).toBeNull()
      await userEvent.click(button)
    })
  },
}
export const LongText: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 330 }}>
        <div
          style={{
            position: 'relative',
            display: 'flex',
            justifyContent: 'end',
          }}
        >
          <Story />
        </div>
      </div>
    ),
  ],
  args: { children: () => <p>{hard.unbroken}</p> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await step('the panel fits', () => expectToFit())
  },
}
export const RightToLeft: Story = {
  ...LongText,
  args: { children: () => <p>{hard.arabicSentence}</p> },
  globals: { locale: 'rtl' },
}
