import { verify } from '@narwhal-club/core/messages/pages/verify'
import { witness } from '@narwhal-club/core/messages/pages/witness'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { castHere, contradicted, redOf, subject } from '../verify.fixture.ts'
import { VerifyPanel } from './VerifyPanel.tsx'

/** Beside what this browser was told before. */
const meta = {
  component: VerifyPanel,
  args: {
    view: { status: 'judged', report: contradicted, subject },
    onCancel: fn(),
    onAgain: fn(),
    onEvidence: fn(),
  },
} satisfies Meta<typeof VerifyPanel>

export default meta
type Story = StoryObj<typeof meta>

const { remembered } = contradicted
const beside = remembered ? { remembered } : {}

/** It is sound in itself, and yet it is not what this browser was told. */
export const Contradicted: Story = {
  args: { view: { status: 'judged', report: contradicted, subject } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('both sides stand above the verdict', async () => {
      await expect(canvas.getByRole('alert')).toHaveAccessibleName(
        witness.title.history,
      )
      await expect(canvas.getByText(witness.found.receipt)).toBeVisible()
      await expect(canvas.getByText(witness.noLine)).toBeVisible()
      await expect(canvas.getByText(witness.lead)).toBeVisible()
    })
    await step('and it is no success', async () => {
      await expect(canvas.getByText(verify.verdict.contradicted)).toBeVisible()
      await expect(canvas.queryByText(verify.verdict.green)).toBeNull()
    })
    await step(
      'what contradicts can be kept; nothing is forgotten here',
      async () => {
        await userEvent.click(
          canvas.getByRole('button', { name: witness.save }),
        )
        await expect(args.onEvidence).toHaveBeenCalledWith(contradicted)
        await expect(
          canvas.queryByRole('button', { name: witness.forget }),
        ).toBeNull()
        await expect(
          canvas.queryByRole('link', { name: witness.verify }),
        ).toBeNull()
      },
    )
  },
}
/** Who wrote a file that the server did not seal is not the server. */
export const ContradictedByAFile: Story = {
  args: {
    view: {
      status: 'judged',
      report: { ...redOf('stand'), ...beside },
      subject,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName(
      witness.title.bundle,
    )
    await expect(canvas.getByText(witness.leadOfBundle)).toBeVisible()
    await expect(canvas.getByText(verify.verdict.red)).toBeVisible()
  },
}
/** Its keys are known, and yet its seal is none: the file is not the server’s. */
export const ContradictedUnsealed: Story = {
  args: {
    view: {
      status: 'judged',
      report: { ...redOf('head'), areKeysKnown: true, ...beside },
      subject,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName(
      witness.title.bundle,
    )
  },
}
/** Nor is it where what it says of the day does not stand. */
export const ContradictedUnsealedStand: Story = {
  args: {
    view: {
      status: 'judged',
      report: { ...redOf('stand'), areKeysKnown: true, ...beside },
      subject,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName(
      witness.title.bundle,
    )
  },
}
/** What is wrong was sealed by the server: it is the server that said it. */
export const ContradictedAndRed: Story = {
  args: {
    view: {
      status: 'judged',
      report: { ...redOf('words'), areKeysKnown: true, ...beside },
      subject,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName(
      witness.title.history,
    )
  },
}
export const CastHere: Story = {
  args: { view: { status: 'judged', report: castHere, subject } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(verify.verdict.green)).toBeVisible()
    await expect(canvas.getByText(verify.receipt.kept)).toBeVisible()
    const said = [
      verify.receipt.superseded('12', '1'),
      verify.receipt.counted('419'),
      verify.receipt.later,
    ]
    for (const each of said)
      await expect(canvas.getByText(each, { exact: false })).toBeVisible()
  },
}
const within = (
  globals: Record<string, unknown>,
  report = contradicted,
): Story => ({
  args: { view: { status: 'judged', report, subject } },
  globals,
  play: fits(),
})
export const ContradictedLight = within({ theme: 'light' })
export const ContradictedPhone = within({ viewport: { value: 'phone' } })
export const CastHerePhone = within(
  { theme: 'light', viewport: { value: 'phone' } },
  castHere,
)
