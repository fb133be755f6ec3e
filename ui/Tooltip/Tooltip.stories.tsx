import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip, TooltipGroup } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: {
    content: 'Frozen at block 18,112,040, when the vote was published.',
    children: (describedBy) => (
      <Button aria-describedby={describedBy}>Voting power</Button>
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
    await step('it waits 700 ms', async () => {
      const asked = performance.now()
      await userEvent.hover(button)
      await expect(canvas.queryByRole('tooltip')).toBeNull()
      await canvas.findByRole('tooltip', undefined, { timeout: 2_000 })
      await expect(performance.now() - asked).toBeGreaterThanOrEqual(690)
    })
    await step('within 300 ms the next opens at once', async () => {
      await userEvent.unhover(button)
      const asked = performance.now()
      await userEvent.hover(button)
      await canvas.findByRole('tooltip')
      await expect(performance.now() - asked).toBeLessThan(500)
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
