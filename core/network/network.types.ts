/** Whether the chain's node answers. Detection retries every second (R4.11). */
export type NetworkView =
  | { status: 'checking' }
  | { status: 'online'; chainId: number; block: number }
  | { status: 'offline'; since: number }
  | { status: 'wrongChain'; chainId: number }
