import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { before } from '../../../fixtures/analytics.ts'
import { canTryAgain, standsAsTable } from '../../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { timelineShown } from '../../../fixtures/votes.ts'
import { TimelineCard } from './TimelineCard.tsx'

const phone = { viewport: { value: 'phone' } }
const words = voting.timeline

const meta = {
  component: TimelineCard,
  args: { answer: ready(timelineShown) },
} satisfies Meta<typeof TimelineCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the picture says it in one sentence', async () => {
      await expect(
        canvas.getByRole('img', { name: words.picture('1,204', '688') }),
      ).toBeVisible()
    })
    await step('when the lead changed', async () => {
      await expect(canvas.getByText(words.swing.yes)).toBeVisible()
      await expect(canvas.getByText(/Yes \+12, No −3/)).toBeVisible()
    })
    await step('it is read place by place', async () => {
      fireEvent.change(canvas.getByRole('slider'), { target: { value: '0' } })
      await expect(canvas.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^Yes 0, No 76/),
      )
    })
  },
}
export const AsTable: Story = { play: standsAsTable }
export const Loading: Story = { args: { answer: loading } }
export const Earlier: Story = { args: { answer: earlier(timelineShown) } }
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: { answer: ready({ ...timelineShown, rows: [], swings: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.empty)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** One ballot, and no time to speak of. */
export const FirstBallot: Story = {
  args: {
    answer: ready({
      ...timelineShown,
      rows: timelineShown.rows.slice(5, 6),
      swings: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.none)).toBeVisible()
  },
}
/** Of one day, which hours mark; and the last hour brought nothing. */
export const Tied: Story = {
  args: {
    answer: ready({
      from: before(1),
      to: before(0),
      rows: [
        {
          at: before(0.7),
          yesPower: 0,
          noPower: 8,
          yesVoters: 0,
          noVoters: 1,
          changed: 0,
        },
        {
          at: before(0.3),
          yesPower: 8,
          noPower: 8,
          yesVoters: 1,
          noVoters: 1,
          changed: 1,
        },
      ],
      swings: [
        { at: before(0.7), leader: 'no', line: 11 },
        { at: before(0.3), leader: 'tied', line: 12 },
      ],
      lastHour: { yesPower: 0, noPower: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.swing.tied)).toBeVisible()
    await expect(canvas.getByText(/Yes \+0, No \+0/)).toBeVisible()
    await expect(canvas.getByText(/1 change of mind in all/)).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
