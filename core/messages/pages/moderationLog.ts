import type { ModeratedKind } from '../../rules/governance/moderation.ts'

/** Words of the log of moderation that everyone can read (B7.6). */
export const moderationLog = {
  title: 'Log of moderation',
  lead: 'What administrators and moderators did, and why. Lines are only ever added; each holds the one before by its hash.',
  empty: {
    title: 'Nothing was moderated',
    body: 'As soon as something is hidden, warned of, cancelled or blocked, it stands here with its reason.',
  },
  csv: 'Download as CSV',
  line: (index: string, hash: string) => `Line ${index}, ${hash}`,
  thing: {
    proposal: 'a proposal',
    idea: 'an idea',
    bounty: 'a bounty',
    submission: 'work',
    comment: 'a comment',
  } satisfies Record<ModeratedKind, string>,
  /** What was done, by the kind of a line: behind it stands what it was done to. */
  deed: {
    'moderation.dismissed': 'let stand, after reports,',
    'moderation.warned': 'put a warning before',
    'moderation.hidden': 'hid',
    'moderation.restored': 'showed again',
    'moderation.tombstoneAsked': 'asked to take down for good',
    'moderation.tombstoned': 'took down for good',
    'proposal.cancelled': 'cancelled',
    'proposal.flagged': 'marked as a likely scam',
    'proposal.cleared': 'let stand, after reports,',
    'comment.deleted': 'deleted',
    'comment.cleared': 'let stand, after reports,',
    'bounty.cancelled': 'cancelled',
    'bounty.awarded': 'awarded',
    'submission.reviewed': 'reviewed',
  } as Readonly<Record<string, string>>,
  blocked: 'kept from publishing:',
  unblocked: 'lets publish again:',
  /** Of a kind that has no words yet. */
  other: (kind: string) => `did “${kind}” about`,
} as const
