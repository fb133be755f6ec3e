// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
import { Regions } from '../Regions.tsx'
import { tour as bare } from '../../../core/casting/casting.tour.ts'
import { placed } from '../tours.ts'
import { casting as render } from '../views/casting.tsx'
import { layout } from './casting.chart.ts'

const tour = placed(bare, 'core/casting')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/Casting',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

export const DeskIdlePromptFreeOutboxResting: Story = {
  name: 'idle · free · resting',
  args: { path: '' },
  play: explored.reaches('desk.idle + prompt.free + outbox.resting'),
}
export const DeskIdlePromptFreeOutboxSending: Story = {
  name: 'idle · free · sending',
  args: { path: '16-20' },
  play: explored.reaches('desk.idle + prompt.free + outbox.sending'),
}
export const DeskIdlePromptFreeOutboxWaiting: Story = {
  name: 'idle · free · waiting',
  args: { path: '16-20-9' },
  play: explored.reaches('desk.idle + prompt.free + outbox.waiting'),
}
export const DeskIdlePromptSwitchingOutboxResting: Story = {
  name: 'idle · switching · resting',
  args: { path: '0-14-10-19-3-8' },
  play: explored.reaches('desk.idle + prompt.switching + outbox.resting'),
}
export const DeskIdlePromptSwitchingOutboxSending: Story = {
  name: 'idle · switching · sending',
  args: { path: '0-14-10-19-3-19-8' },
  play: explored.reaches('desk.idle + prompt.switching + outbox.sending'),
}
export const DeskIdlePromptSwitchingOutboxWaiting: Story = {
  name: 'idle · switching · waiting',
  args: { path: '0-14-10-19-3-19-8-9' },
  play: explored.reaches('desk.idle + prompt.switching + outbox.waiting'),
}
export const DeskIdlePromptAskingOutboxResting: Story = {
  name: 'idle · asking · resting',
  args: { path: '0-14-10-19-3-13-8' },
  play: explored.reaches('desk.idle + prompt.asking + outbox.resting'),
}
export const DeskIdlePromptAskingOutboxSending: Story = {
  name: 'idle · asking · sending',
  args: { path: '0-14-10-19-3-13-19-8' },
  play: explored.reaches('desk.idle + prompt.asking + outbox.sending'),
}
export const DeskIdlePromptAskingOutboxWaiting: Story = {
  name: 'idle · asking · waiting',
  args: { path: '0-14-10-19-3-13-19-8-12' },
  play: explored.reaches('desk.idle + prompt.asking + outbox.waiting'),
}
export const DeskOpenRecognisingPromptFreeOutboxResting: Story = {
  name: 'open.recognising · free · resting',
  args: { path: '0' },
  play: explored.reaches('desk.open.recognising + prompt.free + outbox.resting'),
}
export const DeskOpenReadingPromptFreeOutboxResting: Story = {
  name: 'open.reading · free · resting',
  args: { path: '0-14' },
  play: explored.reaches('desk.open.reading + prompt.free + outbox.resting'),
}
export const DeskOpenReadingPromptFreeOutboxSending: Story = {
  name: 'open.reading · free · sending',
  args: { path: '0-14-18' },
  play: explored.reaches('desk.open.reading + prompt.free + outbox.sending'),
}
export const DeskOpenReadingPromptFreeOutboxWaiting: Story = {
  name: 'open.reading · free · waiting',
  args: { path: '0-14-18-11' },
  play: explored.reaches('desk.open.reading + prompt.free + outbox.waiting'),
}
export const DeskOpenReadingPromptSwitchingOutboxResting: Story = {
  name: 'open.reading · switching · resting',
  args: { path: '0-14-10-19-3-1' },
  play: explored.reaches('desk.open.reading + prompt.switching + outbox.resting'),
}
export const DeskOpenReadingPromptSwitchingOutboxSending: Story = {
  name: 'open.reading · switching · sending',
  args: { path: '0-14-10-19-3-19-1' },
  play: explored.reaches('desk.open.reading + prompt.switching + outbox.sending'),
}
export const DeskOpenReadingPromptSwitchingOutboxWaiting: Story = {
  name: 'open.reading · switching · waiting',
  args: { path: '0-14-10-19-3-19-1-9' },
  play: explored.reaches('desk.open.reading + prompt.switching + outbox.waiting'),
}
export const DeskOpenReadingPromptAskingOutboxResting: Story = {
  name: 'open.reading · asking · resting',
  args: { path: '0-14-10-19-3-13-1' },
  play: explored.reaches('desk.open.reading + prompt.asking + outbox.resting'),
}
export const DeskOpenReadingPromptAskingOutboxSending: Story = {
  name: 'open.reading · asking · sending',
  args: { path: '0-14-10-19-3-13-19-1' },
  play: explored.reaches('desk.open.reading + prompt.asking + outbox.sending'),
}
export const DeskOpenReadingPromptAskingOutboxWaiting: Story = {
  name: 'open.reading · asking · waiting',
  args: { path: '0-14-10-19-3-13-19-1-12' },
  play: explored.reaches('desk.open.reading + prompt.asking + outbox.waiting'),
}
export const DeskOpenOfflinePromptFreeOutboxResting: Story = {
  name: 'open.offline · free · resting',
  args: { path: '0-14-27' },
  play: explored.reaches('desk.open.offline + prompt.free + outbox.resting'),
}
export const DeskOpenOfflinePromptFreeOutboxSending: Story = {
  name: 'open.offline · free · sending',
  args: { path: '0-14-27-18' },
  play: explored.reaches('desk.open.offline + prompt.free + outbox.sending'),
}
export const DeskOpenOfflinePromptFreeOutboxWaiting: Story = {
  name: 'open.offline · free · waiting',
  args: { path: '0-14-27-18-10' },
  play: explored.reaches('desk.open.offline + prompt.free + outbox.waiting'),
}
export const DeskOpenStoppedPromptFreeOutboxResting: Story = {
  name: 'open.stopped · free · resting',
  args: { path: '0-14-26' },
  play: explored.reaches('desk.open.stopped + prompt.free + outbox.resting'),
}
export const DeskOpenStoppedPromptFreeOutboxSending: Story = {
  name: 'open.stopped · free · sending',
  args: { path: '0-14-18-9' },
  play: explored.reaches('desk.open.stopped + prompt.free + outbox.sending'),
}
export const DeskOpenStoppedPromptFreeOutboxWaiting: Story = {
  name: 'open.stopped · free · waiting',
  args: { path: '0-14-18-9-9' },
  play: explored.reaches('desk.open.stopped + prompt.free + outbox.waiting'),
}
export const DeskOpenStoppedPromptSwitchingOutboxResting: Story = {
  name: 'open.stopped · switching · resting',
  args: { path: '0-14-10-19-3-1-9' },
  play: explored.reaches('desk.open.stopped + prompt.switching + outbox.resting'),
}
export const DeskOpenStoppedPromptSwitchingOutboxSending: Story = {
  name: 'open.stopped · switching · sending',
  args: { path: '0-14-10-19-3-19-1-12' },
  play: explored.reaches('desk.open.stopped + prompt.switching + outbox.sending'),
}
export const DeskOpenStoppedPromptSwitchingOutboxWaiting: Story = {
  name: 'open.stopped · switching · waiting',
  args: { path: '0-14-10-19-3-19-1-9-9' },
  play: explored.reaches('desk.open.stopped + prompt.switching + outbox.waiting'),
}
export const DeskOpenStoppedPromptAskingOutboxResting: Story = {
  name: 'open.stopped · asking · resting',
  args: { path: '0-14-10-19-3-13-1-12' },
  play: explored.reaches('desk.open.stopped + prompt.asking + outbox.resting'),
}
export const DeskOpenStoppedPromptAskingOutboxSending: Story = {
  name: 'open.stopped · asking · sending',
  args: { path: '0-14-10-19-3-13-19-1-15' },
  play: explored.reaches('desk.open.stopped + prompt.asking + outbox.sending'),
}
export const DeskOpenStoppedPromptAskingOutboxWaiting: Story = {
  name: 'open.stopped · asking · waiting',
  args: { path: '0-14-10-19-3-13-19-1-12-12' },
  play: explored.reaches('desk.open.stopped + prompt.asking + outbox.waiting'),
}
export const DeskOpenRewordedPromptFreeOutboxResting: Story = {
  name: 'open.reworded · free · resting',
  args: { path: '0-14-25' },
  play: explored.reaches('desk.open.reworded + prompt.free + outbox.resting'),
}
export const DeskOpenRewordedPromptFreeOutboxSending: Story = {
  name: 'open.reworded · free · sending',
  args: { path: '0-14-25-18' },
  play: explored.reaches('desk.open.reworded + prompt.free + outbox.sending'),
}
export const DeskOpenRewordedPromptFreeOutboxWaiting: Story = {
  name: 'open.reworded · free · waiting',
  args: { path: '0-14-25-18-9' },
  play: explored.reaches('desk.open.reworded + prompt.free + outbox.waiting'),
}
export const DeskOpenStandingCancelledPromptFreeOutboxResting: Story = {
  name: 'open.standing.cancelled · free · resting',
  args: { path: '0-14-24' },
  play: explored.reaches('desk.open.standing.cancelled + prompt.free + outbox.resting'),
}
export const DeskOpenStandingClosedPromptFreeOutboxResting: Story = {
  name: 'open.standing.closed · free · resting',
  args: { path: '0-14-23' },
  play: explored.reaches('desk.open.standing.closed + prompt.free + outbox.resting'),
}
export const DeskOpenStandingNotOpenPromptFreeOutboxResting: Story = {
  name: 'open.standing.notOpen · free · resting',
  args: { path: '0-14-22' },
  play: explored.reaches('desk.open.standing.notOpen + prompt.free + outbox.resting'),
}
export const DeskOpenStandingSignedOutPromptFreeOutboxResting: Story = {
  name: 'open.standing.signedOut · free · resting',
  args: { path: '0-15-19' },
  play: explored.reaches('desk.open.standing.signedOut + prompt.free + outbox.resting'),
}
export const DeskOpenStandingSignedOutPromptFreeOutboxSending: Story = {
  name: 'open.standing.signedOut · free · sending',
  args: { path: '0-14-18-6-11' },
  play: explored.reaches('desk.open.standing.signedOut + prompt.free + outbox.sending'),
}
export const DeskOpenStandingSignedOutPromptFreeOutboxWaiting: Story = {
  name: 'open.standing.signedOut · free · waiting',
  args: { path: '0-14-18-6-11-9' },
  play: explored.reaches('desk.open.standing.signedOut + prompt.free + outbox.waiting'),
}
export const DeskOpenStandingNoPowerPromptFreeOutboxResting: Story = {
  name: 'open.standing.noPower · free · resting',
  args: { path: '0-14-21' },
  play: explored.reaches('desk.open.standing.noPower + prompt.free + outbox.resting'),
}
export const DeskOpenStandingNoWalletPromptFreeOutboxResting: Story = {
  name: 'open.standing.noWallet · free · resting',
  args: { path: '0-14-19' },
  play: explored.reaches('desk.open.standing.noWallet + prompt.free + outbox.resting'),
}
export const DeskOpenStandingNoWalletPromptFreeOutboxSending: Story = {
  name: 'open.standing.noWallet · free · sending',
  args: { path: '16-20-1-11' },
  play: explored.reaches('desk.open.standing.noWallet + prompt.free + outbox.sending'),
}
export const DeskOpenStandingNoWalletPromptFreeOutboxWaiting: Story = {
  name: 'open.standing.noWallet · free · waiting',
  args: { path: '16-20-1-11-9' },
  play: explored.reaches('desk.open.standing.noWallet + prompt.free + outbox.waiting'),
}
export const DeskOpenStandingWrongWalletPromptFreeOutboxResting: Story = {
  name: 'open.standing.wrongWallet · free · resting',
  args: { path: '0-14-11-18' },
  play: explored.reaches('desk.open.standing.wrongWallet + prompt.free + outbox.resting'),
}
export const DeskOpenStandingWrongWalletPromptFreeOutboxSending: Story = {
  name: 'open.standing.wrongWallet · free · sending',
  args: { path: '16-20-1-11-5' },
  play: explored.reaches('desk.open.standing.wrongWallet + prompt.free + outbox.sending'),
}
export const DeskOpenStandingWrongWalletPromptFreeOutboxWaiting: Story = {
  name: 'open.standing.wrongWallet · free · waiting',
  args: { path: '16-20-1-11-5-9' },
  play: explored.reaches('desk.open.standing.wrongWallet + prompt.free + outbox.waiting'),
}
export const DeskOpenStandingReadyPromptFreeOutboxResting: Story = {
  name: 'open.standing.ready · free · resting',
  args: { path: '0-14-10-19' },
  play: explored.reaches('desk.open.standing.ready + prompt.free + outbox.resting'),
}
export const DeskOpenStandingReadyPromptFreeOutboxSending: Story = {
  name: 'open.standing.ready · free · sending',
  args: { path: '16-20-1-11-9-5-10' },
  play: explored.reaches('desk.open.standing.ready + prompt.free + outbox.sending'),
}
export const DeskOpenStandingReadyPromptFreeOutboxWaiting: Story = {
  name: 'open.standing.ready · free · waiting',
  args: { path: '16-20-1-11-9-5-10-9' },
  play: explored.reaches('desk.open.standing.ready + prompt.free + outbox.waiting'),
}
export const DeskOpenStandingReadyPromptSwitchingOutboxResting: Story = {
  name: 'open.standing.ready · switching · resting',
  args: { path: '0-14-10-19-3-20-8' },
  play: explored.reaches('desk.open.standing.ready + prompt.switching + outbox.resting'),
}
export const DeskOpenStandingReadyPromptSwitchingOutboxSending: Story = {
  name: 'open.standing.ready · switching · sending',
  args: { path: '0-14-10-19-3-19-20-11' },
  play: explored.reaches('desk.open.standing.ready + prompt.switching + outbox.sending'),
}
export const DeskOpenStandingReadyPromptSwitchingOutboxWaiting: Story = {
  name: 'open.standing.ready · switching · waiting',
  args: { path: '0-14-10-19-3-19-20-11-9' },
  play: explored.reaches('desk.open.standing.ready + prompt.switching + outbox.waiting'),
}
export const DeskOpenStandingReadyPromptAskingOutboxResting: Story = {
  name: 'open.standing.ready · asking · resting',
  args: { path: '0-14-10-19-3-13-20-11' },
  play: explored.reaches('desk.open.standing.ready + prompt.asking + outbox.resting'),
}
export const DeskOpenStandingReadyPromptAskingOutboxSending: Story = {
  name: 'open.standing.ready · asking · sending',
  args: { path: '0-14-10-19-3-13-19-20-14' },
  play: explored.reaches('desk.open.standing.ready + prompt.asking + outbox.sending'),
}
export const DeskOpenStandingReadyPromptAskingOutboxWaiting: Story = {
  name: 'open.standing.ready · asking · waiting',
  args: { path: '0-14-10-19-3-13-19-20-14-12' },
  play: explored.reaches('desk.open.standing.ready + prompt.asking + outbox.waiting'),
}
export const DeskOpenStandingCountedPromptFreeOutboxResting: Story = {
  name: 'open.standing.counted · free · resting',
  args: { path: '0-14-18-8-19' },
  play: explored.reaches('desk.open.standing.counted + prompt.free + outbox.resting'),
}
export const DeskOpenAskingPromptSwitchingOutboxResting: Story = {
  name: 'open.asking · switching · resting',
  args: { path: '0-14-10-19-3' },
  play: explored.reaches('desk.open.asking + prompt.switching + outbox.resting'),
}
export const DeskOpenAskingPromptSwitchingOutboxSending: Story = {
  name: 'open.asking · switching · sending',
  args: { path: '0-14-10-19-3-19' },
  play: explored.reaches('desk.open.asking + prompt.switching + outbox.sending'),
}
export const DeskOpenAskingPromptSwitchingOutboxWaiting: Story = {
  name: 'open.asking · switching · waiting',
  args: { path: '0-14-10-19-3-19-22' },
  play: explored.reaches('desk.open.asking + prompt.switching + outbox.waiting'),
}
export const DeskOpenAskingPromptAskingOutboxResting: Story = {
  name: 'open.asking · asking · resting',
  args: { path: '0-14-10-19-3-13' },
  play: explored.reaches('desk.open.asking + prompt.asking + outbox.resting'),
}
export const DeskOpenAskingPromptAskingOutboxSending: Story = {
  name: 'open.asking · asking · sending',
  args: { path: '0-14-10-19-3-13-19' },
  play: explored.reaches('desk.open.asking + prompt.asking + outbox.sending'),
}
export const DeskOpenAskingPromptAskingOutboxWaiting: Story = {
  name: 'open.asking · asking · waiting',
  args: { path: '0-14-10-19-3-13-19-25' },
  play: explored.reaches('desk.open.asking + prompt.asking + outbox.waiting'),
}
export const DeskOpenSendingPromptFreeOutboxResting: Story = {
  name: 'open.sending · free · resting',
  args: { path: '0-14-11-18-16' },
  play: explored.reaches('desk.open.sending + prompt.free + outbox.resting'),
}
export const DeskOpenSendingPromptFreeOutboxSending: Story = {
  name: 'open.sending · free · sending',
  args: { path: '0-14-18-8' },
  play: explored.reaches('desk.open.sending + prompt.free + outbox.sending'),
}
export const DeskOpenSendingPromptFreeOutboxWaiting: Story = {
  name: 'open.sending · free · waiting',
  args: { path: '0-14-18-8-20' },
  play: explored.reaches('desk.open.sending + prompt.free + outbox.waiting'),
}

const states = [
  { name: 'DeskIdlePromptFreeOutboxResting', title: 'desk.idle + prompt.free + outbox.resting', path: '', value: {"desk":"idle","prompt":"free","outbox":"resting"} },
  { name: 'DeskIdlePromptFreeOutboxSending', title: 'desk.idle + prompt.free + outbox.sending', path: '16-20', value: {"desk":"idle","prompt":"free","outbox":"sending"} },
  { name: 'DeskIdlePromptFreeOutboxWaiting', title: 'desk.idle + prompt.free + outbox.waiting', path: '16-20-9', value: {"desk":"idle","prompt":"free","outbox":"waiting"} },
  { name: 'DeskIdlePromptSwitchingOutboxResting', title: 'desk.idle + prompt.switching + outbox.resting', path: '0-14-10-19-3-8', value: {"desk":"idle","prompt":"switching","outbox":"resting"} },
  { name: 'DeskIdlePromptSwitchingOutboxSending', title: 'desk.idle + prompt.switching + outbox.sending', path: '0-14-10-19-3-19-8', value: {"desk":"idle","prompt":"switching","outbox":"sending"} },
  { name: 'DeskIdlePromptSwitchingOutboxWaiting', title: 'desk.idle + prompt.switching + outbox.waiting', path: '0-14-10-19-3-19-8-9', value: {"desk":"idle","prompt":"switching","outbox":"waiting"} },
  { name: 'DeskIdlePromptAskingOutboxResting', title: 'desk.idle + prompt.asking + outbox.resting', path: '0-14-10-19-3-13-8', value: {"desk":"idle","prompt":"asking","outbox":"resting"} },
  { name: 'DeskIdlePromptAskingOutboxSending', title: 'desk.idle + prompt.asking + outbox.sending', path: '0-14-10-19-3-13-19-8', value: {"desk":"idle","prompt":"asking","outbox":"sending"} },
  { name: 'DeskIdlePromptAskingOutboxWaiting', title: 'desk.idle + prompt.asking + outbox.waiting', path: '0-14-10-19-3-13-19-8-12', value: {"desk":"idle","prompt":"asking","outbox":"waiting"} },
  { name: 'DeskOpenRecognisingPromptFreeOutboxResting', title: 'desk.open.recognising + prompt.free + outbox.resting', path: '0', value: {"desk":{"open":"recognising"},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenReadingPromptFreeOutboxResting', title: 'desk.open.reading + prompt.free + outbox.resting', path: '0-14', value: {"desk":{"open":"reading"},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenReadingPromptFreeOutboxSending', title: 'desk.open.reading + prompt.free + outbox.sending', path: '0-14-18', value: {"desk":{"open":"reading"},"prompt":"free","outbox":"sending"} },
  { name: 'DeskOpenReadingPromptFreeOutboxWaiting', title: 'desk.open.reading + prompt.free + outbox.waiting', path: '0-14-18-11', value: {"desk":{"open":"reading"},"prompt":"free","outbox":"waiting"} },
  { name: 'DeskOpenReadingPromptSwitchingOutboxResting', title: 'desk.open.reading + prompt.switching + outbox.resting', path: '0-14-10-19-3-1', value: {"desk":{"open":"reading"},"prompt":"switching","outbox":"resting"} },
  { name: 'DeskOpenReadingPromptSwitchingOutboxSending', title: 'desk.open.reading + prompt.switching + outbox.sending', path: '0-14-10-19-3-19-1', value: {"desk":{"open":"reading"},"prompt":"switching","outbox":"sending"} },
  { name: 'DeskOpenReadingPromptSwitchingOutboxWaiting', title: 'desk.open.reading + prompt.switching + outbox.waiting', path: '0-14-10-19-3-19-1-9', value: {"desk":{"open":"reading"},"prompt":"switching","outbox":"waiting"} },
  { name: 'DeskOpenReadingPromptAskingOutboxResting', title: 'desk.open.reading + prompt.asking + outbox.resting', path: '0-14-10-19-3-13-1', value: {"desk":{"open":"reading"},"prompt":"asking","outbox":"resting"} },
  { name: 'DeskOpenReadingPromptAskingOutboxSending', title: 'desk.open.reading + prompt.asking + outbox.sending', path: '0-14-10-19-3-13-19-1', value: {"desk":{"open":"reading"},"prompt":"asking","outbox":"sending"} },
  { name: 'DeskOpenReadingPromptAskingOutboxWaiting', title: 'desk.open.reading + prompt.asking + outbox.waiting', path: '0-14-10-19-3-13-19-1-12', value: {"desk":{"open":"reading"},"prompt":"asking","outbox":"waiting"} },
  { name: 'DeskOpenOfflinePromptFreeOutboxResting', title: 'desk.open.offline + prompt.free + outbox.resting', path: '0-14-27', value: {"desk":{"open":"offline"},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenOfflinePromptFreeOutboxSending', title: 'desk.open.offline + prompt.free + outbox.sending', path: '0-14-27-18', value: {"desk":{"open":"offline"},"prompt":"free","outbox":"sending"} },
  { name: 'DeskOpenOfflinePromptFreeOutboxWaiting', title: 'desk.open.offline + prompt.free + outbox.waiting', path: '0-14-27-18-10', value: {"desk":{"open":"offline"},"prompt":"free","outbox":"waiting"} },
  { name: 'DeskOpenStoppedPromptFreeOutboxResting', title: 'desk.open.stopped + prompt.free + outbox.resting', path: '0-14-26', value: {"desk":{"open":"stopped"},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenStoppedPromptFreeOutboxSending', title: 'desk.open.stopped + prompt.free + outbox.sending', path: '0-14-18-9', value: {"desk":{"open":"stopped"},"prompt":"free","outbox":"sending"} },
  { name: 'DeskOpenStoppedPromptFreeOutboxWaiting', title: 'desk.open.stopped + prompt.free + outbox.waiting', path: '0-14-18-9-9', value: {"desk":{"open":"stopped"},"prompt":"free","outbox":"waiting"} },
  { name: 'DeskOpenStoppedPromptSwitchingOutboxResting', title: 'desk.open.stopped + prompt.switching + outbox.resting', path: '0-14-10-19-3-1-9', value: {"desk":{"open":"stopped"},"prompt":"switching","outbox":"resting"} },
  { name: 'DeskOpenStoppedPromptSwitchingOutboxSending', title: 'desk.open.stopped + prompt.switching + outbox.sending', path: '0-14-10-19-3-19-1-12', value: {"desk":{"open":"stopped"},"prompt":"switching","outbox":"sending"} },
  { name: 'DeskOpenStoppedPromptSwitchingOutboxWaiting', title: 'desk.open.stopped + prompt.switching + outbox.waiting', path: '0-14-10-19-3-19-1-9-9', value: {"desk":{"open":"stopped"},"prompt":"switching","outbox":"waiting"} },
  { name: 'DeskOpenStoppedPromptAskingOutboxResting', title: 'desk.open.stopped + prompt.asking + outbox.resting', path: '0-14-10-19-3-13-1-12', value: {"desk":{"open":"stopped"},"prompt":"asking","outbox":"resting"} },
  { name: 'DeskOpenStoppedPromptAskingOutboxSending', title: 'desk.open.stopped + prompt.asking + outbox.sending', path: '0-14-10-19-3-13-19-1-15', value: {"desk":{"open":"stopped"},"prompt":"asking","outbox":"sending"} },
  { name: 'DeskOpenStoppedPromptAskingOutboxWaiting', title: 'desk.open.stopped + prompt.asking + outbox.waiting', path: '0-14-10-19-3-13-19-1-12-12', value: {"desk":{"open":"stopped"},"prompt":"asking","outbox":"waiting"} },
  { name: 'DeskOpenRewordedPromptFreeOutboxResting', title: 'desk.open.reworded + prompt.free + outbox.resting', path: '0-14-25', value: {"desk":{"open":"reworded"},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenRewordedPromptFreeOutboxSending', title: 'desk.open.reworded + prompt.free + outbox.sending', path: '0-14-25-18', value: {"desk":{"open":"reworded"},"prompt":"free","outbox":"sending"} },
  { name: 'DeskOpenRewordedPromptFreeOutboxWaiting', title: 'desk.open.reworded + prompt.free + outbox.waiting', path: '0-14-25-18-9', value: {"desk":{"open":"reworded"},"prompt":"free","outbox":"waiting"} },
  { name: 'DeskOpenStandingCancelledPromptFreeOutboxResting', title: 'desk.open.standing.cancelled + prompt.free + outbox.resting', path: '0-14-24', value: {"desk":{"open":{"standing":"cancelled"}},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenStandingClosedPromptFreeOutboxResting', title: 'desk.open.standing.closed + prompt.free + outbox.resting', path: '0-14-23', value: {"desk":{"open":{"standing":"closed"}},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenStandingNotOpenPromptFreeOutboxResting', title: 'desk.open.standing.notOpen + prompt.free + outbox.resting', path: '0-14-22', value: {"desk":{"open":{"standing":"notOpen"}},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenStandingSignedOutPromptFreeOutboxResting', title: 'desk.open.standing.signedOut + prompt.free + outbox.resting', path: '0-15-19', value: {"desk":{"open":{"standing":"signedOut"}},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenStandingSignedOutPromptFreeOutboxSending', title: 'desk.open.standing.signedOut + prompt.free + outbox.sending', path: '0-14-18-6-11', value: {"desk":{"open":{"standing":"signedOut"}},"prompt":"free","outbox":"sending"} },
  { name: 'DeskOpenStandingSignedOutPromptFreeOutboxWaiting', title: 'desk.open.standing.signedOut + prompt.free + outbox.waiting', path: '0-14-18-6-11-9', value: {"desk":{"open":{"standing":"signedOut"}},"prompt":"free","outbox":"waiting"} },
  { name: 'DeskOpenStandingNoPowerPromptFreeOutboxResting', title: 'desk.open.standing.noPower + prompt.free + outbox.resting', path: '0-14-21', value: {"desk":{"open":{"standing":"noPower"}},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenStandingNoWalletPromptFreeOutboxResting', title: 'desk.open.standing.noWallet + prompt.free + outbox.resting', path: '0-14-19', value: {"desk":{"open":{"standing":"noWallet"}},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenStandingNoWalletPromptFreeOutboxSending', title: 'desk.open.standing.noWallet + prompt.free + outbox.sending', path: '16-20-1-11', value: {"desk":{"open":{"standing":"noWallet"}},"prompt":"free","outbox":"sending"} },
  { name: 'DeskOpenStandingNoWalletPromptFreeOutboxWaiting', title: 'desk.open.standing.noWallet + prompt.free + outbox.waiting', path: '16-20-1-11-9', value: {"desk":{"open":{"standing":"noWallet"}},"prompt":"free","outbox":"waiting"} },
  { name: 'DeskOpenStandingWrongWalletPromptFreeOutboxResting', title: 'desk.open.standing.wrongWallet + prompt.free + outbox.resting', path: '0-14-11-18', value: {"desk":{"open":{"standing":"wrongWallet"}},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenStandingWrongWalletPromptFreeOutboxSending', title: 'desk.open.standing.wrongWallet + prompt.free + outbox.sending', path: '16-20-1-11-5', value: {"desk":{"open":{"standing":"wrongWallet"}},"prompt":"free","outbox":"sending"} },
  { name: 'DeskOpenStandingWrongWalletPromptFreeOutboxWaiting', title: 'desk.open.standing.wrongWallet + prompt.free + outbox.waiting', path: '16-20-1-11-5-9', value: {"desk":{"open":{"standing":"wrongWallet"}},"prompt":"free","outbox":"waiting"} },
  { name: 'DeskOpenStandingReadyPromptFreeOutboxResting', title: 'desk.open.standing.ready + prompt.free + outbox.resting', path: '0-14-10-19', value: {"desk":{"open":{"standing":"ready"}},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenStandingReadyPromptFreeOutboxSending', title: 'desk.open.standing.ready + prompt.free + outbox.sending', path: '16-20-1-11-9-5-10', value: {"desk":{"open":{"standing":"ready"}},"prompt":"free","outbox":"sending"} },
  { name: 'DeskOpenStandingReadyPromptFreeOutboxWaiting', title: 'desk.open.standing.ready + prompt.free + outbox.waiting', path: '16-20-1-11-9-5-10-9', value: {"desk":{"open":{"standing":"ready"}},"prompt":"free","outbox":"waiting"} },
  { name: 'DeskOpenStandingReadyPromptSwitchingOutboxResting', title: 'desk.open.standing.ready + prompt.switching + outbox.resting', path: '0-14-10-19-3-20-8', value: {"desk":{"open":{"standing":"ready"}},"prompt":"switching","outbox":"resting"} },
  { name: 'DeskOpenStandingReadyPromptSwitchingOutboxSending', title: 'desk.open.standing.ready + prompt.switching + outbox.sending', path: '0-14-10-19-3-19-20-11', value: {"desk":{"open":{"standing":"ready"}},"prompt":"switching","outbox":"sending"} },
  { name: 'DeskOpenStandingReadyPromptSwitchingOutboxWaiting', title: 'desk.open.standing.ready + prompt.switching + outbox.waiting', path: '0-14-10-19-3-19-20-11-9', value: {"desk":{"open":{"standing":"ready"}},"prompt":"switching","outbox":"waiting"} },
  { name: 'DeskOpenStandingReadyPromptAskingOutboxResting', title: 'desk.open.standing.ready + prompt.asking + outbox.resting', path: '0-14-10-19-3-13-20-11', value: {"desk":{"open":{"standing":"ready"}},"prompt":"asking","outbox":"resting"} },
  { name: 'DeskOpenStandingReadyPromptAskingOutboxSending', title: 'desk.open.standing.ready + prompt.asking + outbox.sending', path: '0-14-10-19-3-13-19-20-14', value: {"desk":{"open":{"standing":"ready"}},"prompt":"asking","outbox":"sending"} },
  { name: 'DeskOpenStandingReadyPromptAskingOutboxWaiting', title: 'desk.open.standing.ready + prompt.asking + outbox.waiting', path: '0-14-10-19-3-13-19-20-14-12', value: {"desk":{"open":{"standing":"ready"}},"prompt":"asking","outbox":"waiting"} },
  { name: 'DeskOpenStandingCountedPromptFreeOutboxResting', title: 'desk.open.standing.counted + prompt.free + outbox.resting', path: '0-14-18-8-19', value: {"desk":{"open":{"standing":"counted"}},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenAskingPromptSwitchingOutboxResting', title: 'desk.open.asking + prompt.switching + outbox.resting', path: '0-14-10-19-3', value: {"desk":{"open":"asking"},"prompt":"switching","outbox":"resting"} },
  { name: 'DeskOpenAskingPromptSwitchingOutboxSending', title: 'desk.open.asking + prompt.switching + outbox.sending', path: '0-14-10-19-3-19', value: {"desk":{"open":"asking"},"prompt":"switching","outbox":"sending"} },
  { name: 'DeskOpenAskingPromptSwitchingOutboxWaiting', title: 'desk.open.asking + prompt.switching + outbox.waiting', path: '0-14-10-19-3-19-22', value: {"desk":{"open":"asking"},"prompt":"switching","outbox":"waiting"} },
  { name: 'DeskOpenAskingPromptAskingOutboxResting', title: 'desk.open.asking + prompt.asking + outbox.resting', path: '0-14-10-19-3-13', value: {"desk":{"open":"asking"},"prompt":"asking","outbox":"resting"} },
  { name: 'DeskOpenAskingPromptAskingOutboxSending', title: 'desk.open.asking + prompt.asking + outbox.sending', path: '0-14-10-19-3-13-19', value: {"desk":{"open":"asking"},"prompt":"asking","outbox":"sending"} },
  { name: 'DeskOpenAskingPromptAskingOutboxWaiting', title: 'desk.open.asking + prompt.asking + outbox.waiting', path: '0-14-10-19-3-13-19-25', value: {"desk":{"open":"asking"},"prompt":"asking","outbox":"waiting"} },
  { name: 'DeskOpenSendingPromptFreeOutboxResting', title: 'desk.open.sending + prompt.free + outbox.resting', path: '0-14-11-18-16', value: {"desk":{"open":"sending"},"prompt":"free","outbox":"resting"} },
  { name: 'DeskOpenSendingPromptFreeOutboxSending', title: 'desk.open.sending + prompt.free + outbox.sending', path: '0-14-18-8', value: {"desk":{"open":"sending"},"prompt":"free","outbox":"sending"} },
  { name: 'DeskOpenSendingPromptFreeOutboxWaiting', title: 'desk.open.sending + prompt.free + outbox.waiting', path: '0-14-18-8-20', value: {"desk":{"open":"sending"},"prompt":"free","outbox":"waiting"} },
]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}

/** What runs side by side, apart; and any two against each other. */
export const RegionsApart: Story = {
  name: 'Regions',
  render: () => <Regions kind={meta.title} states={states} />,
}
