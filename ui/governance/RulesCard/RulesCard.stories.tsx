import { club } from '@narwhal-club/core/messages/pages/club'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '../../fixtures/cards.tsx'
import { rulesOfNow, strictRules } from '../../fixtures/clubs.ts'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { RulesCard } from './RulesCard.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: RulesCard,
  args: {
    answer: ready({ latest: 1, rules: rulesOfNow }),
    hrefOf: (version) => (version ? `?version=${version}` : '?now'),
    addressOf: (address) => address,
  },
} satisfies Meta<typeof RulesCard>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas, step }) => {
    await step('it says what there is not, too', async () => {
      await expect(canvas.getByText('50 votes')).toBeVisible()
      await expect(canvas.getByText('3 days')).toBeVisible()
      await expect(canvas.getByText(club.rules.quorum.none)).toBeVisible()
      await expect(canvas.getByText(club.rules.exclusions.none)).toBeVisible()
      await expect(canvas.queryByRole('link')).toBeNull()
    })
  },
}
export const Strict: Story = {
  args: { answer: ready({ latest: 3, rules: strictRules }) },
  play: async ({ canvas, step }) => {
    await step('each rule is said, and who does not count', async () => {
      await expect(canvas.getByText('1 vote')).toBeVisible()
      await expect(canvas.getByText('5,400 seconds')).toBeVisible()
      await expect(canvas.getByText('1,000 votes')).toBeVisible()
      await expect(canvas.getByText('48 hours')).toBeVisible()
      await expect(canvas.getByText('trips, gear, money')).toBeVisible()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    })
    await step('the version before is one step away', async () => {
      const [older, ...none] = canvas.getAllByRole('link')
      await expect(older).toHaveAttribute('href', '?version=2')
      await expect(none).toEqual([])
    })
  },
}
export const Past: Story = {
  args: {
    answer: ready({ latest: 3, rules: { ...strictRules, version: 1 } }),
  },
  play: async ({ canvas, step }) => {
    await step('it says so, and leads to those of now', async () => {
      await expect(canvas.getByText(club.rules.past)).toBeVisible()
      await expect(
        canvas.getByRole('link', { name: club.rules.newer }),
      ).toHaveAttribute('href', '?version=2')
      await expect(
        canvas.getByRole('link', { name: club.rules.now }),
      ).toHaveAttribute('href', '?now')
    })
  },
}
export const AnyoneMay: Story = {
  args: {
    answer: ready({ latest: 1, rules: { ...rulesOfNow, minProposeVp: 0 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(club.rules.propose.free)).toBeVisible()
  },
}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Try again' }),
    ).toBeVisible()
  },
}
export const Phone: Story = {
  args: {
    answer: ready({
      latest: 3,
      rules: { ...strictRules, version: 2, labels: [hard.unbroken] },
    }),
  },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    answer: ready({
      latest: 3,
      rules: { ...strictRules, version: 2, labels: [hard.hebrew] },
    }),
  },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
/** What is no whole day is told in hours. */
export const InHours: Story = {
  args: {
    answer: ready({
      latest: 1,
      rules: { ...rulesOfNow, minPeriod: 36 * 3_600 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(club.rules.period.hours('36'))).toBeVisible()
  },
}
