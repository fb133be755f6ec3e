import type { LedgerEntry } from '../ledger/index.ts'
import type { Receipt } from '../voting/index.ts'
import type { Bundle } from './bundle.ts'

/** One value exchanged, and what a verifier must say of it. */
export interface Bent {
  what: string
  path: (string | number)[]
  to: unknown
  /** Check, then what is wrong. */
  red: [check: string, what: string][]
}

/** The same signature with the other way to write v: 0 or 1. */
const withLowV = (signature: string) =>
  `${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}`

/** What is easily judged otherwise: of signers, choices, payloads and spellings. */
export function hardBentOf({ lines, versions, head }: Bundle): Bent[] {
  const [, second] = lines as [LedgerEntry, LedgerEntry]
  const payload = ['lines', 1, 'payload']
  const sums: Bent['red'] = [
    ['tally', 'noPower'],
    ['tally', 'noVoters'],
  ]
  return [
    {
      what: 'a choice is neither yes nor no',
      path: payload,
      to: second.payload.replace('"choice":2', '"choice":3'),
      red: [
        ['lines', 'hash'],
        ['signatures', 'signature'],
        // No sentence is known of it.
        ['words', 'choice'],
        ...sums,
      ],
    },
    {
      what: 'a payload is no JSON: places after it count on',
      path: payload,
      to: second.payload.slice(1),
      red: [['lines', 'hash'], ['lines', 'payload'], ...sums],
    },
    {
      what: 'a contract is said to have signed',
      path: payload,
      to: second.payload.replace('"signer":"key"', '"signer":"contract"'),
      red: [['lines', 'hash']],
    },
    {
      what: 'the club itself is said to ask, and versions are signed',
      path: ['proposal', 'author'],
      to: null,
      red: [
        ['content', 'signed'],
        ['content', 'signed'],
        ['stand', 'facts'],
      ],
    },
    {
      what: 'v is 0 or 1 in a seal: they mean 27 and 28',
      path: ['head', 'signature'],
      to: withLowV(head.signature),
      red: [],
    },
    {
      what: 'a text ends with a space: its hash is the same',
      path: ['versions', 0, 'body'],
      to: `${versions[0]?.body} `,
      red: [
        ['content', 'not_normal'],
        ['stand', 'facts'],
      ],
    },
  ]
}

export const bentReceiptsOf = ({ power, place, proposal }: Receipt): Bent[] => [
  {
    what: 'a power is another',
    path: ['power'],
    to: power + 1,
    red: [
      ['receipt', 'differs'],
      ['receipt', 'seal'],
    ],
  },
  {
    what: 'nothing is at its place',
    path: ['place'],
    to: place + 1,
    red: [
      ['receipt', 'not_included'],
      ['receipt', 'seal'],
    ],
  },
  {
    what: 'it is of another proposal',
    path: ['proposal'],
    to: proposal.replace('e', 'd'),
    red: [
      ['receipt', 'proposal'],
      ['receipt', 'seal'],
    ],
  },
]
