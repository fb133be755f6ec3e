import { lists } from '@narwhal-club/core/messages/pages/lists'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { MoreRows } from './MoreRows.tsx'

const onMore = fn()

const meta = {
  component: MoreRows,
  args: { more: { waiting: false, onMore } },
} satisfies Meta<typeof MoreRows>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear()
    await userEvent.click(canvas.getByText(lists.more))
    await expect(onMore).toHaveBeenCalledOnce()
  },
}
export const Waiting: Story = { args: { more: { waiting: true, onMore } } }
/** What is there stays, and the same press asks again. */
export const Failed: Story = {
  args: { more: { waiting: false, isFailed: true, onMore } },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(lists.notMore)
    await userEvent.click(canvas.getByText(lists.more))
    await expect(onMore).toHaveBeenCalledOnce()
  },
}
/** Each second try comes to something. */
function Trying() {
  const [tries, setTries] = useState(0)
  const onTry = () => setTries(tries + 1)
  const isFailed = tries % 2 === 1
  return <MoreRows more={{ waiting: false, isFailed, onMore: onTry }} />
}
/** Whoever listens hears of it as it comes. */
export const FailsOnThePage: Story = {
  render: () => <Trying />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByText(lists.more))
    await expect(canvas.getByRole('alert')).toHaveTextContent(lists.notMore)
  },
}
export const AskedAgain: Story = {
  args: { more: { waiting: true, isFailed: true, onMore } },
}
export const Wide: Story = { args: { wide: true } }
export const LongText: Story = {
  args: {
    label: hard.german,
    more: { waiting: false, isFailed: true, onMore },
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    label: hard.hebrewWord,
    more: { waiting: false, isFailed: true, onMore },
  },
  globals: { locale: 'rtl', theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
