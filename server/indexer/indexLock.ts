/** Whoever holds it indexes. Any number will do, as long as it is everybody's. */
export const indexLock = 7_025_002
