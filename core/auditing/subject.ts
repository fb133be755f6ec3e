import type { Address } from '../hex.ts'
import type { Bundle } from '../rules/audit/bundle.ts'

/** What an audit was about: what a page says of it, and what it may ask besides. */
export interface AuditSubject {
  proposal: string
  /** In its club, from 1. */
  number: number
  title: string
  club: string
  nft: Address
  /** Where power was frozen. */
  block: number
  blockHash: string
  /** Some of the list, at random: a node may be asked about them. */
  sample: [Address, number][]
}

/** So many: of a list with one entry in three that is a lie, 24 of 25 find it. */
const asked = 8

/** Says what a bundle is about. It was read before. */
export function subjectOf(
  { proposal, club, versions, voters }: Bundle,
  random: () => number = Math.random,
): AuditSubject {
  const { block, blockHash, list } = voters
  const places = new Set<number>()
  while (places.size < Math.min(asked, list.length))
    places.add(Math.floor(random() * list.length))
  return {
    proposal: proposal.id,
    number: proposal.number,
    title: versions.at(-1)?.title ?? '',
    club: club.name,
    nft: club.nft,
    block,
    blockHash,
    sample: [...places].map((place) => list[place] as [Address, number]),
  }
}
