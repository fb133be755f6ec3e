/** Words of the page, loaded with it. */
export const __area__ = {
  title: '__Area__',
  lead: 'This area opens here next.',
  now: 'As it stands',
  members: 'Members',
} as const
