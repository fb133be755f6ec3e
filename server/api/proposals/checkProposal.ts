import type {
  Asked,
  Eligibility,
  proposalsApi,
} from '@narwhal-club/core/contract'
import {
  checkLimits,
  contentHash,
  duplicatesOf,
  fingerprint,
  lengthOf,
  proposalLimits,
  secondOf,
} from '@narwhal-club/core/governance'
import {
  type Actor,
  canPropose,
  isModerator,
} from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { codeOfPolicy } from '../../http/verdicts.ts'
import { type Acting, actIn, rulesOf } from '../clubs/actorIn.ts'
import { judgeContent, judgeSchedule } from './judgeContent.ts'
import type { ProposalPorts } from './proposals.ports.ts'
import { holdToHours } from './publishProposal.ts'

type Api = typeof proposalsApi

/** Repetitions that are told of, those that are most alike. */
const mostDuplicates = 5

/** Tells what publishing a draft would say; nothing is kept. */
export async function checkProposal<Tx>(
  ports: ProposalPorts<Tx>,
  asker: Actor,
  { body: { club: id, content: written, except } }: Asked<Api['checkProposal']>,
) {
  const { clock, reads, blockedHosts } = ports
  const { club } = await actIn(ports, asker, id)
  const now = clock.now()
  const { earliestStart, duration, ...words } = written
  const judged = judgeContent(words, club.rules, blockedHosts)
  const start = earliestStart === null ? now : Date.parse(earliestStart)
  const schedule = { earliestStart: secondOf(start), duration }
  const faults = [
    ...judged.words,
    ...judged.links,
    ...judgeSchedule(schedule, club.rules, now),
  ]
  const { content, hosts } = judged
  if (!content) return { faults, duplicates: [], newHosts: [] }
  const edited = except ? await reads.find(except, null) : null
  const version = (edited?.version ?? 0) + 1
  const proposal = { ...content, author: asker.address }
  const found = await findDuplicates(ports, id, proposal, except ?? null)
  return {
    faults,
    duplicates: found,
    newHosts: hosts.length > 0 ? await reads.unknownHosts(hosts) : [],
    ...(faults.length === 0 && {
      contentHash: contentHash({ ...content, version }),
    }),
  }
}

/** One after the other, with a turn of others in between: texts are long. */
async function findDuplicates<Tx>(
  { clock, reads, pause }: ProposalPorts<Tx>,
  club: string,
  proposal: { author: string | null; title: string; body: string },
  except: string | null,
) {
  const now = clock.now()
  const earlier = await reads.earlier({
    club,
    author: proposal.author ?? '',
    size: lengthOf(proposal.body),
    since: now - proposalLimits.alikeFor * 1_000,
    except,
  })
  const found: ReturnType<typeof duplicatesOf<(typeof earlier)[number]>> = []
  const print = fingerprint(proposal.body)
  for (const each of earlier) {
    found.push(...duplicatesOf(proposal, [each], now, print))
    await pause()
  }
  return found
    .sort((a, b) => b.similarity - a.similarity || b.of.number - a.of.number)
    .slice(0, mostDuplicates)
    .map(({ of: { id, number, title }, similarity, why }) => ({
      id,
      number,
      title,
      similarity,
      why,
    }))
}

type Why = Eligibility['why'][number]

/** Asks the policy again and again, each time as if the last no were not there. */
function reasonsOf({ actor, club }: Acting): Why[] {
  const reasons: Why[] = []
  let who = actor
  let where = rulesOf(club)
  for (;;) {
    const verdict = canPropose(who, where)
    if (verdict.ok) return reasons
    const missing = verdict.missing?.votingPower
    reasons.push({
      code: codeOfPolicy[verdict.code] as Why['code'],
      ...(missing !== undefined && { missing }),
    })
    const votingPower = where.minimumVotingPower
    if (verdict.code === 'club_not_active')
      where = { ...where, status: 'active' }
    else if (verdict.code === 'not_signed_in')
      who = { ...who, address: `0x${'0'.repeat(40)}` }
    else who = { ...who, holdings: { votingPower, block: 0, isStale: false } }
  }
}

/** What was held some hours ago, where the club asks for that. */
async function hoursAgo<Tx>(
  ports: ProposalPorts<Tx>,
  { actor, club }: Acting,
): Promise<Why[]> {
  if (club.rules.proposerHoldHours === 0) return []
  try {
    await ports.transact((tx) => holdToHours(ports, tx, actor, club))
    return []
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return [{ code: 'insufficient_vp' }]
  }
}

/** Tells what an address may do in a club, and all that is in its way. */
export async function tellEligibility<Tx>(
  ports: ProposalPorts<Tx>,
  asker: Actor,
  { club: id, as }: Asked<Api['eligibility']>,
): Promise<Eligibility> {
  const { clock, writes } = ports
  const asked = as === undefined ? asker : ports.actorAt(as)
  const acting = await actIn(ports, asked, id)
  const { actor, club } = acting
  const { address } = actor
  const why = reasonsOf(acting)
  // Who is blocked is told to no one else.
  if (
    address !== null &&
    address === asker.address &&
    (await ports.isBlocked(address))
  )
    why.unshift({ code: 'author_blocked' })
  if (why.length === 0) why.push(...(await hoursAgo(ports, acting)))
  // Nobody is a visitor's: what they hold is not missing, but not known of.
  if (address !== null) {
    const now = clock.now()
    const { ends, published } = await writes.limits(id, address, now)
    const isExempt = isModerator(actor, club)
    const limit = checkLimits(ends, published, isExempt, now)
    if (!limit.ok) {
      const resetAt = new Date(limit.resetAt).toISOString()
      why.push({ code: 'proposal_limit', resetAt })
    }
  }
  const have = actor.holdings?.votingPower
  return {
    ok: why.length === 0,
    ...(address !== null && { address }),
    ...(have !== undefined && { have }),
    need: club.rules.minProposeVp,
    why,
  }
}
