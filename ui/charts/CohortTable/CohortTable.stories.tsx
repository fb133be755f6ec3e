import type { Meta, StoryObj } from '@storybook/react-vite'
import { clubs, retentionOf } from '../../fixtures/analytics.ts'
import { CohortTable } from './CohortTable.tsx'

const meta = {
  component: CohortTable,
  args: { cohorts: retentionOf(clubs.usual).cohorts },
} satisfies Meta<typeof CohortTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const EveryShade: Story = {
  args: {
    cohorts: [
      {
        month: '2026-03',
        minters: 100_000,
        retained: [1, 0.8, 0.6, 0.4, 0.2, 0],
      },
    ],
  },
}
export const FirstMonth: Story = {
  args: { cohorts: [{ month: '2026-11', minters: 1, retained: [] }] },
}
