import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn } from 'storybook/test'
import { expectToFit } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip, TooltipGroup } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: {
    content: 'Frozen at block 18,112,040, when the vote was published.',
    children: (describedBy) => (
      <Button aria-describedby={describedBy} onClick={fn()}>
        Voting power
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '72px 120px' }}>
        <TooltipGroup>
          <Story />
        </TooltipGroup>
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const OnFocus: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('focus opens it at once, and it describes', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tooltip')).toBeVisible()
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
        /Frozen at block/,
      )
    })
    await step('it goes with the focus, and comes with it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button')).not.toHaveFocus()
      await expect(canvas.queryByRole('tooltip')).toBeNull()
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('tooltip')).toBeVisible()
    })
    await step('Escape puts it away', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('tooltip')).toBeNull()
      await fireEvent.focusIn(canvas.getByRole('button'))
    })
  },
}

export const OnHover: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button')
    const timers = spyOn(globalThis, 'setTimeout')
    const clock = spyOn(performance, 'now').mockReturnValue(1_000)
    const longWaits = () =>
      timers.mock.calls.filter(([, delay]) => delay === 700).length
    await step('it waits 700 ms', async () => {
      await userEvent.hover(button)
      await expect(canvas.queryByRole('tooltip')).toBeNull()
      await expect(longWaits()).toBe(1)
      await canvas.findByRole('tooltip')
    })
    await step('within 300 ms of it the next does not wait', async () => {
      await userEvent.unhover(button)
      clock.mockReturnValue(1_299)
      await userEvent.hover(button)
      await canvas.findByRole('tooltip')
      await expect(longWaits()).toBe(1)
    })
    await step('later it does', async () => {
      await userEvent.unhover(button)
      clock.mockReturnValue(1_599)
      await userEvent.hover(button)
      await expect(longWaits()).toBe(2)
      await canvas.findByRole('tooltip')
    })
    await step('the pointer may rest on it', async () => {
      const tip = canvas.getByRole('tooltip')
      await fireEvent.pointerOut(button, { relatedTarget: tip })
      await expect(tip).toBeVisible()
    })
  },
}

export const AtTheEdge: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('it stays in the window', async () => {
      await userEvent.tab()
      const { right, top } = canvas.getByRole('tooltip').getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(innerWidth)
      await expect(top).toBeGreaterThanOrEqual(0)
    })
  },
}
export const LongText: Story = {
  ...AtTheEdge,
  args: { content: `${hard.handle} ${hard.sentence}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.tab()
    await canvas.findByRole('tooltip')
    await step('all of it is in the window', () => expectToFit())
  },
}
export const RightToLeft: Story = {
  ...LongText,
  args: { content: hard.arabicSentence },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
}
export const Zoomed: Story = {
  ...LongText,
  args: {},
  globals: { zoom: 'fourfold', viewport: { value: 'laptop' } },
}
