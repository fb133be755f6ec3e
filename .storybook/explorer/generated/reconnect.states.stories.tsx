// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Explored, matrix, reaches, renderExplored } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { reconnect as tour } from '../tours/reconnect.ts'
import { reconnect as render } from '../views/reconnect.tsx'
import { layout } from './reconnect.chart.ts'

const meta = {
  title: 'Machines/Reconnect',
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

export const Reading: Story = {
  name: 'reading',
  args: { path: '' },
  play: reaches('reading'),
}
export const Unneeded: Story = {
  name: 'unneeded',
  args: { path: '0' },
  play: reaches('unneeded'),
}
export const Waiting: Story = {
  name: 'waiting',
  args: { path: '1' },
  play: reaches('waiting'),
}
export const Due: Story = {
  name: 'due',
  args: { path: '1-1' },
  play: reaches('due'),
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
        { title: 'reading', path: '' },
        { title: 'unneeded', path: '0' },
        { title: 'waiting', path: '1' },
        { title: 'due', path: '1-1' },
      ]}
    />
  ),
}
