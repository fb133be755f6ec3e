// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Explored, matrix, reaches, renderExplored } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
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

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => (
    <Matrix
      tour={tour}
      render={render}
      states={[
        { title: 'closed', path: '' },
        { title: 'open', path: '0' },
      ]}
    />
  ),
}
