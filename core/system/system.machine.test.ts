import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { type SystemEvent, type SystemFact, systemMachine } from './index.ts'

const address = `0x${'a'.repeat(40)}` as const
const user = { address, holdings: { status: 'fresh' as const } }
const account = { address, chainId: 25, connectorId: 'w', name: 'W' }
const rejected = { code: 'wallet.rejected' as const, message: '' }
const broken = { code: 'wallet.unexpected' as const, message: 'Broken.' }
const refused = { code: 'login.refused' as const, message: '', advice: '' }

type Event = SystemEvent | SystemFact

/** What the chart does with these does not depend on anything. */
const plain: Event[] = [
  { type: 'wallet.accountChanged', address },
  { type: 'wallet.chainChanged', chainId: 1 },
  { type: 'wallet.failed', failure: rejected },
  { type: 'wallet.chainSwitchFailed', failure: broken },
  { type: 'network.online', chainId: 25, block: 1, isBack: true },
  { type: 'login.succeeded', user },
  { type: 'login.rejected' },
  { type: 'login.failed', failure: refused, stage: 'verification' },
  { type: 'login.abandoned' },
  { type: 'welcome.stayed' },
  { type: 'session.mismatched', user, walletShows: address },
  { type: 'session.resumed', user },
  { type: 'machine.arrived', id: 'payments' },
  { type: 'machine.notLoaded', id: 'payments' },
  {
    type: 'payment.refused',
    request: {} as never,
    busyWith: {} as never,
    message: 'Busy.',
  },
  {
    type: 'payment.settled',
    request: {} as never,
    result: { success: true, hash: '0x' },
  },
]
const situated: Event[] = [
  { type: 'wallet.open' },
  { type: 'wallet.disconnect' },
  { type: 'wallet.connected', silent: false, ...account },
  { type: 'wallet.disconnected', by: 'user' },
  { type: 'wallet.disconnected', by: 'provider' },
  { type: 'wallet.disconnectFailed', failure: broken },
  { type: 'login.open' },
  { type: 'login.start' },
  { type: 'login.cancel' },
  { type: 'session.signOut' },
  { type: 'session.opened', user },
  { type: 'session.ended', by: 'user' },
  { type: 'session.signOutFailed', status: 503 },
  { type: 'session.signOutUnheard', address },
  { type: 'session.signOutHeard', address },
]
const elsewhere = ['wallet.disconnect', 'session.signOut']

describeMachine(systemMachine, {
  inputs: [{ chainId: 25 }],
  events: ({ context: { walletShows, user }, value }) =>
    walletShows ||
    user ||
    (value.memory === 'recalled' && value.departure === 'staying')
      ? situated
      : [...situated, ...plain],
  outputs: {
    reconnect: {
      'due, remembered': { due: true, connectorId: 'w' },
      due: { due: true, connectorId: null },
      'not due': { due: false },
    },
  },
  key: ({ walletShows, user }) => [walletShows !== null, user !== null],
  ignored: {
    'departure.staying': ['session.signOutFailed'],
    'memory.recalling': ['session.signOutFailed'],
    'departure.leavingByIcon': elsewhere,
    'departure.leavingByMenu': elsewhere,
  },
})
