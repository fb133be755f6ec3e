import { type Hex, keccak256, stringToHex } from 'viem'
import { canonicalJson } from '../ledger/index.ts'
import type { ProposalContent } from './fields.ts'
import { voteOptions } from './limits.ts'
import { normaliseLine, normaliseText } from './text.ts'

/** What readers decide about. */
export interface VersionedContent extends ProposalContent {
  /** 1 for what is published first; an edit is one more. */
  version: number
}

/**
 * Writes what readers decide about in the one way there is: canonical JSON
 * (RFC 8785) of `body`, `discussionUrl` (null where there is none), `kind`
 * (`proposal`, so that no other document has the same hash), `labels` in the
 * order of their code units, `options` (`["Yes","No"]`), `summary`, `title` and
 * `version`, texts in their normal form: `discussionUrl` as `contentSchema` gives
 * it, which has brought it there. The club, the author and the schedule are not in
 * it: the message that is signed has them.
 */
export const contentText = (content: VersionedContent): string =>
  canonicalJson({
    kind: 'proposal',
    version: content.version,
    title: normaliseLine(content.title),
    body: normaliseText(content.body),
    summary: normaliseLine(content.summary),
    discussionUrl: content.discussionUrl,
    labels: content.labels.map(normaliseLine).sort(),
    options: [...voteOptions],
  })

/**
 * Hashes what readers decide about: Keccak-256 of the UTF-8 bytes of
 * `contentText`. Votes name it, so that no vote counts for other words (V9).
 *
 * @example
 * contentHash({
 *   version: 1,
 *   title: 'Fund the winter relay',
 *   body: 'The winter relay needs a budget.',
 *   summary: '',
 *   discussionUrl: null,
 *   labels: [],
 * })
 * // of {"body":"The winter relay needs a budget.","discussionUrl":null,"kind":
 * // "proposal","labels":[],"options":["Yes","No"],"summary":"","title":"Fund
 * // the winter relay","version":1} without line breaks:
 * // '0xc427ea991e076b26079f364a80a884ddfbe429d168ad40f10c704ef8e84542d4'
 */
export const contentHash = (content: VersionedContent): Hex =>
  keccak256(stringToHex(contentText(content)))
