import type { Asked } from './proposing.types.ts'

const bounty = 'bounty:'

/** A draft under way, as the browser's storage has it. */
export const toRemembered = ({ draft, purpose }: Asked): string =>
  purpose === 'bounty' ? `${bounty}${draft}` : draft

/** Which draft is meant, by its id or as it is remembered. */
export const readAsked = ({
  draft,
  purpose = 'proposal',
}: Asked): Required<Asked> =>
  draft.startsWith(bounty)
    ? { draft: draft.slice(bounty.length), purpose: 'bounty' }
    : { draft, purpose }
