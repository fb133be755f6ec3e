import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  archivedClub,
  detailOf,
  mainClub,
  mine,
  pausedClub,
} from '../../fixtures/clubs.ts'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { EligibilityLine } from '../EligibilityLine/EligibilityLine.tsx'
import { FollowButton } from '../FollowButton/FollowButton.tsx'
import { ClubHeader } from './ClubHeader.tsx'
import { ClubHeaderWaiting } from './ClubHeaderWaiting.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: ClubHeader,
  args: {
    club: detailOf(mainClub),
    acts: <FollowButton name="it" follows={false} onFollow={fn()} />,
    children: (
      <EligibilityLine
        need={50}
        eligibility={{ status: 'known', mine: mine.needsMore }}
      />
    ),
  },
} satisfies Meta<typeof ClubHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Narwhal Club',
    )
    await expect(canvas.queryByRole('note')).toBeNull()
  },
}
export const ActivePhone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const Paused: Story = {
  args: { club: detailOf(pausedClub) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible()
  },
}
export const Archived: Story = {
  args: { club: detailOf(archivedClub), acts: undefined },
}
/** It says nothing of itself yet: no empty line stands there. */
export const WithoutTagline: Story = {
  args: { club: { ...detailOf(mainClub), tagline: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(mainClub.tagline)).toBeNull()
    for (const each of canvas.getAllByRole('paragraph'))
      await expect(each).not.toBeEmptyDOMElement()
  },
}
export const Waiting: Story = {
  render: () => <ClubHeaderWaiting />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      'Loading the club',
    )
  },
}
export const LongTexts: Story = {
  args: {
    club: {
      ...detailOf(pausedClub),
      name: hard.unbroken,
      tagline: hard.german,
    },
  },
  globals: phone,
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    club: {
      ...detailOf(pausedClub),
      name: hard.hebrew,
      tagline: hard.arabicSentence,
    },
  },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
