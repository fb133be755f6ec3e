import type {
  Asked,
  ClubActivity,
  ClubHappening,
  clubsApi,
} from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import type { Census, ClubStore } from './clubs.ports.ts'

/** NFTs that went from one to another in one block. */
export interface Move {
  /** Milliseconds since the epoch. */
  at: number
  from: string
  to: string
  nfts: number
}

export interface Cast {
  at: number
  voter: string
  power: number
  proposal: { id: string; number: number; title?: string }
}

/** Where it is read: tables in the server, memory in the mocks. The newest first. */
export interface ActivityStore {
  moves(limit: number): Promise<Move[]>
  votes(club: string, limit: number): Promise<Cast[]>
}

export interface ActivityPorts {
  clubs: Pick<ClubStore, 'rulesOf'>
  census(): Census | Promise<Census>
  activity: ActivityStore
  /** The vault that swaps, lower case. */
  vault: string
}

/** Rows where a question does not say how many. */
const usualLimit = 8

const zero = `0x${'0'.repeat(40)}`
const instant = (at: number) => new Date(at).toISOString()

function presentMove(
  { at, from, to, nfts }: Move,
  vault: string,
): ClubHappening {
  const moment = { at: instant(at), nfts }
  if (from === zero) return { kind: 'minted', address: to, ...moment }
  if (from === vault) return { kind: 'redeemed', address: to, ...moment }
  if (to === vault) return { kind: 'deposited', address: from, ...moment }
  return { kind: 'sent', address: from, to, ...moment }
}

const presentCast = ({ at, voter, power, proposal }: Cast): ClubHappening => ({
  kind: 'voted',
  at: instant(at),
  address: voter,
  votingPower: power,
  proposal,
})

/**
 * Tells what happened last in a club: what moved of its collection, where that is
 * the one that is indexed, and who voted. How they voted is not told here.
 */
export async function tellActivity(
  { clubs, census, activity, vault }: ActivityPorts,
  { club, limit = usualLimit }: Asked<(typeof clubsApi)['clubActivity']>,
): Promise<ClubActivity> {
  const found = await clubs.rulesOf(club)
  if (!found) throw new RefusalError('club_not_found')
  const { collection, source } = await census()
  const isIndexed = found.nftContract === collection
  const [moves, votes] = await Promise.all([
    isIndexed ? activity.moves(limit) : [],
    activity.votes(club, limit),
  ])
  const rows = [
    ...moves.map((each) => presentMove(each, vault)),
    ...votes.map(presentCast),
  ]
  // Sorting keeps the order of what happened at the same moment.
  rows.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return { source, rows: rows.slice(0, limit) }
}
