import type { Line } from '@narwhal-club/core/contract'

/**
 * Tells whether a call may come with an `Idempotency-Key`: writes of members may.
 * Not what ends sessions: that is done each time that it is asked for.
 */
export const isNamed = ({ method, who, path }: Line): boolean =>
  method !== 'GET' && who !== 'visitor' && !path.startsWith('/api/auth/')
