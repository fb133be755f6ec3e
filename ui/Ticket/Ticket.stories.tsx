import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Check, Hourglass, Vote } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Narwhal } from '../Narwhal/Narwhal.tsx'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { Ticket } from './Ticket.tsx'

const meta = {
  component: Ticket,
  args: {
    children: (
      <>
        <p>
          <StatusChip tone="active">Active</StatusChip>
        </p>
        <h3>Open the vault for redeeming on weekends</h3>
        <p>1,892 of 2,941 votes are in.</p>
      </>
    ),
    stub: (
      <>
        <span>Your vote</span>
        <strong>Yes, 64</strong>
        <span>Closes in 1 d 6 h</span>
      </>
    ),
  },
} satisfies Meta<typeof Ticket>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Turn: Story = {
  args: {
    turn: true,
    art: <Narwhal />,
    children: (
      <>
        <p>
          <StatusChip tone="turn" icon={Vote}>
            Your turn
          </StatusChip>
        </p>
        <h2>Commission a winter set of 33 narwhals</h2>
        <p>1,892 of 2,941 votes are in.</p>
      </>
    ),
    stub: (
      <>
        <p>Closes in 3 h</p>
        <Button variant="ink" wide>
          Read and vote <ArrowRight size={18} aria-hidden />
        </Button>
        <p>You hold 64 votes here, frozen at block 18,112,040.</p>
      </>
    ),
  },
}
export const TurnOnPhone: Story = {
  ...Turn,
  globals: { viewport: { value: 'phone' } },
}
export const Mine: Story = { args: { mine: true } }
export const Done: Story = {
  args: {
    done: true,
    children: (
      <>
        <p>
          <StatusChip tone="success" icon={Check}>
            Passed
          </StatusChip>
        </p>
        <h3>Publish the fee ledger every Monday</h3>
      </>
    ),
  },
}
export const Pending: Story = {
  args: {
    children: (
      <>
        <p>
          <StatusChip icon={Hourglass}>Pending</StatusChip>
        </p>
        <h3>Publish the fee ledger every Monday</h3>
      </>
    ),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
