import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { archivedClub, mainClub, pausedClub } from '../../fixtures/clubs.ts'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { FollowButton } from '../FollowButton/FollowButton.tsx'
import { ClubCard } from './ClubCard.tsx'

const phone = { viewport: { value: 'phone' } }
const onFollow = fn()

const meta = {
  component: ClubCard,
  args: {
    club: mainClub,
    href: '#main',
    follow: <FollowButton name="Narwhal Club" follows onFollow={onFollow} />,
  },
} satisfies Meta<typeof ClubCard>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'its name leads there, and it says what is counted',
      async () => {
        await expect(
          canvas.getByRole('link', { name: 'Narwhal Club' }),
        ).toHaveAttribute('href', '#main')
        await expect(canvas.getByText('27 proposals, 3 open')).toBeVisible()
        await expect(canvas.getByText('612 holders')).toBeVisible()
      },
    )
    await step('its button is its own', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await expect(onFollow).toHaveBeenCalledWith(false)
    })
  },
}
export const ActivePhone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const Paused: Story = {
  args: { club: pausedClub },
  play: async ({ canvas, step }) => {
    await step('one is one', async () => {
      await expect(canvas.getByText('Paused')).toBeVisible()
      await expect(canvas.getByText('1 holder')).toBeVisible()
      await expect(canvas.getByText('1 follower')).toBeVisible()
      await expect(canvas.getByText('1 proposal')).toBeVisible()
    })
  },
}
export const Archived: Story = {
  args: { club: archivedClub, follow: undefined },
  play: async ({ canvas, step }) => {
    await step('what is not known is not none', async () => {
      await expect(canvas.getByText('Archived')).toBeVisible()
      await expect(canvas.getByText('Holders not known now')).toBeVisible()
    })
  },
}
/** None is a number that is known; what opens later is a proposal already. */
export const NoHolders: Story = {
  args: {
    club: {
      ...mainClub,
      counts: {
        ...mainClub.counts,
        holders: 0,
        proposals: { pending: 2, active: 0, closed: 0 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 holders')).toBeVisible()
    await expect(canvas.getByText('2 proposals')).toBeVisible()
  },
}
/** It says nothing of itself yet: no empty line stands there. */
export const WithoutTagline: Story = {
  args: { club: { ...mainClub, tagline: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(mainClub.name)
    await expect(canvas.queryByRole('paragraph')).toBeNull()
  },
}
export const LongTexts: Story = {
  args: {
    club: { ...pausedClub, name: hard.unbroken, tagline: hard.german },
  },
  globals: phone,
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    club: { ...pausedClub, name: hard.hebrew, tagline: hard.arabicSentence },
  },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
