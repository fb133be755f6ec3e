import { fromPromise } from 'xstate'
import type { Address } from '../hex.ts'
import type { Rpc } from '../rpc/index.ts'
import { decodeUint, encodeToken } from '../rules/chain/index.ts'
import { toBalanceFailure } from './balance.failure.ts'
import type { BalanceActors, BalanceOutcome } from './balance.types.ts'

/** Builds the actors over the node: `balanceOf` of the token (R7.9). */
export function createBalanceActors(deps: {
  rpc: Rpc
  token: Address
}): BalanceActors {
  const { rpc, token } = deps
  return {
    readBalance: fromPromise<BalanceOutcome, { address: Address | null }>(
      async ({ input: { address }, signal }) => {
        if (!address) return { ok: true, value: 0n }
        const call = { to: token, data: encodeToken.balanceOf(address) }
        try {
          const data = await rpc.call('eth_call', [call, 'latest'], { signal })
          return { ok: true, value: decodeUint(data) }
        } catch (error) {
          return { ok: false, failure: toBalanceFailure(error) }
        }
      },
    ),
  }
}
