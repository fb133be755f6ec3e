import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { submission, submissionRows } from '../../../fixtures/bounties.ts'
import { canTryAgain } from '../../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { storyNow } from '../../../fixtures/proposals.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { VersionsList } from '../../proposals/VersionsCard/VersionsList.tsx'
import { SubmissionsCard } from './SubmissionsCard.tsx'

const list = { rows: submissionRows, total: 3 }
const onAct = fn()
const workChanges = {
  from: 1,
  to: 2,
  fields: [
    {
      name: 'Work',
      parts: [
        { is: 'same' as const, text: 'A narwhal under the ' },
        { is: 'removed' as const, text: 'sun' },
        { is: 'added' as const, text: 'aurora' },
        { is: 'same' as const, text: '.' },
      ],
    },
  ],
}

const meta = {
  component: SubmissionsCard,
  args: {
    answer: ready(list),
    asset: 'CRO',
    csvHref: '#csv',
    holderHref: (address) => `#${address}`,
    now: storyNow,
    txHref: (hash) => `#${hash}`,
  },
} satisfies Meta<typeof SubmissionsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('what was won, and whether it was paid', async () => {
      await expect(
        canvas.getByRole('link', { name: /verified on the chain/ }),
      ).toBeVisible()
      await expect(canvas.getByText('To be paid')).toBeVisible()
    })
    await step('who was turned down is told why', async () => {
      await expect(canvas.getByText(/a photograph/)).toBeVisible()
    })
    await step('it is there as a file', async () => {
      await expect(
        canvas.getByRole('link', { name: 'Download as CSV' }),
      ).toHaveAttribute('href', '#csv')
    })
  },
}
export const WithActs: Story = {
  args: {
    mine: submission.author,
    partsOf: () => ({ acts: <Button onClick={onAct}>Review</Button> }),
  },
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Review' })
    await userEvent.click(first as HTMLElement)
    await expect(onAct).toHaveBeenCalledOnce()
  },
}
export const WithVersions: Story = {
  args: {
    partsOf: ({ id, version }) => ({
      ...(version > 1 && { versionsHref: '#versions' }),
      ...(id === submission.id && {
        versions: (
          <VersionsList
            answer={ready({
              rows: [2, 1].map((each) => ({
                version: each,
                at: submission.at,
              })),
            })}
            compared={{ version: 2, answer: ready(workChanges) }}
            hrefOf={(each) => `#v${each ?? ''}`}
            now={storyNow}
          />
        ),
      }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('what a version changed is marked below it', async () => {
      await expect(canvas.getByRole('insertion')).toHaveTextContent('aurora')
      await expect(canvas.getByRole('deletion')).toHaveTextContent('sun')
    })
    await step('only what was changed has versions to look at', async () => {
      await expect(
        canvas.getAllByRole('link', { name: /^version/ }),
      ).toHaveLength(1)
    })
  },
}
const hash = `0x${'d2'.repeat(32)}`
const won = {
  ...submission,
  status: 'winner' as const,
  amount: String(100n * 10n ** 18n),
}
/** All else that becomes of work and of its reward, where there is no explorer. */
export const OtherStates: Story = {
  render: ({ txHref: _, ...args }) => <SubmissionsCard {...args} />,
  args: {
    asset: 'TOKEN',
    partsOf: ({ status }) =>
      status === 'shortlisted' ? { versionsHref: '#versions' } : {},
    answer: ready({
      rows: [
        { ...submission, id: 'a', status: 'shortlisted' },
        // Never changed, and without links.
        {
          ...submission,
          id: 'b',
          editedAt: undefined,
          work: { text: 'A reef.', links: [] },
        },
        { ...submission, id: 'c', status: 'withdrawn' },
        { ...submission, id: 'd', status: 'spam' },
        { ...won, id: 'e', payout: { hash, state: 'sent' } },
        { ...won, id: 'f', payout: { hash, state: 'confirming' } },
        { ...won, id: 'g', payout: { hash, state: 'verified' } },
        { ...won, id: 'h', payout: { hash, state: 'failed' } },
        { ...won, id: 'i', amount: undefined },
      ],
      total: 9,
    }),
  },
  play: async ({ canvas, step }) => {
    await step('versions that are put away can be shown', async () => {
      await expect(
        canvas.getByRole('link', { name: 'version 2' }),
      ).toHaveAttribute('aria-expanded', 'false')
    })
    await step('how a payment stands is told without a link', async () => {
      await expect(canvas.getByText('Being confirmed')).toBeVisible()
      await expect(canvas.queryByRole('link', { name: /confirmed/ })).toBeNull()
    })
  },
}
export const Hidden: Story = {
  args: {
    answer: ready({
      rows: [{ ...submission, work: undefined }],
      total: 1,
    }),
  },
}
const reason = 'It copies another’s work.'
/** Words that readers are warned of stand below the warning. */
export const Warned: Story = {
  args: {
    answer: ready({
      rows: [{ ...submission, moderated: { as: 'warned', reason } }],
      total: 1,
    }),
  },
}
/** What moderators took away is not there, and they say why. */
export const TakenAway: Story = {
  args: {
    answer: ready({
      rows: [
        {
          ...submission,
          work: undefined,
          moderated: { as: 'hidden', reason },
        },
      ],
      total: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reason, { exact: false })).toBeVisible()
  },
}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Stale: Story = { args: { answer: earlier(list) } }
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }) },
}
const unsafe = 'javascript:alert(1)'
/** An address that is not safe is words, and leads nowhere. */
export const UnsafeLink: Story = {
  args: {
    answer: ready({
      rows: [{ ...submission, work: { text: 'Here.', links: [unsafe] } }],
      total: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(unsafe)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: unsafe })).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    answer: ready({
      rows: [
        {
          ...submission,
          work: {
            text: hard.unbroken,
            links: [`https://a.example/${hard.unbroken}`],
          },
        },
      ],
      total: 1,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
