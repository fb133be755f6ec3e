import { entryOf, layersOf } from '../causes.ts'
import { chain } from '../messages/chain.ts'
import type { PaymentFailure, PaymentFailureCode } from './payment.types.ts'

type Text = keyof typeof chain.payment

/** Builds the failure of that code with its text. */
export function paymentFailure(code: PaymentFailureCode): PaymentFailure {
  const text = code.slice('payment.'.length) as Text
  return { code, message: chain.payment[text] }
}

/** EIP-1193 and JSON-RPC codes, and the names libraries give to the same. */
const codes: Record<string, PaymentFailureCode> = {
  4001: 'payment.rejected',
  4100: 'payment.noWallet',
  4200: 'payment.unsupported',
  4900: 'payment.noWallet',
  4901: 'payment.wrongChain',
  [-32004]: 'payment.unsupported',
  [-32601]: 'payment.unsupported',
  ACTION_REJECTED: 'payment.rejected',
  INSUFFICIENT_FUNDS: 'payment.insufficientFunds',
  NONCE_EXPIRED: 'payment.nonceUsed',
  REPLACEMENT_UNDERPRICED: 'payment.replacementUnderpriced',
  UNSUPPORTED_OPERATION: 'payment.unsupported',
}

/** What nodes write: geth, anvil, Cronos' ethermint. There is no code for it. */
const texts: [RegExp, PaymentFailureCode][] = [
  [
    // The last is the selector of OpenZeppelin's ERC20InsufficientBalance.
    /insufficient (funds|balance)|exceeds balance|0xe450d38c/i,
    'payment.insufficientFunds',
  ],
  [
    /replacement (transaction|fee)|underpriced/i,
    'payment.replacementUnderpriced',
  ],
  [
    /nonce (is )?too low|nonce.*already|invalid nonce|already known/i,
    'payment.nonceUsed',
  ],
  [/user (rejected|denied)|rejected by user/i, 'payment.rejected'],
  [/execution reverted|revert/i, 'payment.reverted'],
]

/**
 * Translates what a wallet, a node or a library throws while paying (R8.7).
 * What is not known keeps its own message, or `Unknown error` (R8.6).
 */
export function toPaymentFailure(error: unknown): PaymentFailure {
  const layers = layersOf(error)
  for (const { code, rpcCode } of layers) {
    const known = entryOf(codes, code) ?? entryOf(codes, rpcCode)
    if (known) return paymentFailure(known)
  }
  for (const { message, details } of layers) {
    const text = `${message ?? ''} ${details ?? ''}`
    const match = texts.find(([pattern]) => pattern.test(text))
    if (match) return paymentFailure(match[1])
  }
  const unexpected = paymentFailure('payment.unexpected')
  const message = layers[0]?.message
  return message ? { ...unexpected, message } : unexpected
}
