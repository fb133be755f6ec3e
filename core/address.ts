/** An account or a contract: checksummed (EIP-55) or lower case, as its field says. */
export type Address = `0x${string}`

/** A transaction's hash. */
export type Hash = `0x${string}`
