import type { Asked, RevisingView } from '@narwhal-club/core/revising'

/**
 * What a page shows of the machine: another version that was signed is handed
 * over first, and is none of this page.
 */
export const revisingOf = (
  view: RevisingView,
  asked: Required<Asked>,
): RevisingView =>
  'id' in view && view.id !== asked.id ? { ...asked, status: 'reading' } : view
