import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { Button } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import { MineLists } from './MineLists.tsx'

const meta = {
  component: MineLists,
  args: {
    lists: {},
    action: <Button onClick={fn()}>{clubs.mineSoon.action}</Button>,
  },
} satisfies Meta<typeof MineLists>

export default meta
type Story = StoryObj<typeof meta>

/** No list of them can be asked for yet: that is not the same as none. */
export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(clubs.mineSoon.title)).toBeVisible()
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}
export const Some: Story = {
  args: {
    lists: {
      votes: <Card title="Votes">Two.</Card>,
      proposals: <Card title="Proposals">One.</Card>,
    },
  },
  play: async ({ canvas, step }) => {
    await step('they have an order of their own', async () => {
      const titles = canvas.getAllByRole('heading', { level: 2 })
      await expect(titles.map((title) => title.textContent)).toEqual([
        'Proposals',
        'Votes',
      ])
    })
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
