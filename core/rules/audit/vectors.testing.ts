import { domainSeparator, sha256, stringToHex } from 'viem'
import { contentHash, contentText } from '../governance/content.ts'
import { buildTree } from '../governance/merkle.ts'
import { proposalDigest, signingDomain } from '../governance/message.ts'
import { proposalSentence } from '../governance/sentence.ts'
import { canonicalJson, hashEntry, type LedgerEntry } from '../ledger/index.ts'
import {
  proposalIdOf,
  sealDigest,
  sealedText,
  voteDigest,
  voteSentence,
} from '../voting/index.ts'
import {
  castsOf,
  honestBundle,
  nft,
  receiptOf,
  type Voting,
  withCasts,
} from './audit.testing.ts'
import { type Bent, bentReceiptsOf, hardBentOf } from './bent.testing.ts'
import type { Bundle } from './bundle.ts'
import { addressOfKey, keyOf, twinOf } from './keys.testing.ts'

const votings: Voting[] = [
  { voter: 0, choice: 'yes', reason: 'It is worth it.' },
  { voter: 1, choice: 'no', reason: 'Zu teuer – naïve Kälte ❄️\nNo.' },
  { voter: 2, choice: 'no' },
  { voter: 0, choice: 'no', reason: 'I read it again.' },
]

function bentOf(bundle: Bundle): Bent[] {
  const [first] = bundle.versions
  const [before, second] = bundle.lines as [LedgerEntry, LedgerEntry]
  const last = bundle.lines.at(-1) as LedgerEntry
  const signature = first?.signed?.signature ?? '0x'
  return [
    {
      what: 'a choice is another',
      path: ['lines', 1, 'payload'],
      to: second.payload.replace('"choice":2', '"choice":1'),
      red: [
        ['lines', 'hash'],
        ['signatures', 'signature'],
        ['words', 'sentence'],
        ['tally', 'yesPower'],
        ['tally', 'noPower'],
        ['tally', 'yesVoters'],
        ['tally', 'noVoters'],
      ],
    },
    {
      what: 'a power is another',
      path: ['voters', 'list', 0, 1],
      to: 9,
      red: [
        ['list', 'power'],
        ['list', 'root'],
        // Both ballots of that voter.
        ['power', 'power'],
        ['power', 'power'],
      ],
    },
    {
      what: 'a signature has a high s',
      path: ['versions', 0, 'signed', 'signature'],
      to: twinOf(signature),
      red: [
        ['content', 'signature'],
        ['stand', 'facts'],
      ],
    },
    {
      what: 'the count is another',
      path: ['tally', 'noVoters'],
      to: 2,
      red: [
        ['tally', 'noVoters'],
        ['stand', 'facts'],
      ],
    },
    {
      what: 'the head is another',
      path: ['head', 'size'],
      to: bundle.head.size + 1,
      red: [['head', 'seal']],
    },
    {
      what: 'a ballot came before the one that it follows on',
      path: ['lines', 1, 'receivedAt'],
      to: before.receivedAt - 1,
      red: [
        ['lines', 'hash'],
        ['lines', 'time'],
      ],
    },
    {
      what: 'the head is of before the last ballot',
      path: ['head', 'at'],
      to: last.receivedAt - 1,
      red: [
        // Voting was open then.
        ['tally', 'outcome'],
        ['head', 'time'],
        ['head', 'seal'],
        ['stand', 'time'],
      ],
    },
    {
      what: 'ballots are left off the end',
      path: ['lines'],
      to: bundle.lines.slice(0, 3),
      red: [
        ['tally', 'yesPower'],
        ['tally', 'noPower'],
        ['tally', 'yesVoters'],
        ['tally', 'noVoters'],
        ['stand', 'ballots'],
      ],
    },
    {
      what: 'the address of the discussion is spelled otherwise',
      path: ['versions', 1, 'discussionUrl'],
      to: `${first?.discussionUrl} `,
      red: [
        ['content', 'not_normal'],
        ['content', 'content_hash'],
        ['stand', 'facts'],
      ],
    },
    {
      what: 'it was cancelled when voting was over',
      path: ['proposal', 'cancelledAt'],
      to: bundle.proposal.end,
      red: [
        ['window', 'cancelled'],
        ['tally', 'outcome'],
        ['stand', 'facts'],
      ],
    },
    {
      what: 'the quorum is another',
      path: ['proposal', 'quorum'],
      to: 2,
      red: [['stand', 'facts']],
    },
    {
      what: 'the format is another',
      path: ['format'],
      to: 'narwhal-bundle-2',
      red: [['format', 'shape']],
    },
  ]
}

/** A text and its spelling in canonical JSON: what is easily got wrong. */
const spelled = {
  b: ['\u20ac', '/', '"', '\\', '\n', '\u0008', '\u007f', '🐋'],
  a: { z: null, '10': 1, '9': true },
  '\u20ac': -1,
}

function ofContract(): Bundle {
  const bundle = honestBundle([{ voter: 2, choice: 'yes' }], 3)
  const casts = castsOf(bundle).map((cast) => ({
    ...cast,
    signer: 'contract' as const,
    signature: '0x' as const,
  }))
  return withCasts(bundle, casts)
}

/** All test vectors, made of fixed keys alone (docs/audit-vectors.json). */
export function auditVectors() {
  const bundle = honestBundle(votings, 3)
  const [version] = bundle.versions
  const line = bundle.lines[0]
  if (!version?.signed || !line) throw new Error('no vectors')
  const { message, signature } = JSON.parse(line.payload)
  const { hash: _, ...unhashed } = line
  const { ledger, index, kind, payload } = line
  const said = canonicalJson({ ledger, index, kind, payload })
  const receipt = receiptOf(bundle, 3)
  const { title } = version
  const shown = {
    title,
    number: bundle.proposal.number,
    club: bundle.club.name,
  }
  const { list, root } = bundle.voters
  const [alone] = list
  const one = alone ? [{ address: alone[0], votingPower: alone[1] }] : []
  const { signed } = version
  return {
    format: 'narwhal-audit-vectors-1',
    keys: ['author', 'seal', 'voter 0', 'voter 1', 'voter 2'].map((name) => ({
      name,
      key: keyOf(name),
      address: addressOfKey(keyOf(name)),
    })),
    domain: {
      domain: signingDomain(nft),
      separator: domainSeparator({ domain: signingDomain(nft) }),
    },
    canonicalJson: { value: spelled, text: canonicalJson(spelled) },
    proposalId: {
      id: bundle.proposal.id,
      bytes: proposalIdOf(bundle.proposal.id),
    },
    content: { text: contentText(version), hash: contentHash(version) },
    proposal: {
      sentence: proposalSentence({ ...signed.message, ...shown }),
      message: signed.message,
      digest: proposalDigest(nft, signed.message),
      signature: signed.signature,
      signer: bundle.proposal.author,
    },
    vote: {
      sentence: voteSentence({ ...shown, choice: 'yes', seq: 0 }),
      changed: voteSentence({ ...shown, choice: 'no', seq: 1 }),
      message,
      digest: voteDigest(nft, message),
      signature,
      signer: message.voter,
    },
    line: {
      line: unhashed,
      text: said,
      textHash: sha256(stringToHex(said)),
      hash: hashEntry(line),
    },
    tree: {
      list,
      root,
      ofTheFirstAlone: buildTree(one).root,
      ofNobody: buildTree([]).root,
    },
    receipt: {
      receipt,
      text: sealedText(receipt),
      digest: sealDigest(receipt),
      signer: receipt.key,
      standing: { place: 3, standing: 'counted', seq: 1 },
    },
    bundle,
    bent: [...bentOf(bundle), ...hardBentOf(bundle)],
    bentReceipts: bentReceiptsOf(receipt),
    /** Nobody voted. */
    empty: { bundle: honestBundle([], 3), verdict: 'green' },
    /** The one ballot is said to be of a contract: nothing is red, and nothing proved. */
    contract: { bundle: ofContract(), verdict: 'open' },
  }
}
