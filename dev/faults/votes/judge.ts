import { setTimeout as delay } from 'node:timers/promises'
import { audit } from '@narwhal-club/core/audit'
import type { MyVote, ProposalDetail } from '@narwhal-club/core/contract'
import {
  checkChain,
  emptyHead,
  type LedgerEntry,
} from '@narwhal-club/core/ledger'
import { powerOf } from '../../testing/voteWorld.ts'
import type { Voter } from './voter.ts'

/** Milliseconds that a page may take to join again, and to hear the last count. */
const patience = 15_000
const page = 100

/** What came out of a run; all but the first three must be zero. */
export interface Verdict {
  ballots: number
  /** Sent again since no answer came. */
  retries: number
  /** Milliseconds until the last page had the final count. */
  told: number
  /** Acknowledged, and not there any more. */
  lost: number
  /** There, and sent by no one, or there twice. */
  doubled: number
  /** Faults of the chain of lines, and of the audits. */
  broken: number
  /** Pages without the final count. */
  deaf: number
  wrong: string[]
}

async function linesOf(voter: Voter): Promise<LedgerEntry[]> {
  const lines: LedgerEntry[] = []
  for (;;) {
    const path = `/api/log?from=${lines.length}&limit=${page}`
    const { json } = await voter.get(path)
    lines.push(
      ...json.lines.map((line: object) => ({ ...line, ledger: json.ledger })),
    )
    if (lines.length >= json.size) return lines
  }
}

/** Holds what a voter was told against what is kept of them. */
async function compare(
  voter: Voter,
  lines: readonly LedgerEntry[],
): Promise<Pick<Verdict, 'lost' | 'doubled'>> {
  const { ballots } = (await voter.mine()).json as MyVote
  const kept = new Map(ballots.map((ballot) => [ballot.digest, ballot]))
  const isKept = ({ digest, seq, choice, receipt }: Voter['sent'][number]) => {
    const ballot = kept.get(digest as `0x${string}`)
    const line = ballot && lines[ballot.line]
    const isSame = ballot?.seq === seq && ballot.choice === choice
    const { index, hash } = receipt?.line ?? {}
    return (
      isSame &&
      line !== undefined &&
      (receipt === undefined || (line.index === index && line.hash === hash))
    )
  }
  return {
    lost: voter.sent.filter((sent) => !isKept(sent)).length,
    doubled:
      ballots.length - new Set(voter.sent.map(({ digest }) => digest)).size,
  }
}

/** Counts anew what the voters of a proposal know that they voted last. */
function recount(voters: readonly Voter[]) {
  const tally = { yesPower: 0, noPower: 0, yesVoters: 0, noVoters: 0 }
  for (const { sent, place } of voters) {
    const last = sent.at(-1)
    if (!last) continue
    tally[`${last.choice}Power`] += powerOf(place)
    tally[`${last.choice}Voters`] += 1
  }
  const ballots = voters.reduce((sum, { sent }) => sum + sent.length, 0)
  return { ...tally, ballots }
}

async function waitFor(is: () => boolean): Promise<number> {
  const began = performance.now()
  while (!is() && performance.now() - began < patience) await delay(10)
  return performance.now() - began
}

/** Holds a run against what its voters know. */
export async function judge(voters: readonly Voter[]): Promise<Verdict> {
  const [first] = voters as [Voter]
  const wrong = voters.flatMap((voter) => voter.wrong)
  const ids = new Set(voters.map(({ id }) => id))
  const lines = await linesOf(first)
  const chain = checkChain('votes', emptyHead, lines)
  let broken = chain.ok ? 0 : 1
  if (!chain.ok) wrong.push(`line ${chain.index} is ${chain.fault}`)
  const finals = new Map<string, number>()
  for (const id of ids) {
    const own = voters.filter((voter) => voter.id === id)
    const { counts } = (await first.get(`/api/proposals/${id}`))
      .json as ProposalDetail
    const { comments: _, ...told } = counts
    const known = recount(own)
    if (JSON.stringify(told) !== JSON.stringify(known))
      wrong.push(`${JSON.stringify(told)} is ${JSON.stringify(known)}`)
    finals.set(id, known.ballots)
    const bundle = await first.get(`/api/proposals/${id}/bundle.json`)
    const report = audit(bundle.json)
    if (report.verdict === 'green') continue
    broken += 1
    wrong.push(JSON.stringify(report))
  }
  const isDeaf = (voter: Voter) => voter.page.ballots !== finals.get(voter.id)
  const told = await waitFor(() => !voters.some(isDeaf))
  const each: Pick<Verdict, 'lost' | 'doubled'>[] = []
  for (const voter of voters) each.push(await compare(voter, lines))
  const sum = (of: (one: (typeof each)[number]) => number) =>
    each.reduce((total, one) => total + of(one), 0)
  return {
    ballots: lines.length,
    retries: voters.reduce((total, voter) => total + voter.retries(), 0),
    told,
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    broken,
    deaf: voters.filter(isDeaf).length,
    wrong,
  }
}

export const isSound = ({ lost, doubled, broken, deaf, wrong }: Verdict) =>
  lost + doubled + broken + deaf + wrong.length === 0
