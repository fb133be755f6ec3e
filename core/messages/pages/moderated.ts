/** What readers are told of words that were reported or taken down. */
export const moderated = {
  reported: {
    title: 'Holders have reported this',
    body: 'Nobody has looked at it yet. Be careful with what it asks for, and with its links.',
  },
  warned: { title: 'Readers are warned of this' },
  hidden: { title: 'This is hidden for now' },
  tombstoned: { title: 'This was taken down' },
} as const
