import type { Address } from '../hex.ts'
import { walletSetup } from './wallet.setup.ts'
import type { WalletOutcome } from './wallet.types.ts'

const outcome = (x: { event: { output: WalletOutcome<null> } }) =>
  x.event.output
const address = (x: { event: { address: Address } }) => x.event.address
const chainId = (x: { event: { chainId: number } }) => x.event.chainId

/**
 * While the wallet shows us an account. One watcher lives through all of it,
 * so that no change of account or chain falls between two states.
 */
export const attached = walletSetup.createStateConfig({
  entry: 'rememberConnector',
  invoke: {
    id: 'watchAccount',
    src: 'watchAccount',
    input: ({ context }) => ({ id: context.option?.id ?? '' }),
  },
  on: {
    'account.changed': {
      guard: { type: 'isOtherAccount', params: address },
      actions: [
        { type: 'takeAddress', params: address },
        { type: 'emitAccountChanged', params: address },
      ],
    },
    'chain.changed': [
      {
        guard: { type: 'isWantedChain', params: chainId },
        target: '.connected',
        actions: [
          { type: 'takeChain', params: chainId },
          { type: 'emitChainChanged', params: chainId },
        ],
      },
      {
        target: '.wrongChain',
        actions: [
          { type: 'takeChain', params: chainId },
          { type: 'emitChainChanged', params: chainId },
        ],
      },
    ],
    'provider.disconnected': {
      target: 'disconnected',
      actions: [
        'forgetConnector',
        { type: 'emitDisconnected', params: { by: 'provider' } },
      ],
    },
    'wallet.disconnect': '.disconnecting',
  },
  initial: 'connected',
  states: {
    connected: { entry: 'clearFailure' },
    wrongChain: {
      tags: 'actionable',
      on: { 'wallet.switchChain': 'switchingChain' },
    },
    switchingChain: {
      tags: 'pending',
      entry: 'clearFailure',
      invoke: {
        id: 'switchChain',
        src: 'switchChain',
        input: ({ context }) => ({
          id: context.option?.id ?? '',
          chainId: context.chainId,
        }),
        onDone: [
          {
            guard: { type: 'isOk', params: outcome },
            target: 'connected',
            actions: 'takeWantedChain',
          },
          {
            guard: { type: 'isChainUnknown', params: outcome },
            target: 'addingChain',
          },
          {
            target: 'wrongChain',
            actions: [
              { type: 'takeFailure', params: outcome },
              'emitChainSwitchFailed',
            ],
          },
        ],
        onError: {
          target: 'wrongChain',
          actions: [
            { type: 'failWith', params: 'wallet.unexpected' },
            'emitChainSwitchFailed',
          ],
        },
      },
      on: { 'wallet.cancel': 'wrongChain' },
    },
    addingChain: {
      tags: 'pending',
      invoke: {
        id: 'addChain',
        src: 'addChain',
        input: ({ context }) => ({
          id: context.option?.id ?? '',
          chainId: context.chainId,
        }),
        onDone: [
          {
            guard: { type: 'isOk', params: outcome },
            target: 'connected',
            actions: 'takeWantedChain',
          },
          {
            target: 'wrongChain',
            actions: [
              { type: 'takeFailure', params: outcome },
              'emitChainSwitchFailed',
            ],
          },
        ],
        onError: {
          target: 'wrongChain',
          actions: [
            { type: 'failWith', params: 'wallet.unexpected' },
            'emitChainSwitchFailed',
          ],
        },
      },
      on: { 'wallet.cancel': 'wrongChain' },
    },
    disconnecting: {
      tags: 'pending',
      invoke: {
        id: 'disconnect',
        src: 'disconnect',
        input: ({ context }) => ({ id: context.option?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isOk', params: outcome },
            target: '#wallet.disconnected',
            actions: [
              'forgetConnector',
              { type: 'emitDisconnected', params: { by: 'user' } },
            ],
          },
          {
            guard: 'isOnWantedChain',
            target: 'connected',
            actions: { type: 'emitDisconnectFailed', params: outcome },
          },
          {
            target: 'wrongChain',
            actions: { type: 'emitDisconnectFailed', params: outcome },
          },
        ],
        onError: [
          {
            guard: 'isOnWantedChain',
            target: 'connected',
            actions: { type: 'emitDisconnectFailed', params: null },
          },
          {
            target: 'wrongChain',
            actions: { type: 'emitDisconnectFailed', params: null },
          },
        ],
      },
      on: {
        // Our own doing: the answer of `disconnect` says it once.
        'provider.disconnected': {},
        'wallet.disconnect': {},
        'chain.changed': {
          actions: { type: 'takeChain', params: chainId },
        },
      },
    },
  },
})
