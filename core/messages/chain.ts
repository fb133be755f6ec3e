/** The texts of the wallet, the network, the balance and the payments. */
export const chain = {}
