import type { Draft, DraftCard, IdeaCard } from '@narwhal-club/core/contract'
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

export const presentDraft = (
  draft: FoundDraft,
  asker: string | null,
): Draft => ({
  ...presentCard({ ...draft, title: draft.content.title }),
  version: draft.version,
  content: draft.content,
  ...presentIntent(draft, asker),
  ...(draft.proposal !== null && { proposal: draft.proposal }),
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
