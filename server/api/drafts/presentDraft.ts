import type {
  Draft,
  DraftCard,
  DraftContent,
  IdeaCard,
} from '@narwhal-club/core/contract'
import { takenTitle } from '@narwhal-club/core/governance'
import { isTaken, presentMark } from '../moderation/moderated.ts'
import type { FoundDraft, ListedDraft } from './drafts.ports.ts'

const instant = (at: number) => new Date(at).toISOString()

const presentCard = (draft: Omit<ListedDraft, 'summary' | 'opening'>) => ({
  id: draft.id,
  club: draft.club,
  author: draft.author,
  title: draft.title,
  state: draft.state,
  shared: draft.sharedAt !== null,
  adoptions: draft.adoptions,
  ...(draft.idea && { idea: draft.idea }),
  createdAt: instant(draft.createdAt),
  updatedAt: instant(draft.updatedAt),
})

/** Its fee is its author's business. */
const presentIntent = (
  { intent, author }: Pick<FoundDraft, 'intent' | 'author'>,
  asker: string | null,
) => intent !== null && author === asker && { intent }

export const presentListed = (draft: ListedDraft): DraftCard => ({
  ...presentCard(draft),
  ...presentIntent(draft, draft.author),
})

/** An idea that was taken down is its author's to read, and nobody else's. */
const wordsOf = (draft: FoundDraft, asker: string | null): DraftContent =>
  isTaken(draft) && draft.author !== asker
    ? {
        ...draft.content,
        title: takenTitle,
        summary: '',
        body: '',
        discussionUrl: '',
        labels: [],
      }
    : draft.content

export const presentDraft = (
  draft: FoundDraft,
  asker: string | null,
): Draft => ({
  ...presentCard({ ...draft, title: wordsOf(draft, asker).title }),
  version: draft.version,
  content: wordsOf(draft, asker),
  ...presentIntent(draft, asker),
  ...(draft.proposal !== null && { proposal: draft.proposal }),
  ...presentMark(draft),
})

const longest = 240

/**
 * Takes the marks out of Markdown, for a line of text: links and pictures keep
 * their words. Looked at is only as much as is shown.
 */
export function excerptOf(body: string): string {
  const text = body
    .slice(0, longest * 4)
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,300}\)/g, '$1')
    .replace(/^[ \t]*(#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/[*_`~]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const signs = [...text]
  return signs.length > longest
    ? `${signs.slice(0, longest).join('').trimEnd()}…`
    : text
}

export const presentIdea = (draft: ListedDraft): IdeaCard => ({
  ...presentCard(draft),
  excerpt: draft.summary || excerptOf(draft.opening),
})
