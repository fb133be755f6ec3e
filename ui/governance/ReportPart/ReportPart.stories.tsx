import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { Button } from '../../kit/Button/Button.tsx'
import { ReportPart } from './ReportPart.tsx'

const { report } = proposals.acts

const meta = {
  component: ReportPart,
  args: {
    kind: 'idea',
    isDone: false,
    onOpen: fn(),
    onText: fn(),
    onReason: fn(),
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportPart>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it is asked for on a press', async () => {
      const button = canvas.getByRole('button', { name: reporting.open.idea })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(button)
      await expect(args.onOpen).toHaveBeenCalledOnce()
    })
  },
}
export const Bounty: Story = {
  args: { kind: 'bounty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reporting.open.bounty)).toBeVisible()
  },
}
export const Work: Story = {
  args: { kind: 'submission' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reporting.open.submission)).toBeVisible()
  },
}
export const Open: Story = {
  args: { open: { kind: 'report', text: '' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('what is wrong is chosen, and sent', async () => {
      await userEvent.click(await canvas.findByLabelText(report.names.scam))
      await expect(args.onReason).toHaveBeenCalledWith('scam')
      await userEvent.click(canvas.getByRole('button', { name: report.send }))
      await expect(args.onSend).toHaveBeenCalledOnce()
    })
  },
}
export const Sending: Story = {
  args: {
    open: {
      kind: 'report',
      text: 'A copy.',
      reason: 'duplicate',
      waiting: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(report.send) }),
    )
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  args: {
    open: {
      ...{ kind: 'report', text: 'A copy.', reason: 'duplicate' },
      error: reporting.failure.power,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      reporting.failure.power,
    )
    await expect(canvas.getByRole('textbox')).toHaveValue('A copy.')
  },
}
export const SignedOut: Story = {
  args: {
    open: {
      ...{ kind: 'report', text: 'A copy.', reason: 'duplicate' },
      error: reporting.failure.signedOut,
    },
    signIn: <Button onClick={fn()}>Sign in</Button>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('A copy.')
    await expect(canvas.getByText(reporting.signIn)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
  },
}
export const Done: Story = {
  args: { isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(reporting.done)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const LongerLanguage: Story = {
  args: { open: { kind: 'report', text: '' } },
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
