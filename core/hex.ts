/** Bytes, `0x` before them. */
export type Hex = `0x${string}`

/** An account or a contract: checksummed (EIP-55) or lower case, as its field says. */
export type Address = Hex

/** A transaction's hash. */
export type Hash = Hex
