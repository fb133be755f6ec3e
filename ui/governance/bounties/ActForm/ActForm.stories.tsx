import { type Act, actingFailure } from '@narwhal-club/core/acting'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { addressAt } from '../../../fixtures/analytics.ts'
import { fits } from '../../../fixtures/fits.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { ActForm } from './ActForm.tsx'
import type { Candidate } from './AwardFields.tsx'

const one = 'b0000000-0000-4000-8000-000000000011'
const two = 'b0000000-0000-4000-8000-000000000012'
const submit: Act = { kind: 'submit', id: one, text: '', links: [] }
const award: Act = {
  kind: 'award',
  reward: String(450n * 10n ** 18n),
  winnersMax: 2,
  winners: [
    { submission: one, amount: '225' },
    { submission: two, amount: '225' },
  ],
}
const writing = (act: Act, errors = {}) =>
  ({ status: 'writing', act, errors, failure: null }) as const

const later = '2026-12-12T12:00:00.000Z'
const wrong: readonly [Act, Readonly<Record<string, string>>][] = [
  [
    { kind: 'dispute', submission: one, text: '' },
    { text: 'Say what is wrong.' },
  ],
  [
    {
      kind: 'review',
      submission: one,
      status: 'spam',
      publicReason: '',
      note: '',
    },
    { publicReason: 'Say why.' },
  ],
  [
    { kind: 'extend', submitBy: '', decideBy: later, payBy: later },
    {
      submitBy: 'Choose a date.',
      decideBy: 'This is too soon.',
      payBy: 'This is too late.',
    },
  ],
  [{ kind: 'cancel', reason: '' }, { reason: 'Hunters must know why.' }],
  [
    { kind: 'report', submission: one, hash: '0x12' },
    { hash: 'This is no transaction.' },
  ],
]

const ready = (data: readonly Candidate[]) =>
  ({ status: 'ready', data }) as const
const onRetry = fn()

const meta = {
  component: ActForm,
  args: {
    view: writing(submit),
    asset: 'CRO',
    candidates: ready([
      { submission: one, author: addressAt(6) },
      { submission: two, author: addressAt(7) },
    ]),
    onChange: fn(),
    onSend: fn(),
    onRetry: fn(),
    onClose: fn(),
    signIn: <Button onClick={fn()}>Sign in</Button>,
  },
} satisfies Meta<typeof ActForm>

export default meta
type Story = StoryObj<typeof meta>

const write = (act: Act, errors = {}): Story => ({
  args: { view: writing(act, errors) },
})

export const Submit: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('words are told as they are typed', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Links/ }), 'h')
      await expect(args.onChange).toHaveBeenCalledWith({ links: ['h'] })
    })
    await step('it is sent on one press', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Hand in work' }),
      )
      await expect(args.onSend).toHaveBeenCalledOnce()
    })
  },
}
export const Wrong = write(submit, {
  text: 'This is needed.',
  links: 'Enter whole addresses that begin with https://.',
})
/** What is wrong stands at the field that it is of. */
export const WrongOfEach: Story = {
  render: (args) => (
    <>
      {wrong.map(([act, errors]) => (
        <ActForm key={act.kind} {...args} view={writing(act, errors)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const said = wrong.flatMap(([, errors]) => Object.values(errors))
    for (const each of said) await expect(canvas.getByText(each)).toBeVisible()
  },
}
export const Edit = write({
  kind: 'edit',
  submission: one,
  text: 'A narwhal under the aurora.',
  links: ['https://art.example/a.svg'],
})
export const Withdraw = write({ kind: 'withdraw', submission: one })
/** What is written where is told of just that. */
const tells =
  (field: string, typed: string, change: object): NonNullable<Story['play']> =>
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(`^${field}`) }),
      typed,
    )
    await expect(args.onChange).toHaveBeenLastCalledWith(change)
  }
export const Dispute: Story = {
  ...write({ kind: 'dispute', submission: one, text: '' }),
  play: tells(bountyActs.field.disputeText, 'N', { text: 'N' }),
}
export const Review: Story = {
  ...write({
    kind: 'review',
    submission: one,
    status: 'rejected',
    publicReason: '',
    note: '',
  }),
  play: async (context) => {
    const { field } = bountyActs
    await tells(field.publicReason, 'W', { publicReason: 'W' })(context)
    await tells(field.note, 'M', { note: 'M' })(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(
      canvas.getByRole('radio', { name: bounties.work.status.shortlisted }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith({
      status: 'shortlisted',
    })
  },
}
export const Award: Story = {
  args: { view: writing(award) },
  globals: { theme: 'light' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('who is left out leaves the whole to the other', async () => {
      const [first] = canvas.getAllByRole('checkbox')
      await userEvent.click(first as HTMLElement)
      await expect(args.onChange).toHaveBeenCalledWith({
        winners: [{ submission: two, amount: '450' }],
      })
    })
    await step('shares are changed by hand', async () => {
      const [share] = canvas.getAllByRole('textbox')
      await userEvent.type(share as HTMLElement, '5')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        winners: [
          { submission: one, amount: '2255' },
          { submission: two, amount: '225' },
        ],
      })
    })
    await step('and are even again on a press', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: bountyActs.field.even }),
      )
      await expect(args.onChange).toHaveBeenLastCalledWith({
        winners: award.winners,
      })
    })
  },
}
/** One of two is chosen: the other has no share, and none is to be even. */
export const AwardOne: Story = {
  args: {
    view: writing({ ...award, winners: [{ submission: one, amount: '450' }] }),
    asset: 'TOKEN',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.queryByRole('button', { name: bountyActs.field.even }),
    ).toBeNull()
    const [, second] = canvas.getAllByRole('checkbox')
    await expect(second).not.toBeChecked()
    await userEvent.click(second as HTMLElement)
    await expect(args.onChange).toHaveBeenCalledWith({ winners: award.winners })
  },
}
/** A winner of an earlier visit has gone: they can be left out. */
export const AwardGone: Story = {
  args: {
    view: writing(award, { winners: 'At most 1 win.' }),
    candidates: ready([{ submission: two, author: addressAt(7) }]),
  },
  play: async ({ args, canvas, userEvent }) => {
    const gone = canvas.getByRole('checkbox', {
      name: new RegExp(`^${bountyActs.field.gone}`),
    })
    await expect(gone).toBeChecked()
    await userEvent.click(gone)
    await expect(args.onChange).toHaveBeenCalledWith({
      winners: [{ submission: two, amount: '450' }],
    })
  },
}
/** The work did not load: it is said, and tried again on a press. */
export const AwardFailed: Story = {
  args: {
    view: writing(award),
    candidates: { status: 'failed', advice: bounties.failure.network, onRetry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      bounties.failure.network,
    )
    // Who was chosen is not taken for gone.
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
/** Of work that is not known nothing is said. */
export const AwardUnknown: Story = {
  args: { view: writing(award), candidates: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bountyActs.field.unknown)).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
export const AwardLeft = write(award, {
  winners: '0.5 of the reward is left: split it all.',
})
export const Close = write({ kind: 'close' })
export const Extend: Story = {
  ...write({
    kind: 'extend',
    submitBy: '2026-12-01T12:00:00.000Z',
    decideBy: '2026-12-08T12:00:00.000Z',
    payBy: '2026-12-12T12:00:00.000Z',
  }),
  play: async ({ args, canvas }) => {
    for (const field of ['submitBy', 'decideBy', 'payBy'] as const) {
      const at = canvas.getByLabelText(bountyEditor.field[field])
      await fireEvent.change(at, { target: { value: '2026-12-20T12:00' } })
      await expect(args.onChange).toHaveBeenLastCalledWith({
        [field]: '2026-12-20T12:00:00.000Z',
      })
    }
  },
}
export const Cancel: Story = {
  ...write({ kind: 'cancel', reason: '' }),
  play: tells(bountyActs.field.reason, 'N', { reason: 'N' }),
}
export const Report: Story = {
  ...write({ kind: 'report', submission: one, hash: '' }),
  play: tells(bountyActs.field.hash, '0', { hash: '0' }),
}
export const Refused: Story = {
  args: {
    view: {
      status: 'writing',
      act: submit,
      errors: {},
      failure: {
        ...actingFailure('acting.refused'),
        message: 'You have handed in work for this bounty.',
      },
    },
  },
}
export const Sending: Story = {
  args: { view: { status: 'sending', act: submit, next: null } },
}
export const Waiting: Story = {
  args: {
    view: {
      status: 'waiting',
      act: submit,
      failure: actingFailure('acting.unreachable'),
      next: null,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Suspended: Story = {
  args: {
    view: {
      status: 'suspended',
      act: submit,
      failure: actingFailure('acting.signedOut'),
      next: null,
    },
  },
}
export const Recalling: Story = {
  args: { view: { status: 'recalling', act: submit } },
}
export const Done: Story = {
  args: { view: { status: 'done', kind: 'submit', disputed: null } },
}
const kinds = [
  ...(['submit', 'edit', 'withdraw', 'review', 'award', 'close'] as const),
  ...(['extend', 'cancel', 'report', 'dispute'] as const),
]
/** Of a dispute nobody is missing: it is not said that more must say so. */
export const DoneOfEach: Story = {
  render: (args) => (
    <>
      {kinds.map((kind) => (
        <ActForm
          key={kind}
          {...args}
          view={{
            status: 'done',
            kind,
            disputed: kind === 'dispute' ? { missing: 0 } : null,
          }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const kind of kinds)
      await expect(canvas.getByText(bountyActs.done[kind])).toBeVisible()
  },
}
export const DisputeNeedsMore: Story = {
  args: { view: { status: 'done', kind: 'dispute', disputed: { missing: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 more holders/)).toBeVisible()
  },
}
/** There are as many as it needs: none is said to be missing. */
export const Disputed: Story = {
  args: { view: { status: 'done', kind: 'dispute', disputed: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bountyActs.done.dispute)).toBeVisible()
  },
}
/** Shares are not changed while they are sent. */
export const AwardSending: Story = {
  args: { view: { status: 'sending', act: award, next: null } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: bountyActs.field.even }),
    ).toBeNull()
    await fireEvent.submit(canvas.getByRole('form'))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const LongerLanguage: Story = {
  args: { view: writing(award) },
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
