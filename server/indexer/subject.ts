import { chain } from '@narwhal-club/core/constants'
import type { Env } from '../env.ts'

/** The settings that decide what an index holds. */
export type SubjectEnv = Pick<
  Env,
  | 'NFT_CONTRACT'
  | 'TOKEN_CONTRACT'
  | 'SWAP_CONTRACT'
  | 'ADMIN_WALLET'
  | 'INDEX_FROM'
  | 'FEES_FROM'
>

/** Names what an index is of: by other settings it would be another one. */
export const subjectOf = (env: SubjectEnv): string =>
  [
    `chain=${chain.id}`,
    `NFT_CONTRACT=${env.NFT_CONTRACT}`,
    `TOKEN_CONTRACT=${env.TOKEN_CONTRACT}`,
    `SWAP_CONTRACT=${env.SWAP_CONTRACT}`,
    `ADMIN_WALLET=${env.ADMIN_WALLET}`,
    `INDEX_FROM=${env.INDEX_FROM}`,
    `FEES_FROM=${env.FEES_FROM}`,
  ].join(' ')

/** Lists what one subject says otherwise than another, in its own words. */
export function otherThan(subject: string, other: string): string {
  const known = new Set(other.split(' '))
  return subject
    .split(' ')
    .filter((part) => !known.has(part))
    .join(', ')
}
