import type { Asked, votesApi } from '@narwhal-club/core/contract'
import {
  type BallotLine,
  countBallot,
  type HeadFacts,
  leaderOf,
  noPreviousLine,
  type Receipt,
  type SealedHead,
  votesLedger,
} from '@narwhal-club/core/voting'
import { RefusalError } from '../../errors.ts'
import { holdToTable } from './holdToTable.ts'
import { presentBallot, presentReceipt, receiptOf } from './presentVote.ts'
import { readSignedVote } from './readSignedVote.ts'
import type { BallotRow, CastPorts, Sealer } from './votes.ports.ts'

type Address = `0x${string}`

const missing = () => new RefusalError('proposal_not_found')

/** @throws RefusalError where nothing can be signed (E15): nothing is kept then. */
async function sealBoth(
  { seal }: Sealer,
  ballot: Omit<BallotRow, 'seal'>,
): Promise<[Receipt, SealedHead]> {
  const { line, at } = ballot
  const head: HeadFacts = {
    format: 'narwhal-head-1',
    ledger: votesLedger,
    size: line.index + 1,
    hash: line.hash,
    at,
  }
  try {
    return [await seal(receiptOf(ballot)), await seal(head)]
  } catch {
    throw new RefusalError('receipt_failed', { retryAfter: 2 })
  }
}

/**
 * Casts a vote: reads what was signed, then in one transaction, with the row of
 * the proposal held, refuses it or keeps the ballot, its line in the ledger and the
 * count. No node is asked for a plain account.
 *
 * @throws RefusalError
 */
export async function castVote<Tx>(
  ports: CastPorts<Tx>,
  voter: Address,
  { proposal, body }: Asked<(typeof votesApi)['castVote']>,
) {
  const { clock, reads, writes, log, sealer } = ports
  const about = await reads.find(proposal, voter)
  if (!about) throw missing()
  const signed = await readSignedVote(ports, voter, about, body)
  return await ports.transact(async (tx) => {
    const by = { voter, digest: signed.digest }
    const subject = await writes.lock(tx, proposal, by)
    if (!subject) throw missing()
    if (subject.nftContract !== about.nftContract)
      throw new RefusalError('wrong_domain')
    // After the wait for the lock: voting may have ended meanwhile.
    const now = clock.now()
    const choice = holdToTable(subject, signed.message, now)
    // Clocks of processes differ: never before the ballot that it follows on.
    const at = Math.max(now, subject.last?.at ?? 0)
    const { message, signature, signer } = signed
    const { mine, last } = subject
    const { power } = mine
    const counted = { before: mine.choice, choice, power }
    const tally = countBallot(subject.tally, counted)
    const isSwing = last !== null && leaderOf(tally) !== leaderOf(subject.tally)
    const place = (last?.place ?? -1) + 1
    const line: BallotLine = {
      proposal,
      place,
      previous: last?.hash ?? noPreviousLine,
      message,
      signature,
      signer,
      power,
    }
    const { index, hash } = await log.append(tx, line, at)
    const unsealed = {
      proposal,
      voter,
      seq: message.seq,
      choice,
      power,
      reason: message.reason,
      ...signed,
      place,
      line: { index, hash },
      at,
      tally,
      isSwing,
    }
    const [receipt, head] = await sealBoth(sealer, unsealed)
    const { key, signature: seal } = receipt
    const ballot: BallotRow = { ...unsealed, seal: { key, signature: seal } }
    await writes.put(tx, ballot)
    await ports.tellCount(tx, {
      proposal,
      club: subject.club,
      tally,
      ballots: place + 1,
      line: index,
    })
    return {
      ballot: presentBallot(ballot),
      receipt: presentReceipt(ballot),
      tally,
      head,
    }
  })
}
