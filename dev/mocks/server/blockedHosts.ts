import { blockedHostsWith } from '@narwhal-club/core/governance'

/** Those of a deployment that adds none of its own. */
export const blockedHosts = blockedHostsWith([])
