/**
 * The process that holds it leads all others of its database. Any number will
 * do, as long as it is everybody's.
 */
export const leaderLock = 7_025_002
