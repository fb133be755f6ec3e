import { witness } from '@narwhal-club/core/messages/pages/witness'
import type {
  Contradiction,
  ContradictionCode,
  Said,
} from '@narwhal-club/core/witness'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { before } from '../../../fixtures/analytics.ts'
import { fits } from '../../../fixtures/fits.ts'
import { HistoryAlarm } from './HistoryAlarm.tsx'

const phone = { viewport: { value: 'phone' } }
const hash = (digit: string) => `0x${digit.repeat(64)}`

const told = (days: number, said: Partial<Said>): Said => ({
  at: Date.parse(before(days)),
  whole: {},
  ...said,
})
const of = (
  code: ContradictionCode,
  seen: Partial<Said>,
  served: Partial<Said>,
): Contradiction => ({ code, seen: told(3, seen), served: told(0, served) })

const forked = of(
  'head',
  { line: 4_217, hash: hash('a') },
  { line: 4_217, hash: hash('b') },
)

const meta = {
  component: HistoryAlarm,
  args: {
    contradictions: [forked],
    verifyHref: '#verify',
    onSave: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof HistoryAlarm>

export default meta
type Story = StoryObj<typeof meta>

export const Forked: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it is loud, and names both sides', async () => {
      await expect(canvas.getByRole('alert')).toHaveAccessibleName(
        witness.title.history,
      )
      await expect(canvas.getByText(witness.found.head)).toBeVisible()
      await expect(canvas.getAllByText('Line 4,217')).toHaveLength(2)
      await expect(canvas.getByText(hash('a'))).toBeVisible()
      await expect(canvas.getByText(hash('b'))).toBeVisible()
    })
    await step('both can be kept, and the vote be verified', async () => {
      await userEvent.click(canvas.getByRole('button', { name: witness.save }))
      await expect(args.onSave).toHaveBeenCalledOnce()
      await expect(
        canvas.getByRole('link', { name: witness.verify }),
      ).toHaveAttribute('href', '#verify')
    })
    await step('it goes by hand alone', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: witness.forget }),
      )
      await expect(args.onForget).toHaveBeenCalledOnce()
    })
  },
}
/** Each kind that a browser may find. */
export const EachKind: Story = {
  args: {
    contradictions: [
      forked,
      of('line', { line: 11, hash: hash('1') }, { line: 11, hash: hash('2') }),
      of('chain', { line: 11, hash: hash('1') }, { line: 14, hash: hash('3') }),
      of(
        'shorter',
        { line: 4_217, hash: hash('a') },
        { line: 4_090, hash: hash('c') },
      ),
      of('receipt', { line: 418, hash: hash('d') }, { line: 418, whole: null }),
      { code: 'seal', served: told(0, { hash: hash('e') }) },
      of('key', { line: 4_217, hash: hash('a') }, {}),
      of('list', { hash: hash('f') }, { hash: hash('0') }),
      of('words', { count: 2, hash: hash('4') }, { count: 1, hash: hash('5') }),
      of('fewer', { count: 78 }, { count: 1 }),
    ],
  },
  play: async ({ canvas }) => {
    for (const sentence of Object.values(witness.found))
      await expect(canvas.getByText(sentence)).toBeVisible()
    await expect(canvas.getByText(witness.noLine)).toBeVisible()
    await expect(canvas.getByText('Version 2')).toBeVisible()
    await expect(canvas.getByText('1 ballot')).toBeVisible()
  },
}
/** Nothing of the past was changed; the server does not stand by its word. */
export const Unsealed: Story = {
  args: {
    contradictions: [{ code: 'seal', served: told(0, { hash: hash('e') }) }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName(
      witness.title.other,
    )
    await expect(canvas.queryByText(witness.seen)).toBeNull()
  },
}
export const Forgetting: Story = {
  args: { isForgetting: true },
  play: async ({ args, canvas, userEvent }) => {
    const forget = canvas.getByRole('button', { name: witness.forget })
    await expect(forget).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(forget)
    await expect(args.onForget).not.toHaveBeenCalled()
  },
}
/** Nothing was found: nothing is said. */
export const Silent: Story = {
  args: { contradictions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const Light: Story = { globals: { theme: 'light' }, play: fits() }
export const Phone: Story = { globals: phone, play: fits() }
export const PhoneLight: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
