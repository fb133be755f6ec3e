import type {
  Asked,
  ProposalFault,
  proposalsApi,
} from '@narwhal-club/core/contract'
import {
  contentHash,
  proposalLimits,
  secondOf,
  statusOf,
} from '@narwhal-club/core/governance'
import { canEdit } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { actIn, rulesOf } from '../clubs/actorIn.ts'
import { holdToAuthor } from './holdToAuthor.ts'
import {
  holdToSchedule,
  holdToWords,
  judgeContent,
  judgeSchedule,
} from './judgeContent.ts'
import { presentPublished, votingOf } from './presentProposal.ts'
import type { FoundProposal, ProposalPorts } from './proposals.ports.ts'
import { readSigned } from './readSigned.ts'

type Api = typeof proposalsApi

/** A vote on what was frozen is not put off for ever, edit by edit. */
function tooFar(
  { publishedAt }: FoundProposal,
  { earliestStart }: { earliestStart: number },
): ProposalFault[] {
  const limit = secondOf(publishedAt) + proposalLimits.startAhead
  if (earliestStart <= limit) return []
  return [{ field: 'earliestStart', code: 'too_far', limit }]
}

/** A time that was promised is not taken back: neither is made shorter. */
function shorterThan(
  { start, end }: FoundProposal,
  asked: { earliestStart: number; duration: number },
): ProposalFault[] {
  const first = start / 1_000
  const length = (end - start) / 1_000
  const faults: (ProposalFault | false)[] = [
    asked.earliestStart < first && {
      field: 'earliestStart',
      code: 'past',
      limit: first,
    },
    asked.duration < length && {
      field: 'duration',
      code: 'too_short',
      limit: length,
    },
  ]
  return faults.filter((fault) => fault !== false)
}

/**
 * Gives a proposal a new version, signed as the first was: its author may while
 * voting has not begun (U1, U2), by the same rules (U3). Who may vote stays frozen.
 */
export const editProposal = <Tx>(
  ports: ProposalPorts<Tx>,
  author: `0x${string}`,
  { proposal: id, body }: Asked<Api['editProposal']>,
) =>
  ports.transact(async (tx) => {
    const { clock, writes, recover, blockedHosts } = ports
    const found = await writes.lock(tx, id, author)
    if (!found) throw new RefusalError('proposal_not_found')
    // After the wait for the lock: voting may have begun meanwhile.
    const now = clock.now()
    const asker = ports.actorAt(author)
    const { club, actor } = await actIn(ports, asker, found.club, tx)
    // Where another process' clock is ahead votes may have come: their words stay.
    const { yesVoters, noVoters } = found.counts
    const isVotedOn = yesVoters + noVoters > 0
    const status = isVotedOn ? 'active' : statusOf(votingOf(found), now)
    const about = { author: found.author, status, club: rulesOf(club) }
    holdTo(canEdit(actor, about))
    const { earliestStart: _, duration: __, ...written } = body.content
    const version = found.version + 1
    if (version > proposalLimits.versions)
      throw new RefusalError('version_limit')
    const signed = readSigned(body, {
      now,
      recover,
      club,
      author,
      title: written.title,
      version,
      replaces: found.words.signed?.digest ?? '',
      hasWaited: false,
    })
    const { message, digest, signature } = signed
    const judged = judgeContent(written, club.rules, blockedHosts)
    const hash = judged.content && contentHash({ ...judged.content, version })
    if (hash && hash !== message.contentHash)
      throw new RefusalError('content_changed')
    if (await writes.hasDigest(tx, digest)) throw new RefusalError('replayed')
    const content = holdToWords(judged)
    await holdToAuthor(ports, author, tx)
    const shorter = shorterThan(found, message)
    holdToSchedule([
      ...shorter,
      ...tooFar(found, message),
      ...judgeSchedule(message, club.rules, message.timestamp * 1_000),
    ])
    const start = message.earliestStart * 1_000
    const end = start + message.duration * 1_000
    const fresh = await writes.addHosts(tx, judged.hosts, now)
    const still = found.newHosts.filter((host) => judged.hosts.includes(host))
    const newHosts = [...new Set([...still, ...fresh])].sort()
    const next = {
      ...content,
      labels: [...content.labels],
      version,
      contentHash: message.contentHash,
      signed: { message: { ...message }, signature, digest },
      at: now,
    }
    await writes.addVersion(tx, id, next, { start, end, newHosts })
    await ports.news.scheduled(tx, { ...found, start, end })
    return presentPublished({ ...found, start, end })
  })
