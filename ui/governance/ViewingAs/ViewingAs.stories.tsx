import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { ViewingAs } from './ViewingAs.tsx'

const wallet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const meta = {
  component: ViewingAs,
  args: {
    wallet,
    backHref: '#back',
    viewed: {
      status: 'known',
      eligibility: {
        ok: false,
        have: 38,
        need: 50,
        why: [{ code: 'insufficient_vp', missing: 12 }],
      },
    },
  },
} satisfies Meta<typeof ViewingAs>

export default meta
type Story = StoryObj<typeof meta>

const says = (...said: string[]): NonNullable<Story['play']> =>
  async function plays({ canvas, step }) {
    await step(
      'it says as whom, what it may do, and the way back',
      async () => {
        for (const each of said)
          await expect(canvas.getByText(each)).toBeVisible()
        await expect(
          canvas.getByRole('link', { name: 'Stop viewing' }),
        ).toBeVisible()
      },
    )
  }

export const NeedsMore: Story = {
  play: says(
    'Viewing as 0xf39F…2266',
    'It has 38 votes here.',
    'You need 12 more NFTs to propose.',
    'Read only: nothing can be signed or written as this wallet.',
  ),
}
export const May: Story = {
  args: {
    viewed: {
      status: 'known',
      eligibility: { ok: true, have: 64, need: 50, why: [] },
    },
  },
  play: says('It has 64 votes here.', 'It can propose (50 needed).'),
}
/** None is a number that is known. */
export const HoldsNone: Story = {
  args: {
    viewed: {
      status: 'known',
      eligibility: {
        ok: false,
        have: 0,
        need: 50,
        why: [{ code: 'insufficient_vp', missing: 50 }],
      },
    },
  },
  play: says('It has no votes here.', 'You need 50 more NFTs to propose.'),
}
export const SeveralReasons: Story = {
  args: {
    viewed: {
      status: 'known',
      eligibility: {
        ok: false,
        need: 50,
        why: [{ code: 'author_blocked' }, { code: 'vp_unavailable' }],
      },
    },
  },
  play: says(
    'Its votes here are not known now.',
    'This wallet may not publish here.',
  ),
}
/** Where how many are missing is not told, what it takes is. */
export const OtherReasons: Story = {
  args: {
    viewed: {
      status: 'known',
      eligibility: {
        ok: false,
        have: 1,
        need: 50,
        why: [
          { code: 'not_signed_in' },
          { code: 'insufficient_vp' },
          { code: 'proposal_limit' },
          { code: 'proposal_limit', resetAt: '2026-11-24T08:00:00Z' },
          { code: 'club_paused', missing: 1 },
        ],
      },
    },
  },
  play: says(
    'It has 1 vote here.',
    'Sign in to propose.',
    'Proposing takes 50 votes.',
    'There are as many proposals as there may be.',
    'Nothing can be proposed here at the moment. You would need 1 more NFT besides.',
  ),
}
export const Wrong: Story = {
  args: { wallet: '0x12', viewed: { status: 'wrong' } },
  play: says('This is no wallet'),
}
export const Loading: Story = { args: { viewed: { status: 'loading' } } }
export const Failed: Story = {
  args: {
    viewed: { status: 'failed', advice: 'It did not load.', onAgain: fn() },
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('it is asked for again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      const { viewed } = args
      if (viewed.status === 'failed')
        await expect(viewed.onAgain).toHaveBeenCalledOnce()
    })
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
