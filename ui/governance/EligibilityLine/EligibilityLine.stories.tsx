import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { mine } from '../../fixtures/clubs.ts'
import { fits } from '../../fixtures/fits.ts'
import { Button } from '../../kit/Button/Button.tsx'
import { EligibilityLine } from './EligibilityLine.tsx'

const phone = { viewport: { value: 'phone' } }
const signIn = (
  <Button variant="solid" onClick={fn()}>
    Connect Wallet
  </Button>
)

const meta = {
  component: EligibilityLine,
  args: { need: 50, eligibility: { status: 'known', mine: mine.may } },
} satisfies Meta<typeof EligibilityLine>

export default meta
type Story = StoryObj<typeof meta>

const known = (
  name: keyof typeof mine,
  ...said: (string | RegExp)[]
): Story => ({
  args: { eligibility: { status: 'known', mine: mine[name] } },
  play: async ({ canvas, step }) => {
    await step('it says what there is, and what is missing', async () => {
      for (const each of said)
        await expect(canvas.getByText(each)).toBeVisible()
    })
  },
})

export const May: Story = known(
  'may',
  'You have 64 votes here',
  'You can vote, and you can propose (50 needed).',
)
export const NeedsMore: Story = known(
  'needsMore',
  'You have 38 votes here',
  'You need 12 more NFTs to propose.',
)
export const NeedsOne: Story = known(
  'needsOne',
  'You have 1 vote here',
  'You need 1 more NFT to propose.',
)
export const NoVotes: Story = known(
  'none',
  'You have no votes here',
  'You need 50 more NFTs to propose.',
)
export const NotKnown: Story = known(
  'unknown',
  'Your votes here are not known now',
  /cannot be read just now/,
)
export const ClubRests: Story = known(
  'rests',
  'Nothing can be proposed here at the moment.',
)
export const ClubRestsAndMore: Story = known(
  'restsAndNeeds',
  /You would need 47 more NFTs besides\.$/,
)
export const SignedOut: Story = {
  args: { eligibility: { status: 'signedOut', signIn } },
  play: async ({ canvas, step }) => {
    await step('it says what proposing takes, and the way in', async () => {
      await expect(canvas.getByText('Proposing takes 50 votes.')).toBeVisible()
      await expect(canvas.getByRole('button')).toBeVisible()
    })
  },
}
export const Loading: Story = { args: { eligibility: { status: 'loading' } } }
export const Phone: Story = {
  args: { eligibility: { status: 'signedOut', signIn } },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
