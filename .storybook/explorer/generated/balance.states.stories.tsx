// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Explored, matrix, reaches, renderExplored } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
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

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => (
    <Matrix
      tour={tour}
      render={render}
      states={[
        { title: 'idle', path: '' },
        { title: 'loading', path: '0' },
        { title: 'loaded', path: '0-4' },
        { title: 'failed', path: '0-5' },
      ]}
    />
  ),
}
