import type {
  Actor,
  ActorHoldings,
  ClubRules,
} from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import type {
  Census,
  Club,
  ClubRuleRow,
  ClubStanding,
  StandingPorts,
} from './clubs.ports.ts'

type InClub = Pick<Club, 'nftContract'> & {
  rules: Pick<ClubRuleRow, 'exclusions'>
}

/** Addresses that count for nothing in a club: here in all, and those of its own. */
export const leftOutOf = (
  { excluded }: Pick<Census, 'excluded'>,
  { exclusions }: Pick<ClubRuleRow, 'exclusions'>,
): string[] => [...new Set([...excluded, ...exclusions])].sort()

/**
 * What an actor holds in one club: nothing where it leaves them out, and null
 * (not known) where its collection is not the one that is indexed.
 */
export function holdingsIn(
  { address, holdings }: Pick<Actor, 'address' | 'holdings'>,
  { nftContract, rules }: InClub,
  census: Census,
): ActorHoldings | null {
  const isIndexed = nftContract === census.collection
  if (!holdings || address === null || !isIndexed) return null
  const isLeftOut = leftOutOf(census, rules).includes(address)
  return isLeftOut ? { ...holdings, votingPower: 0 } : holdings
}

/** A club as policies ask about it. */
export const rulesOf = ({ id, status, rules }: ClubStanding): ClubRules => ({
  id,
  status,
  minimumVotingPower: rules.minProposeVp,
})

/** A club, and who acts in it: with what they hold and look after there. */
export interface Acting {
  actor: Actor
  club: ClubStanding
}

/** @throws RefusalError where there is no such club. */
export async function actIn<Tx>(
  ports: StandingPorts<Tx>,
  actor: Actor,
  id: string,
  tx?: Tx,
): Promise<Acting> {
  const club = await ports.standing(id, actor.address, tx)
  if (!club) throw new RefusalError('club_not_found')
  const holdings = holdingsIn(actor, club, await ports.census())
  const moderates = club.moderates ? [club.id] : []
  return { club, actor: { ...actor, holdings, moderates } }
}
