import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { moved, PageTitle } from './PageTitle.tsx'

const meta = {
  component: PageTitle,
  args: { children: 'A mooring of our own' },
} satisfies Meta<typeof PageTitle>

export default meta
type Story = StoryObj<typeof meta>

/** A page that one arrives at takes no focus. */
export const Arrived: Story = {
  beforeEach: () => history.replaceState(null, ''),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).not.toHaveFocus()
  },
}
const Pages = () => {
  const [isThere, go] = useState(false)
  return isThere ? (
    <PageTitle>A mooring of our own</PageTitle>
  ) : (
    <Button onClick={() => go(true)}>Read it</Button>
  )
}
export const Moved: Story = {
  render: () => <Pages />,
  beforeEach: () => {
    history.replaceState(moved, '')
    return () => history.replaceState(null, '')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('heading')).toHaveFocus()
  },
}
