import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Check, Hourglass, Vote } from 'lucide-react'
import { fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
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
        <Button variant="ink" wide onClick={fn()}>
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
export const LongText: Story = {
  args: {
    children: (
      <>
        <p>
          <StatusChip tone="active">{hard.german}</StatusChip>
        </p>
        <h3>{hard.unbroken}</h3>
        <p>{hard.emoji}</p>
      </>
    ),
    stub: (
      <>
        <span>Proposed by</span>
        <strong>{hard.handle}</strong>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const HugeNumbers: Story = {
  args: {
    children: (
      <>
        <h3>Commission a winter set of 33 narwhals</h3>
        <p>
          {hard.trillions} of {hard.trillions} votes are in.
        </p>
      </>
    ),
    stub: (
      <>
        <span>Your vote</span>
        <strong>Yes, {hard.trillions}</strong>
        <span>{hard.trillions} $NARWHAL</span>
      </>
    ),
  },
  play: fits(),
}
export const Zero: Story = {
  args: {
    ...Pending.args,
    stub: (
      <>
        <span>Votes in</span>
        <strong>0 of 0</strong>
        <span>0.00T $NARWHAL</span>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    turn: true,
    art: <Narwhal />,
    children: (
      <>
        <p>
          <StatusChip tone="turn" icon={Vote}>
            {hard.hebrewWord}
          </StatusChip>
        </p>
        <h2>{hard.arabic}</h2>
        <p>{hard.arabicSentence}</p>
      </>
    ),
    stub: (
      <>
        <p>{hard.hebrew}</p>
        <Button variant="ink" wide onClick={fn()}>
          {hard.arabicWord} <ArrowRight size={18} aria-hidden />
        </Button>
      </>
    ),
  },
  globals: { locale: 'rtl' },
  play: fits(),
}
export const Zoomed: Story = {
  ...Turn,
  globals: { zoom: 'double' },
  play: fits(),
}
