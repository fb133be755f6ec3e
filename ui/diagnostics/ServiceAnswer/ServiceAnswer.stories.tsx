import { ui } from '@narwhal-club/core/messages'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { ServiceAnswer } from './ServiceAnswer.tsx'

const { wallets } = diagnostics
const asked = 'https://marketplace.example/v2/wallets'
const holdings = [
  { id: '4', name: 'Narwhal #4', rank: 791, isListed: false },
  { id: '9', name: 'Narwhal #9', rank: 2_614, isListed: true },
]

const meta = {
  component: ServiceAnswer,
  args: {
    answer: {
      ...{ outcome: 'answered', status: 200, latency: 42, pages: 1 },
      ...{ asked, holdings },
      raw: JSON.stringify({ nfts: holdings, totalPages: 1 }),
    },
  },
} satisfies Meta<typeof ServiceAnswer>

export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      wallets.outcome.answered,
    )
    await expect(
      canvas.getByRole('row', { name: /#9 .*2614 Yes/ }),
    ).toBeVisible()
    await expect(canvas.getByLabelText(wallets.raw)).toHaveTextContent(
      '"totalPages":1',
    )
  },
}
export const HoldsNone: Story = {
  args: {
    answer: {
      ...{ outcome: 'answered', status: 200, latency: 12, pages: 1, asked },
      ...{ holdings: [], raw: '{"nfts":[],"totalPages":0}' },
    },
  },
}
export const Strange: Story = {
  args: {
    answer: {
      ...{ outcome: 'strange', status: 200, latency: 8, asked, holdings: [] },
      raw: '<html><script>alert(1)</script>',
      isCut: true,
    },
  },
  play: async ({ canvas }) => {
    // Words of another's are text, whatever they are.
    await expect(canvas.getByLabelText(wallets.raw)).toHaveTextContent(
      '<html><script>',
    )
    await expect(canvas.getByText(wallets.cut)).toBeVisible()
  },
}
export const Refused: Story = {
  args: {
    answer: {
      ...{ outcome: 'refused', status: 403, latency: 90, asked },
      ...{ holdings: [], raw: '{"error":"Forbidden"}' },
    },
  },
}
export const Away: Story = {
  args: {
    answer: { outcome: 'away', latency: 3_000, asked, holdings: [] },
  },
}
export const Busy: Story = {
  args: { answer: { outcome: 'busy', holdings: [] } },
}
export const Off: Story = {
  args: { answer: { outcome: 'off', holdings: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(wallets.status)).toBeNull()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
/** It told no more than an id, and nobody had a clock: nothing is made up. */
export const Sparse: Story = {
  args: { answer: { outcome: 'answered', asked, holdings: [{ id: '4' }] } },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row')
    await expect(row).toHaveTextContent(/^#4$/)
    for (const figure of [wallets.latency, wallets.pages])
      await expect(canvas.getByText(figure).closest('dl')).toHaveTextContent(
        ui.footer.unknown,
      )
  },
}
