import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bountyRecord } from '../../../fixtures/bounties.ts'
import { canTryAgain } from '../../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../../fixtures/cards.tsx'
import { RecordCard } from './RecordCard.tsx'

const meta = {
  component: RecordCard,
  args: {
    answer: ready(bountyRecord),
    as: 'author',
    who: '0x7099…79C8',
    allHref: '#all',
  },
} satisfies Meta<typeof RecordCard>

export default meta
type Story = StoryObj<typeof meta>

export const Author: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250 CRO, 3.00B $NARWHAL')).toBeVisible()
  },
}
export const Hunter: Story = {
  args: { as: 'hunter' },
  globals: { theme: 'light' },
}
const none = { TOKEN: '0', CRO: '0' }
/** Nothing was paid out, and tokens alone were earned. */
export const NothingAndTokens: Story = {
  args: {
    answer: ready({
      ...bountyRecord,
      author: { ...bountyRecord.author, opened: 1_204, paid: 0, paidOut: none },
      hunter: {
        ...bountyRecord.hunter,
        earned: { ...none, TOKEN: bountyRecord.author.paidOut.TOKEN },
      },
    }),
  },
  render: (args) => (
    <>
      <RecordCard {...args} />
      <RecordCard {...args} as="hunter" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 CRO')).toBeVisible()
    await expect(canvas.getByText('3.00B $NARWHAL')).toBeVisible()
  },
}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Stale: Story = { args: { answer: earlier(bountyRecord) } }
