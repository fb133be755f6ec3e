import type { GovernanceSeed } from '@narwhal-club/server'
import type { Role, TestAccounts } from '../accounts.ts'

type Seed = NonNullable<GovernanceSeed['comments']>[number]
type Proposal = GovernanceSeed['proposals'][number]

const minute = 60_000

export interface Said {
  author: Role
  texts: readonly string[]
  minutes: number
  /** The place of the comment that it replies to. */
  to?: number
  likedBy?: readonly Role[]
  reportedBy?: readonly Role[]
  isDeleted?: true
}

/** What was said below the first proposal, and how many minutes ago. */
const usual: readonly Said[] = [
  {
    author: 'holder',
    texts: [
      'Who looks after it in a storm?',
      'Who looks after it in a storm, and **what does that cost** a year?',
    ],
    minutes: 900,
    likedBy: ['whale', 'proposer'],
  },
  {
    author: 'whale',
    texts: ['The harbour does, for 200 a year. It is in the sum.'],
    minutes: 860,
    to: 0,
    likedBy: ['holder'],
  },
  {
    author: 'proposer',
    texts: ['Two winters, then. I had counted three.'],
    minutes: 700,
    isDeleted: true,
  },
  {
    author: 'whale',
    texts: ['Three is right: the text says so now.'],
    minutes: 640,
    to: 2,
  },
  {
    author: 'newcomer',
    texts: ['Cheap boats, cheap moorings, write to me today!!!'],
    minutes: 300,
    reportedBy: ['whale', 'proposer', 'holder'],
  },
  {
    author: 'proposer',
    texts: [
      'Yes from me. The nights in the harbour were [a fifth of all we spent](https://harbour.example/prices).',
    ],
    minutes: 120,
  },
]

const idOf = (place: number) =>
  `a0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`

/** Threads with replies: one was changed, one deleted, and one is folded. */
export function worldComments(
  accounts: TestAccounts,
  { row: { id, club } }: Proposal,
  now: number,
  said: readonly Said[] = usual,
): Seed[] {
  const addressOf = (role: Role) =>
    accounts[role].address.toLowerCase() as `0x${string}`
  return said.map(({ author, texts, minutes, to, ...each }, place) => {
    const at = now - minutes * minute
    const versions = texts.map((text, index) => ({
      version: index + 1,
      text,
      at: at + index * minute,
    }))
    const { likedBy = [], reportedBy = [] } = each
    const last = versions.at(-1)
    return {
      row: {
        id: idOf(place),
        subject: { kind: 'proposal', id },
        club,
        parent: to === undefined ? null : idOf(to),
        author: addressOf(author),
        text: last?.text ?? '',
        version: versions.length,
        at,
        editedAt: versions.length > 1 ? (last?.at ?? at) : null,
        deletedBy: each.isDeleted ? 'author' : null,
        likes: likedBy.length,
        replies: said.filter((reply) => reply.to === place).length,
        reports: reportedBy.length,
      },
      versions,
      likedBy: likedBy.map(addressOf),
      reportedBy: reportedBy.map((role) => ({
        address: addressOf(role),
        reason: 'spam' as const,
      })),
    }
  })
}
