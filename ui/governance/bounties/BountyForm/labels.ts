import type { BountyDraftContent } from '@narwhal-club/core/contract'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'

const words = bountyEditor.field

/** What the fields are called, in the order of the form. */
export const bountyLabels = {
  title: words.title,
  description: words.description,
  category: words.category,
  skills: words.skills,
  reward: words.amount,
  winnersMax: words.winnersMax,
  minVp: words.minVp,
  submitBy: words.submitBy,
  decideBy: words.decideBy,
  payBy: words.payBy,
  visibility: words.visibility,
} as const satisfies Record<keyof BountyDraftContent, string>
