import { fromCallback, fromPromise } from 'xstate'
import type { Address } from '../hex.ts'
import { chainEarly as texts } from '../messages/chainEarly.ts'
import type { LogPort } from '../ports/log.ts'
import type { Rpc } from '../rpc/index.ts'
import { decodeUint, encodeToken } from '../rules/chain/index.ts'
import type {
  BalanceActors,
  BalanceLogEvent,
  BalanceOutcome,
} from './balance.types.ts'

/** Builds the actors over the node: `balanceOf` of the token (R7.9). */
export function createBalanceActors(deps: {
  rpc: Rpc
  token: Address
  log: LogPort
}): BalanceActors {
  const { rpc, token, log } = deps
  return {
    readBalance: fromPromise<BalanceOutcome, { address: Address | null }>(
      async ({ input: { address }, signal }) => {
        if (!address) return { ok: true, value: 0n }
        const call = { to: token, data: encodeToken.balanceOf(address) }
        try {
          const data = await rpc.call('eth_call', [call, 'latest'], { signal })
          return { ok: true, value: decodeUint(data) }
        } catch (error) {
          const message = error instanceof Error ? error.message : ''
          return { ok: false, message: message || texts.balance.failed }
        }
      },
    ),
    log: fromCallback<BalanceLogEvent>(({ receive }) => {
      receive(({ type, ...detail }) => log.warn(type, detail))
    }),
  }
}
