// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Explored, reaches, renderExplored } from '../Explored.tsx'
import { dialog as tour } from '../tours/dialog.ts'
import { dialog as render } from '../views/dialog.tsx'
import { layout } from './dialog.chart.ts'

const meta = {
  title: 'Machines/Dialog',
  component: Explored,
  parameters: { layout: 'fullscreen' },
  render: renderExplored,
  args: { tour, layout, render },
  argTypes: {
    tour: { control: false },
    layout: { control: false },
    render: { control: false },
  },
} satisfies Meta<typeof Explored>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { path: '' },
  play: reaches('closed'),
}
export const Open: Story = {
  name: 'open',
  args: { path: '0' },
  play: reaches('open'),
}
