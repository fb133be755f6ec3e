import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  awardedBounty,
  bountyDetail,
  disputedBounty,
} from '../../../fixtures/bounties.ts'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { storyNow } from '../../../fixtures/proposals.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { BountyNotices } from '../BountyNotices/BountyNotices.tsx'
import { DatesCard } from '../DatesCard/DatesCard.tsx'
import { RewardCard } from '../RewardCard/RewardCard.tsx'
import { BountyHeader } from './BountyHeader.tsx'

const meta = {
  component: BountyHeader,
  args: {
    bounty: bountyDetail,
    backHref: '#back',
    recordHref: '#record',
    holderHref: (address) => `#${address}`,
    now: storyNow,
  },
  // All of what is told of a bounty itself, as its page has it.
  render: (args) => (
    <>
      <BountyHeader {...args} />
      <BountyNotices bounty={args.bounty} voteHref={() => '#vote'} />
      <RewardCard bounty={args.bounty} txHref={(hash) => `#${hash}`} />
      <DatesCard
        bounty={args.bounty}
        calendarHref="/calendar.ics"
        now={args.now}
      />
    </>
  ),
} satisfies Meta<typeof BountyHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, step }) => {
    await step('what is promised is said, and by whom it is paid', async () => {
      await expect(canvas.getByText('450 CRO')).toBeVisible()
      await expect(canvas.getByText(/not held by the club/)).toBeVisible()
    })
    await step('its dates are a file for calendars', async () => {
      await expect(
        canvas.getByRole('link', { name: /calendar/ }),
      ).toHaveAttribute('href', '/calendar.ics')
    })
    await step('its author’s past is a link away', async () => {
      await expect(
        canvas.getByRole('link', { name: 'Their bounties' }),
      ).toHaveAttribute('href', '#record')
    })
  },
}
export const Awarded: Story = {
  args: { bounty: awardedBounty },
  globals: { theme: 'light' },
}
export const Changed: Story = {
  args: { bounty: { ...bountyDetail, version: 3 }, changedHref: '#changed' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Version 3' }),
    ).toHaveAttribute('href', '#changed')
  },
}
export const Overdue: Story = {
  args: { bounty: { ...awardedBounty, badges: ['overdue'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot open another bounty/)).toBeVisible()
  },
}
export const Disputed: Story = {
  args: { bounty: disputedBounty },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Go to the vote' }),
    ).toHaveAttribute('href', '#vote')
  },
}
export const Undone: Story = {
  args: {
    bounty: {
      ...disputedBounty,
      status: 'in_review',
      ...(disputedBounty.dispute && {
        dispute: { ...disputedBounty.dispute, isUndone: true },
      }),
    },
  },
}
export const Undecided: Story = {
  args: {
    bounty: { ...bountyDetail, status: 'expired', badges: ['undecided'] },
  },
}
export const Cancelled: Story = {
  args: {
    bounty: {
      ...bountyDetail,
      status: 'cancelled',
      badges: [],
      cancelled: {
        at: bountyDetail.updatedAt,
        by: bountyDetail.author,
        reason: 'The banner was given to us.',
      },
    },
  },
}
export const Exempt: Story = {
  args: {
    bounty: {
      ...bountyDetail,
      minVp: 5,
      visibility: 'after_deadline',
      ...(bountyDetail.fee && {
        fee: { ...bountyDetail.fee, tx: 'admin-exempt' },
      }),
    },
  },
}
/** The dispute did not change it; no fee was due, and no skill is asked for. */
export const PaidAndWarnedOf: Story = {
  args: {
    bounty: {
      ...disputedBounty,
      status: 'paid',
      winnersMax: 1,
      minVp: 1,
      category: 'seamanship',
      skills: [],
      fee: undefined,
      moderated: { as: 'warned', reason: 'Its link leads elsewhere.' },
    },
    acts: <Button onClick={fn()}>Copy link</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Its link leads elsewhere.')).toBeVisible()
    await expect(canvas.getByText('one winner')).toBeVisible()
    for (const name of ['Go to the vote', /calendar/])
      await expect(canvas.queryByRole('link', { name })).toBeNull()
  },
}
/** There is no explorer for this chain: what was paid is told all the same. */
export const NoExplorer: Story = {
  render: ({ bounty }) => <RewardCard bounty={bounty} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$NARWHAL/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    bounty: { ...bountyDetail, title: hard.unbroken, skills: [hard.german] },
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const MadeUpLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
