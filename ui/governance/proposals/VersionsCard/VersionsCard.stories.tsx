import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { canTryAgain } from '../../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { diff, storyNow, versions } from '../../../fixtures/proposals.ts'
import { changesOf } from './changes.ts'
import { VersionsCard } from './VersionsCard.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: VersionsCard,
  args: {
    answer: ready({ rows: versions }),
    hrefOf: (version) => `#${version ?? ''}`,
    now: storyNow,
  },
} satisfies Meta<typeof VersionsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas, step }) => {
    await step('the second can be held against the first', async () => {
      await expect(
        canvas.getByRole('link', {
          name: 'What changed from version 1 to 2',
        }),
      ).toHaveAttribute('href', '#2')
      await expect(canvas.getAllByRole('link')).toHaveLength(1)
    })
  },
}
export const Compared: Story = {
  args: { compared: { version: 2, answer: ready(changesOf(diff)) } },
  play: async ({ canvas, step }) => {
    await step('what changed is shown, and nothing else', async () => {
      await expect(canvas.getByText('Text')).toBeVisible()
      await expect(canvas.getByText('Earlier discussion')).toBeVisible()
      await expect(canvas.queryByText('Summary')).toBeNull()
      await expect(canvas.getByRole('deletion')).toHaveTextContent('two')
      await expect(canvas.getAllByRole('insertion')).toHaveLength(2)
    })
    await step('it can be put away', async () => {
      await expect(canvas.getByRole('link')).toHaveAttribute('href', '#')
    })
  },
}
export const ComparedPhone: Story = {
  args: { compared: { version: 2, answer: ready(changesOf(diff)) } },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
/** It was signed anew, and says the same. */
export const SameWords: Story = {
  args: {
    compared: {
      version: 2,
      answer: ready(
        changesOf({
          ...diff,
          body: [{ is: 'same', text: 'It pays for itself.' }],
          discussionUrl: [],
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing changed in words.')).toBeVisible()
  },
}
export const Comparing: Story = {
  args: { compared: { version: 2, answer: loading } },
}
export const NotCompared: Story = {
  args: { compared: { version: 2, answer: failed } },
  play: canTryAgain,
}
export const Unknown: Story = {
  args: { isUnknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No such version',
    )
  },
}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
/** Another is asked for: what stands there is of before, and says so. */
export const ComparedEarlier: Story = {
  args: { compared: { version: 2, answer: earlier(changesOf(diff)) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: /version 1 to 2/ }),
    ).toHaveAttribute('aria-busy', 'true')
  },
}
/** There is nothing before the first to hold it against. */
export const ComparedFirst: Story = {
  args: { compared: { version: 1, answer: ready(changesOf(diff)) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('deletion')).toBeNull()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
export const RightToLeft: Story = {
  args: { compared: { version: 2, answer: ready(changesOf(diff)) } },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
