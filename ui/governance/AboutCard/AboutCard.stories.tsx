import { club } from '@narwhal-club/core/messages/pages/club'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { detailOf, mainClub } from '../../fixtures/clubs.ts'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { AboutCard } from './AboutCard.tsx'

const phone = { viewport: { value: 'phone' } }
const detail = detailOf(mainClub)

const meta = {
  component: AboutCard,
  args: { club: detail, addressOf: (address) => address },
} satisfies Meta<typeof AboutCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the description is drawn, not its signs', async () => {
      await expect(await canvas.findByText('with whom')).toBeVisible()
      await expect(canvas.queryByText(/\*\*/)).toBeNull()
      await expect(canvas.getByText(detail.nftContract)).toBeVisible()
    })
  },
}
export const Bare: Story = {
  args: { club: { ...detail, description: '', links: [], moderators: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(club.about.none)).toBeVisible()
    await expect(canvas.getByText(club.about.noModerators)).toBeVisible()
  },
}
export const Phone: Story = {
  args: {
    club: {
      ...detail,
      description: hard.unbroken,
      links: [{ label: hard.german, href: 'https://narwhal.club' }],
    },
  },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { club: { ...detail, description: hard.arabicSentence } },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
