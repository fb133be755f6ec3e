import {
  type Hash,
  type PublicClient,
  TransactionReceiptNotFoundError,
} from 'viem'

/** Milliseconds, all in all and between two looks. */
const wait = { longest: 15_000, between: 10 }

/**
 * Asks for a receipt until it is there. viem's own wait looks again with the next
 * block: where one is told of before its receipts are, there may be none.
 *
 * @throws TransactionReceiptNotFoundError when that takes too long.
 */
export async function receiptOf(
  reader: Pick<PublicClient, 'getTransactionReceipt'>,
  hash: Hash,
) {
  const end = performance.now() + wait.longest
  for (;;) {
    try {
      return await reader.getTransactionReceipt({ hash })
    } catch (error) {
      const isNotYet = error instanceof TransactionReceiptNotFoundError
      if (!isNotYet || performance.now() > end) throw error
      await new Promise((next) => setTimeout(next, wait.between))
    }
  }
}
