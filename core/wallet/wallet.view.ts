import type { SnapshotFrom } from 'xstate'
import { walletFailure } from './wallet.failure.ts'
import type { walletMachine } from './wallet.machine.ts'
import type { WalletOption, WalletView } from './wallet.types.ts'

const none: WalletOption = { id: '', name: '', remembered: false }

/** Turns the machine's snapshot into the one value that screens read. */
export function toWalletView(
  snapshot: SnapshotFrom<typeof walletMachine>,
): WalletView {
  const { value, context } = snapshot
  const { options, failure } = context
  const option = context.option ?? none
  const phase = 'disconnected'
  const why = failure ?? walletFailure('wallet.unexpected')

  if (typeof value === 'object' && 'attached' in value) {
    const account = context.account ?? {
      address: '0x' as const,
      chainId: context.chainId,
    }
    const shown = { phase: 'connected', option, ...account } as const
    return value.attached === 'wrongChain' && failure
      ? { status: value.attached, failure, ...shown }
      : { status: value.attached, ...shown }
  }
  if (typeof value === 'object') {
    const slow = value.connecting === 'slow'
    return { status: 'connecting', phase: 'connecting', slow, option }
  }
  switch (value) {
    case 'choosing':
      return { status: value, phase, options }
    case 'reconnecting':
      return { status: value, phase: value }
    case 'noWallet':
      return { status: value, phase, failure: why }
    case 'requestOpen':
    case 'locked':
    case 'rejected':
      return { status: value, phase, option, failure: why }
    case 'failed':
      return {
        status: value,
        phase,
        failure: why,
        ...(context.option && { option: context.option }),
      }
    default:
      return { status: value, phase }
  }
}
