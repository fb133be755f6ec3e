import { chainEarly } from '../messages/chainEarly.ts'
import type { BalanceFailure, BalanceFailureCode } from './balance.types.ts'

const texts: Readonly<Record<BalanceFailureCode, string>> = {
  'balance.failed': chainEarly.balance.failed,
  'balance.timeout': chainEarly.balance.timeout,
}

/** Builds the failure of that code with its sentence for people (R8.5). */
export const balanceFailure = (code: BalanceFailureCode): BalanceFailure => ({
  code,
  message: texts[code],
})

/** Says what refused in its own words, where it has any (R8.5). */
export function toBalanceFailure(error: unknown): BalanceFailure {
  const { message, code: cause } = error as Partial<Error & { code: string }>
  return {
    ...balanceFailure('balance.failed'),
    ...(message && { message }),
    ...(cause && { cause }),
  }
}
