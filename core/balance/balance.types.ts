/** R4.9: the token balance of one address, in base units. */
export interface BalanceView {
  status: 'idle' | 'loading' | 'loaded' | 'failed'
  isLoading: boolean
  /** R8.5: the message, or `Failed to fetch token balance`. */
  error: string | null
  /** Base units; 0 after a failure (R8.5). */
  value: bigint
}
