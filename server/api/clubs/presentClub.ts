import type {
  ClubCard,
  ClubDetail,
  ProposeEligibility,
} from '@narwhal-club/core/contract'
import { type Actor, canPropose } from '@narwhal-club/core/policies'
import { holdingsIn, leftOutOf } from './actorIn.ts'
import type {
  Census,
  ClubRuleRow,
  FoundClub,
  ListedClub,
} from './clubs.ports.ts'

const instant = (at: number) => new Date(at).toISOString()

/** What a card shows, in a list and on the club's own page. */
function presentCard(club: Omit<ListedClub, 'place' | 'follows'>) {
  const { id, name, tagline, avatar, banner, status, createdAt } = club
  const { followers, holders, proposals, bounties } = club
  return {
    id,
    name,
    tagline,
    ...(avatar !== undefined && { avatar }),
    ...(banner !== undefined && { banner }),
    status,
    createdAt: instant(createdAt),
    counts: {
      followers,
      ...(holders !== null && { holders }),
      proposals,
      bounties,
    },
  }
}

export const presentListed = ({ follows, ...club }: ListedClub): ClubCard => ({
  ...presentCard(club),
  ...(follows !== null && { follows }),
})

/** The rules of a version, and whom they leave out: what proposals freeze, too. */
export const presentRules = (
  { at, ...rules }: ClubRuleRow,
  census: Pick<Census, 'excluded'>,
) => ({
  ...rules,
  exclusions: leftOutOf(census, rules),
  at: instant(at),
})

/** Tells whether a member may open a proposal, by the rules of now. */
function presentEligibility(
  actor: Actor,
  { id, status, rules }: FoundClub,
): ProposeEligibility {
  const need = rules.minProposeVp
  const have = actor.holdings?.votingPower
  const verdict = canPropose(actor, { id, status, minimumVotingPower: need })
  return {
    ok: verdict.ok,
    // Of one who is signed in the policy says no other words.
    ...(!verdict.ok && { why: verdict.code as ProposeEligibility['why'] }),
    need,
    ...(have !== undefined && { have }),
    ...(have !== undefined && have < need && { missing: need - have }),
  }
}

/** Everything of one club, and of who asks in it. */
export function presentClub(
  club: FoundClub,
  asker: Actor,
  census: Census,
): ClubDetail {
  const { description, links, nftContract, tokenContract, chainId } = club
  const { moderators, rules, follows } = club
  const actor = { ...asker, holdings: holdingsIn(asker, club, census) }
  const power = actor.holdings?.votingPower
  return {
    ...presentCard(club),
    source: census.source,
    description,
    links,
    nftContract,
    tokenContract,
    chainId,
    moderators,
    rules: presentRules(rules, census),
    ...(follows !== null && {
      mine: {
        follows,
        ...(power !== undefined && { votingPower: power }),
        propose: presentEligibility(actor, club),
      },
    }),
  }
}
