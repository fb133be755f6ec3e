import type { ModerationAct } from '../../rules/governance/moderation.ts'

type Kind = 'proposal' | 'idea' | 'bounty' | 'submission' | 'comment'

const kinds: Record<Kind, string> = {
  proposal: 'Proposal',
  idea: 'Idea',
  bounty: 'Bounty',
  submission: 'Work for a bounty',
  comment: 'Comment',
}

/** Words of what is done about the words of others. */
export const moderation = {
  title: 'Moderation queue',
  lead: 'What holders reported, and links to where nothing led before. What waits longest comes first.',
  csv: 'Download as CSV',
  views: {
    label: 'What of the queue is shown',
    waiting: 'Waiting',
    warned: 'Warned of',
    hidden: 'Hidden',
    tombstoned: 'Taken down',
  },
  kinds,
  none: {
    waiting: {
      title: 'Nothing waits',
      children: 'Calm sea. What holders report comes up here.',
    },
    others: { title: 'None', children: 'Nothing is in this state.' },
  },
  reports: (count: number) =>
    count === 1 ? '1 holder reported it' : `${count} holders reported it`,
  reasons: {
    scam: 'scam',
    spam: 'spam',
    offensive: 'offensive',
    duplicate: 'duplicate',
  },
  since: (when: string) => `since ${when}`,
  published: (when: string) => `published ${when}`,
  collapsed: 'Behind a warning',
  newHost: 'first seen here',
  hosts: 'Leads to',
  secret: 'Its words are nobody else’s to read yet.',
  blocked: 'Author blocked',
  said: (who: string, when: string) => `${who}, ${when}`,
  told: (reason: string, when: string) => `(${reason}, ${when})`,
  asked: 'Waits for a second administrator',
  open: 'Open',
  acts: {
    dismiss: 'Let it stand',
    warn: 'Warn readers',
    hide: 'Hide',
    restore: 'Show again',
    tombstone: 'Take down',
  } satisfies Record<ModerationAct, string>,
  block: 'Block author',
  unblock: 'Unblock',
  /** What is said before each is done, and after. */
  doing: {
    dismiss: {
      text: 'Reports are answered and a warning goes away. The same words are not reported again by the same holders.',
      done: 'It stands.',
    },
    warn: {
      text: 'Your reason stands before its words, for everyone. Its author is told.',
      done: 'Readers are warned.',
    },
    hide: {
      text: 'Its words go off all pages until somebody shows them again. Your reason stands there instead, and its author is told.',
      done: 'It is hidden.',
    },
    restore: {
      text: 'Its words are on the pages again. Its author is told.',
      done: 'It is shown again.',
    },
    tombstone: {
      text: 'Its words go off all pages for good, and what is still open of it is taken back. Hashes, signatures and ballots stay, so that audits hold. Your reason stands in its place.',
      done: 'It was taken down.',
    },
  } satisfies Record<ModerationAct, { text: string; done: string }>,
  doingTo: (act: string, kind: string) => `${act}: ${kind}`,
  blocking: {
    title: 'Block this author',
    text: (who: string) =>
      `${who} publishes nothing any more, from the next call on: no proposal, idea, bounty, work or comment. What stands stays as it is.`,
    done: 'The author is blocked.',
  },
  unblocking: {
    title: 'Unblock this author',
    text: (who: string) => `${who} may publish again.`,
    done: 'The author may publish again.',
  },
  authors: {
    title: 'Blocked authors',
    lead: 'Wallets that publish nothing here.',
    none: {
      title: 'Nobody is blocked',
      children: 'Who is blocked stands here, with the reason.',
    },
    configured: 'By the configuration of this deployment: it stays blocked.',
  },
} as const
