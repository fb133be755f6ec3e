import { chainEarly } from '../messages/chainEarly.ts'
import type { BalanceFailure } from './balance.types.ts'

const { balance: texts } = chainEarly

/** After 5 s (R8.5). */
export const balanceLate: BalanceFailure = {
  code: 'balance.timeout',
  message: texts.timeout,
}

/** Says what refused in its own words, where it has any (R8.5). */
export function toBalanceFailure(error?: unknown): BalanceFailure {
  const { message, code } = (error ?? {}) as Partial<Error & { code: string }>
  return {
    code: 'balance.failed',
    message: message || texts.failed,
    ...(code && { cause: code }),
  }
}
