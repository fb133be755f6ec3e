/** The accounts of the fake wallet: it shows Alice first. */
export const alice = `0x${'A'.repeat(40)}` as const
export const bob = `0x${'B'.repeat(40)}` as const
