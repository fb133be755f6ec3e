import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { AdoptCard } from './AdoptCard.tsx'

const phone = { viewport: { value: 'phone' } }
const words = ideas.adopt
const onAdopt = fn()

const meta = {
  component: AdoptCard,
  args: { adopting: { is: 'open', waiting: false, onAdopt } },
} satisfies Meta<typeof AdoptCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    onAdopt.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: words.act }))
    await expect(onAdopt).toHaveBeenCalledOnce()
  },
}
/** On its way: a second press does nothing. */
export const Adopting: Story = {
  args: { adopting: { is: 'open', waiting: true, onAdopt } },
  play: async ({ canvas, userEvent }) => {
    onAdopt.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(onAdopt).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  args: {
    adopting: {
      is: 'open',
      waiting: false,
      error: ideas.failure.gone,
      onAdopt,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      ideas.failure.gone,
    )
  },
}
export const SignedOut: Story = {
  args: {
    adopting: {
      is: 'signedOut',
      signIn: <Button onClick={fn()}>Sign in</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.signIn)).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveTextContent('Sign in')
  },
}
export const NotKnownYet: Story = {
  args: { adopting: { is: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const NeedsMore: Story = {
  args: {
    adopting: { is: 'kept', why: 'You need 12 more NFTs to propose.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12 more NFTs/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Own: Story = {
  args: { adopting: { is: 'own', href: '#write' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: words.write }),
    ).toHaveAttribute('href', '#write')
  },
}
export const Proposed: Story = {
  args: { adopting: { is: 'proposed', href: '#proposal' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: words.read }),
    ).toHaveAttribute('href', '#proposal')
  },
}
export const LongPhone: Story = {
  args: { adopting: { is: 'kept', why: hard.sentence } },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { adopting: { is: 'kept', why: hard.arabicSentence } },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
