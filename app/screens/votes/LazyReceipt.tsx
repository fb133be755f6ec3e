import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import type { ReceiptProps } from './Receipt.tsx'

/** Comes with the first vote that is counted or looked at. */
export const LazyReceipt = loadable<ReceiptProps>(
  async () => (await import('./Receipt.tsx')).Receipt,
)
