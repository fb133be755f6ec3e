/** What of the audit log is moderation, by the first word of a line's kind. */
export const moderated = [
  'bounty',
  'comment',
  'moderation',
  'proposal',
  'submission',
] as const

export const isModeration = (kind: string): boolean =>
  moderated.some((word) => kind.startsWith(`${word}.`))
