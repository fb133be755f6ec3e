import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WhenNear } from './WhenNear.tsx'

const meta = {
  component: WhenNear,
  args: { children: <p>At the end of the page</p> },
} satisfies Meta<typeof WhenNear>

export default meta
type Story = StoryObj<typeof meta>

export const InSight: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('At the end of the page'),
    ).toBeVisible()
  },
}
export const FarBelow: Story = {
  render: (args) => (
    <>
      <p style={{ minBlockSize: '400vh' }}>A long page</p>
      <WhenNear {...args} />
      <a href="#top">Its last link</a>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('nothing of it is there before a reader is near', async () => {
      await expect(canvas.queryByText('At the end of the page')).toBeNull()
    })
    await step('then it is, and stays', async () => {
      canvas.getByRole('link').scrollIntoView()
      await canvas.findByText('At the end of the page')
      canvas.getByText('A long page').scrollIntoView()
      await expect(
        canvas.getByText('At the end of the page'),
      ).toBeInTheDocument()
    })
  },
}
