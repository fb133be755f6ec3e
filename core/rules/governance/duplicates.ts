import { proposalLimits, second } from './limits.ts'
import { fingerprint, isSameTitle, similarity } from './similarity.ts'

/** A proposal as it is compared with others. */
export interface Comparable {
  /** Lower case; null: the club itself. */
  author: string | null
  title: string
  body: string
}

/** A proposal that a new one may repeat. */
export interface Duplicate<Earlier> {
  of: Earlier
  /** 0 to 1. */
  similarity: number
  why: 'same_title' | 'alike'
}

/**
 * Finds the proposals that a new one may repeat (behaviour 1.5): its author is
 * asked whether it is meant. One of the same title by the same author counts
 * whenever it was; one with a body that is much alike, for 30 days.
 *
 * @param earlier of the same club, created at UTC milliseconds.
 * @param print of the new body, where it is held against one after the other.
 */
export function duplicatesOf<
  Earlier extends Comparable & { createdAt: number },
>(
  proposal: Comparable,
  earlier: Iterable<Earlier>,
  now: number,
  print = fingerprint(proposal.body),
): Duplicate<Earlier>[] {
  const found: Duplicate<Earlier>[] = []
  for (const of of earlier) {
    const isOwn = of.author !== null && of.author === proposal.author
    const isTitle = isOwn && isSameTitle(of.title, proposal.title)
    const isRecent = now - of.createdAt <= proposalLimits.alikeFor * second
    if (!isTitle && !isRecent) continue
    const alike = similarity(print, fingerprint(of.body))
    if (isTitle) found.push({ of, similarity: alike, why: 'same_title' })
    else if (alike > proposalLimits.alike)
      found.push({ of, similarity: alike, why: 'alike' })
  }
  return found.sort((a, b) => b.similarity - a.similarity)
}
