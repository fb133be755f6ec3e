import type { Address } from '../hex.ts'
import type { Bundle } from '../rules/audit/bundle.ts'
import { type ContractBallot, contractBallotsOf } from './contractBallots.ts'
import { sampleOf } from './sample.ts'

/** What an audit was about: what a page says of it, and what it may ask besides. */
export interface AuditSubject {
  proposal: string
  /** In its club, from 1. */
  number: number
  title: string
  club: string
  nft: Address
  /** UTC milliseconds: of this moment it is, and says nothing of what came later. */
  at: number
  /** Where power was frozen. */
  block: number
  blockHash: string
  /** Some of the list, at random: a node may be asked about them. */
  sample: [Address, number][]
  /** Ballots that contracts are said to have signed; missing where there are none. */
  contracts?: ContractBallot[]
}

/** Says what a bundle is about. It was read before. */
export function subjectOf(
  bundle: Bundle,
  random: () => number = Math.random,
): AuditSubject {
  const { proposal, club, versions, voters } = bundle
  const { block, blockHash } = voters
  const contracts = contractBallotsOf(bundle)
  return {
    proposal: proposal.id,
    number: proposal.number,
    title: versions.at(-1)?.title ?? '',
    club: club.name,
    nft: club.nft,
    at: bundle.head.at,
    block,
    blockHash,
    sample: sampleOf(bundle, random),
    ...(contracts.length > 0 && { contracts }),
  }
}
