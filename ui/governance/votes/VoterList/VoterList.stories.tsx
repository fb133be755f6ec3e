import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { addressAt } from '../../../fixtures/analytics.ts'
import { canTryAgain } from '../../../fixtures/cardPlays.ts'
import {
  earlier,
  failed,
  loading,
  place,
  ready,
} from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { Live } from '../../../fixtures/Live.tsx'
import { storyNow } from '../../../fixtures/proposals.ts'
import {
  nonVotersShown,
  ownVoter,
  votersShown,
} from '../../../fixtures/votes.ts'
import { VoterList, type VotersQuestion } from './VoterList.tsx'

const phone = { viewport: { value: 'phone' } }
const all: VotersQuestion = {
  tab: 'all',
  search: '',
  sort: 'power',
  reasons: false,
}
const none = ready({ rows: [], total: 0 })
const onMore = fn()

const meta = {
  component: VoterList,
  args: {
    ...place,
    answer: ready(votersShown),
    asked: all,
    onAsk: fn(),
    csvHref: '/votes.csv',
    bundleHref: '/bundle.json',
    now: storyNow,
  },
} satisfies Meta<typeof VoterList>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: { more: { waiting: false, onMore } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what they voted, and who changed their mind', async () => {
      await expect(canvas.getByText('231')).toBeVisible()
      await expect(canvas.getByText('Changed their mind once')).toBeVisible()
      await expect(canvas.getByText('Changed 3 times')).toBeVisible()
    })
    await step('it can be narrowed and sorted', async () => {
      await userEvent.click(canvas.getByLabelText('No'))
      await expect(args.onAsk).toHaveBeenLastCalledWith({ tab: 'no' })
      await userEvent.click(canvas.getByLabelText('Newest'))
      await expect(args.onAsk).toHaveBeenLastCalledWith({ sort: 'newest' })
      await userEvent.click(canvas.getByRole('switch'))
      await expect(args.onAsk).toHaveBeenLastCalledWith({ reasons: true })
    })
    await step('an address can be looked for', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '0xabc{Enter}')
      await expect(args.onAsk).toHaveBeenLastCalledWith({ search: '0xabc' })
    })
    await step('there is more, and all of it to take away', async () => {
      onMore.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(onMore).toHaveBeenCalledOnce()
      await expect(
        canvas.getByRole('link', { name: voting.voters.bundle }),
      ).toHaveAttribute('href', '/bundle.json')
    })
  },
}
/** What is no address is not asked for. */
export const NotAnAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'whale{Enter}')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
/** It stands before the others, and once. */
export const OwnRowFirst: Story = {
  args: {
    own: ownVoter,
    answer: ready({ ...votersShown, rows: [...votersShown.rows, ownVoter] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('you')).toBeVisible()
    await expect(canvas.getAllByText(ownVoter.ballot.reason)).toHaveLength(1)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(
      votersShown.rows.length,
    )
  },
}
/** The count is of who was asked for, so nobody else stands there. */
export const OwnRowElsewhere: Story = {
  render: (args) => (
    <Live from={{ ...all, tab: 'no' } as VotersQuestion} onChange={fn()}>
      {(asked, onAsked) => (
        <VoterList
          {...args}
          asked={asked}
          onAsk={(changed) => onAsked({ ...asked, ...changed })}
        />
      )}
    </Live>
  ),
  args: { own: ownVoter },
  play: async ({ canvas, userEvent, step }) => {
    const you = () => canvas.queryByText(voting.voters.you)
    const choose = (label: string) =>
      userEvent.click(canvas.getByLabelText(label))
    const find = async (said: string) => {
      await userEvent.clear(canvas.getByRole('searchbox'))
      await userEvent.type(canvas.getByRole('searchbox'), `${said}{Enter}`)
    }
    await step(
      'not among those of the other side, nor who is silent',
      async () => {
        await expect(you()).toBeNull()
        await choose('Not voted')
        await expect(you()).toBeNull()
        await choose('Yes')
        await expect(you()).toBeVisible()
      },
    )
    await step('by its address, and by the beginning of it', async () => {
      await find(addressAt(9))
      await expect(you()).toBeNull()
      await find(ownVoter.voter.slice(0, 12))
      await expect(you()).toBeVisible()
    })
    await step('with its reason', async () => {
      await userEvent.click(canvas.getByRole('switch'))
      await expect(you()).toBeVisible()
    })
  },
}
export const NotVoted: Story = {
  args: { asked: { ...all, tab: 'none' }, answer: ready(nonVotersShown) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
export const Loading: Story = { args: { answer: loading } }
/** The reader's vote is the only one: it stands once, under a count of one. */
export const OwnRowAlone: Story = {
  args: {
    own: ownVoter,
    answer: ready({ ...votersShown, rows: [ownVoter], total: 1 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(ownVoter.ballot.reason)).toHaveLength(1)
    await expect(canvas.getByText('you')).toBeVisible()
  },
}
export const Earlier: Story = { args: { answer: earlier(votersShown) } }
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: { answer: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(voting.voters.empty.title)).toBeVisible()
  },
}
export const NotFound: Story = {
  args: { answer: none, asked: { ...all, search: addressAt(9) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: voting.voters.notFound.action }),
    )
    await expect(args.onAsk).toHaveBeenCalledWith({
      tab: 'all',
      search: '',
      reasons: false,
    })
    await userEvent.click(canvas.getByText(voting.voters.search.clear))
    await expect(args.onAsk).toHaveBeenLastCalledWith({ search: '' })
  },
}
export const AllVoted: Story = {
  args: { answer: none, asked: { ...all, tab: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(voting.voters.allVoted.title)).toBeVisible()
  },
}
/** Another is the only one there: the reader’s own stands beside it. */
export const OneOther: Story = {
  args: {
    own: ownVoter,
    answer: ready({ rows: votersShown.rows.slice(0, 1), total: 2 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(voting.voters.you)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
/** They gave no reason: they are not among those who did. */
export const OwnWithoutReason: Story = {
  args: {
    own: { ...ownVoter, ballot: { ...ownVoter.ballot, reason: '' } },
    asked: { ...all, reasons: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(voting.voters.you)).toBeNull()
  },
}
/** Who has not voted is not asked for a reason: the reader is one of them. */
export const OwnNotVoted: Story = {
  args: {
    own: { ...ownVoter, ballot: undefined },
    asked: { ...all, tab: 'none', reasons: true },
    answer: ready(nonVotersShown),
    // It can be counted anew once it is over.
    bundleHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(voting.voters.you)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /CSV/ })).toBeVisible()
    await expect(
      canvas.queryByRole('link', { name: voting.voters.bundle }),
    ).toBeNull()
  },
}
export const Phone: Story = {
  args: { own: ownVoter },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const LongTexts: Story = {
  args: {
    answer: ready({
      rows: [
        {
          ...ownVoter,
          power: 123_456_789,
          ballot: { ...ownVoter.ballot, seq: 99, reason: hard.unbroken },
        },
      ],
      total: 1,
    }),
  },
  globals: phone,
  play: fits(),
}
export const RightToLeft: Story = {
  args: { own: ownVoter },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
