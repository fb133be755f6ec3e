// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Explored, reaches, renderExplored } from '../Explored.tsx'
import { balance as tour } from '../tours/balance.ts'
import { balance as render } from '../views/balance.tsx'
import { layout } from './balance.chart.ts'

const meta = {
  title: 'Machines/Balance',
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

export const Idle: Story = {
  name: 'idle',
  args: { path: '' },
  play: reaches('idle'),
}
export const Loading: Story = {
  name: 'loading',
  args: { path: '0' },
  play: reaches('loading'),
}
export const Loaded: Story = {
  name: 'loaded',
  args: { path: '0-4' },
  play: reaches('loaded'),
}
export const Failed: Story = {
  name: 'failed',
  args: { path: '0-5' },
  play: reaches('failed'),
}
