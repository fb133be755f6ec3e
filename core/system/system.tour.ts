import { address, harbour, holder, other } from '../../ui/fixtures/views.ts'
import { defineTour } from '../testing/index.ts'
import { systemMachine } from './index.ts'

const account = {
  address,
  chainId: 25,
  connectorId: harbour.id,
  name: harbour.name,
}

export const tour = defineTour({
  machine: systemMachine,
  input: { chainId: 25 },
  events: [
    { type: 'wallet.open' },
    { type: 'wallet.disconnect' },
    { type: 'session.signOut' },
    { type: 'login.open' },
    { type: 'login.start' },
    { type: 'login.cancel' },
    { type: 'wallet.connected', silent: false, ...account },
    { type: 'wallet.accountChanged', address: other },
    { type: 'wallet.disconnected', by: 'user' },
    { type: 'wallet.disconnected', by: 'provider' },
    { type: 'login.succeeded', user: holder },
    { type: 'login.rejected' },
    { type: 'session.opened', user: holder },
    { type: 'session.ended', by: 'user' },
    { type: 'session.signOutFailed', status: 503 },
    { type: 'session.signOutUnheard', address },
    { type: 'session.signOutHeard', address },
    { type: 'network.online', chainId: 25, block: 1, isBack: true },
    { type: 'machine.notLoaded', id: 'payments' },
  ],
  outputs: {
    reconnect: {
      'due, remembered': { due: true, connectorId: harbour.id },
      due: { due: true, connectorId: null },
      'not due': { due: false },
    },
    relay: {},
    welcome: {},
    walletMemory: {},
    notifications: {},
    balance: {},
    login: {},
    session: {},
    wallet: {},
    payments: {},
    network: {},
  },
  errors: {
    relay: {},
    welcome: {},
    walletMemory: {},
    notifications: {},
    balance: {},
    login: {},
    session: {},
    wallet: {},
    payments: {},
    network: {},
  },
  key: ({ walletShows, user }) => [walletShows !== null, user !== null],
})
