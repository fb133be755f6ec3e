import type { Contradiction } from './witness.types.ts'

/**
 * What is kept of contradictions as a file: both sides as the server told them.
 * What is signed there can be checked by anyone (docs/audit-format.md).
 *
 * @param origin of the server that told it
 */
export const evidenceOf = (
  contradictions: readonly Contradiction[],
  origin: string,
) => ({ format: 'narwhal-evidence-1' as const, origin, contradictions })
