import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { Live } from '../../../fixtures/Live.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { LazyActForm } from './LazyActForm.tsx'
import { ProposalActs } from './ProposalActs.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: ProposalActs,
  loaders: [() => LazyActForm.preload()],
  args: {
    may: ['report'],
    reported: false,
    onOpen: fn(),
    onText: fn(),
    onReason: fn(),
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ProposalActs>

export default meta
type Story = StoryObj<typeof meta>

export const Holder: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
    await expect(args.onOpen).toHaveBeenCalledWith('report')
  },
}
export const Moderator: Story = {
  args: { may: ['report', 'cancel', 'flag', 'clear'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
  },
}
export const Author: Story = {
  args: { may: ['cancel'], editHref: '#edit' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: proposals.acts.edit }),
    ).toHaveAttribute('href', '#edit')
  },
}
const onSignIn = fn()
export const Visitor: Story = {
  args: { may: [], signIn: <Button onClick={onSignIn}>Sign in</Button> },
  play: async ({ canvas, userEvent }) => {
    onSignIn.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(onSignIn).toHaveBeenCalledOnce()
  },
}
export const Reporting: Story = {
  args: { open: { kind: 'report', text: '' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('no reason is chosen for the reader', async () => {
      for (const each of canvas.getAllByRole('radio'))
        await expect(each).not.toBeChecked()
    })
    await step('why, and what more there is to say', async () => {
      await userEvent.click(canvas.getByLabelText('A scam'))
      await expect(args.onReason).toHaveBeenCalledWith('scam')
      await userEvent.click(canvas.getByRole('button', { name: 'Report it' }))
      await expect(args.onSend).toHaveBeenCalledOnce()
    })
    await step('it can be left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Never mind' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}
export const Cancelling: Story = {
  args: { may: ['cancel'], open: { kind: 'cancel', text: '' } },
  render: (args) => (
    <Live from="" onChange={args.onText}>
      {(text, onText) => (
        <ProposalActs
          {...args}
          onText={onText}
          open={args.open && { ...args.open, text }}
        />
      )}
    </Live>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what it does is said, and why is asked for', async () => {
      await expect(canvas.getByText(proposals.acts.cancel.body)).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox'), 'Asked twice')
      await expect(args.onText).toHaveBeenLastCalledWith('Asked twice')
      await userEvent.click(
        canvas.getByRole('button', { name: proposals.acts.cancel.send }),
      )
      await expect(args.onSend).toHaveBeenCalledOnce()
    })
  },
}
export const Sending: Story = {
  args: {
    may: ['flag'],
    open: { kind: 'flag', text: 'A scam', waiting: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Put the warning' }),
    )
    // A browser sends forms by itself, too.
    await fireEvent.submit(canvas.getByRole('form'))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const ReportWithoutReason: Story = {
  args: {
    open: { kind: 'report', text: '', error: proposals.failure.choice },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      proposals.failure.choice,
    )
  },
}
/** The words stay. */
export const Refused: Story = {
  args: {
    may: ['cancel'],
    open: {
      kind: 'cancel',
      text: 'Asked twice',
      error: proposals.failure.notOpen,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/too late/)
    await expect(canvas.getByRole('textbox')).toHaveValue('Asked twice')
  },
}
/** Nothing is to be filled in. */
export const Clearing: Story = {
  args: { may: ['clear'], open: { kind: 'clear', text: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const ReportedPhone: Story = {
  args: {
    may: ['flag', 'cancel'],
    reported: true,
    open: { kind: 'report', text: '' },
  },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
/** Nothing else is theirs to do: the way to change the words stands alone. */
export const AuthorOnly: Story = {
  args: { may: [], editHref: '#edit' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: proposals.acts.edit }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const RightToLeft: Story = {
  args: { may: ['report', 'cancel', 'flag', 'clear'] },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
