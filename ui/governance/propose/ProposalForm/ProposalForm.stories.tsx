import type { DraftContent } from '@narwhal-club/core/contract'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { Live } from '../../../fixtures/Live.tsx'
import { ProposalForm } from './ProposalForm.tsx'

const empty: DraftContent = {
  title: '',
  body: '',
  summary: '',
  discussionUrl: '',
  labels: [],
  earliestStart: null,
  duration: 259_200,
}
const filled: DraftContent = {
  title: 'Fund the winter relay',
  summary: 'A budget of 4,800 CRO for the relay in January.',
  body: '## The relay\n\nIt needs **4,800 CRO**.\n\n- boats\n- light',
  discussionUrl: 'https://talk.example/relay',
  labels: ['treasury'],
  earliestStart: '2026-12-01T12:00:00.000Z',
  duration: 604_800,
}

const meta = {
  component: ProposalForm,
  args: {
    value: empty,
    errors: {},
    labels: ['treasury', 'art', 'events'],
    minPeriod: 259_200,
    onChange: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ProposalForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: (args) => (
    <Live from={args.value} onChange={args.onChange}>
      {(value, onChange) => (
        <ProposalForm
          {...args}
          value={value}
          onChange={(change) => onChange({ ...value, ...change })}
        />
      )}
    </Live>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('each field changes its own words', async () => {
      await userEvent.type(canvas.getByLabelText('Title'), 'Relay')
      await userEvent.click(canvas.getByLabelText('art'))
      await userEvent.selectOptions(
        canvas.getByLabelText('Voting is open for'),
        '7 days',
      )
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...empty,
        title: 'Relay',
        labels: ['art'],
        duration: 604_800,
      })
    })
    await step('and each of the others', async () => {
      const { field } = proposing.editor
      for (const name of ['summary', 'body', 'discussionUrl'] as const)
        await userEvent.type(
          canvas.getByLabelText(new RegExp(`^${field[name]}`)),
          'x',
        )
      await userEvent.click(canvas.getByLabelText('art'))
      await fireEvent.change(
        canvas.getByLabelText(new RegExp(`^${field.earliestStart}`)),
        {
          target: { value: '2026-12-20T12:00' },
        },
      )
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...empty,
        title: 'Relay',
        summary: 'x',
        body: 'x',
        discussionUrl: 'x',
        earliestStart: '2026-12-20T12:00:00.000Z',
        duration: 604_800,
      })
    })
    await step('a field that was left is told of', async () => {
      await expect(args.onLeave).toHaveBeenCalledWith('title')
      await expect(args.onLeave).toHaveBeenCalledWith('labels')
    })
  },
}
export const Filled: Story = { args: { value: filled } }
export const Wrong: Story = {
  args: {
    attempt: 1,
    errors: {
      title: 'This is needed.',
      body: 'Write at least 30 characters.',
      labels: 'The club has no such label.',
      duration: 'Voting lasts at least 3 days.',
    },
  },
  play: async ({ canvas, step }) => {
    await step('the summary of errors has the focus', async () => {
      await expect(
        canvas.getByRole('region', { name: /4 things to put right/ }),
      ).toHaveFocus()
    })
  },
}
export const Locked: Story = { args: { value: filled, isLocked: true } }
export const WithoutLabels: Story = { args: { labels: [] } }
export const LongerPeriod: Story = {
  args: { value: filled, minPeriod: 604_800 },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Voting is open for')
    const offered = within(select).getAllByRole('option')
    await expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      '7 days',
      '14 days',
      '30 days',
    ])
  },
}
export const OddDuration: Story = {
  args: { value: { ...filled, duration: 300_000, labels: ['gone'] } },
}
/** One of two labels goes, the other stays; a date that is cleared is none. */
export const TakenOut: Story = {
  args: { value: { ...filled, labels: ['treasury', 'art'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('treasury'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ labels: ['art'] })
    const { earliestStart } = proposing.editor.field
    await fireEvent.change(
      canvas.getByLabelText(new RegExp(`^${earliestStart}`)),
      { target: { value: '' } },
    )
    await expect(args.onChange).toHaveBeenLastCalledWith({
      earliestStart: null,
    })
  },
}
export const LongText: Story = {
  args: {
    value: { ...filled, title: hard.unbroken, labels: [hard.handle] },
    labels: [hard.german],
    errors: { title: hard.sentence },
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const LongerLanguage: Story = {
  args: { value: filled },
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { value: { ...filled, title: hard.arabic, body: hard.arabicSentence } },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
