import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { addressAt } from '../../../fixtures/analytics.ts'
import { canTryAgain } from '../../../fixtures/cardPlays.ts'
import { failed, loading, place, ready } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { powerStory } from '../../../fixtures/votes.ts'
import { PowerWhy } from './PowerWhy.tsx'

const phone = { viewport: { value: 'phone' } }
const words = voting.why

const meta = {
  component: PowerWhy,
  args: {
    ...place,
    answer: ready(powerStory),
    txHref: (hash): string | null => `https://explorer.example/tx/${hash}`,
  },
} satisfies Meta<typeof PowerWhy>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the sum, and each transfer that made it', async () => {
      await expect(
        canvas.getByText(words.lead('2', '2', '18,112,040')),
      ).toBeVisible()
      await expect(canvas.getByText('Got narwhal #812')).toBeVisible()
      await expect(canvas.getByText(words.minted.one)).toBeVisible()
      await expect(canvas.getByText('Gave narwhal #77 away')).toBeVisible()
    })
    await step('what came too late', async () => {
      await expect(canvas.getByText(words.later)).toBeVisible()
      await expect(canvas.getByText('Got narwhal #2048')).toBeVisible()
    })
    await step('each leads to its transaction', async () => {
      await expect(
        canvas.getAllByRole('link', { name: /Transaction/ }),
      ).toHaveLength(4)
    })
  },
}
const [, , minted] = powerStory.changes
/** What came together is said of all of it. */
export const MintedTogether: Story = {
  args: {
    answer: ready({
      ...powerStory,
      changes: minted
        ? ['12', '11'].map((tokenId) => ({ ...minted, tokenId }))
        : [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Got 2 narwhals')).toBeVisible()
    await expect(canvas.getByText(words.minted.many)).toBeVisible()
  },
}
const [given] = powerStory.changes
/** What was burnt went to nobody. */
export const Burnt: Story = {
  args: {
    answer: ready({
      ...powerStory,
      changes: given ? [{ ...given, to: `0x${'0'.repeat(40)}` }] : [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.burnt.one)).toBeVisible()
  },
}
const reasons = [
  'excluded',
  'at_excluded',
  'moved_before',
  'bought_after',
  'not_in_list',
] as const
/** Of what was burnt at once the index has not noted the transaction. */
export const EachReason: Story = {
  render: (args) => (
    <>
      {reasons.map((why) => (
        <PowerWhy
          key={why}
          {...args}
          answer={ready({
            ...powerStory,
            power: 0,
            held: 0,
            why,
            changes:
              why === 'moved_before' && given
                ? ['78', '77'].map((tokenId) => ({
                    ...given,
                    tokenId,
                    to: `0x${'0'.repeat(40)}`,
                    tx: undefined,
                  }))
                : [],
            later: why === 'bought_after' ? powerStory.later : [],
            elsewhere:
              why === 'at_excluded'
                ? [{ tokenId: '5', holder: addressAt(41), kind: 'excluded' }]
                : [],
          })}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const why of reasons)
      await expect(canvas.getByText(words.reasons[why])).toBeVisible()
    await expect(canvas.getByText(words.burnt.many)).toBeVisible()
    await expect(
      canvas.getByText(words.excluded, { exact: false }),
    ).toBeVisible()
    // That of what came later.
    await expect(
      canvas.getAllByRole('link', { name: /Transaction/ }),
    ).toHaveLength(1)
  },
}
/** There is no explorer for this chain. */
export const NoExplorer: Story = {
  args: { txHref: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Transaction/ })).toBeNull()
  },
}
export const InTheVault: Story = {
  args: {
    answer: ready({
      ...powerStory,
      power: 0,
      held: 0,
      why: 'in_vault',
      elsewhere: [{ tokenId: '5', holder: addressAt(40), kind: 'vault' }],
      more: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.reasons.in_vault)).toBeVisible()
    await expect(canvas.getByText(/In the swap vault/)).toBeVisible()
    await expect(canvas.getByText(words.more)).toBeVisible()
  },
}
/** Many came at once: one line for them, and the rest is scrolled. */
export const Many: Story = {
  args: {
    answer: ready({
      ...powerStory,
      power: 80,
      held: 80,
      more: true,
      changes: powerStory.changes.flatMap((change, place) =>
        Array.from({ length: 25 }, (_, at) => ({
          ...change,
          tokenId: String(100 * place + at),
          held: 80 - 25 * place - at,
        })),
      ),
    }),
  },
  globals: phone,
  play: async (story) => {
    const { canvas } = story
    await expect(canvas.getByText('Gave 25 narwhals away')).toBeVisible()
    await expect(canvas.getByText(/^#0, #1, #2,/)).toBeVisible()
    await fits()(story)
  },
}
export const Never: Story = {
  args: {
    answer: ready({
      ...powerStory,
      power: 0,
      held: 0,
      why: 'never_held',
      changes: [],
      later: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.none)).toBeVisible()
  },
}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Phone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
