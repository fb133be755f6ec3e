/** Words of the page, loaded with it. */
export const club = {
  unknown: {
    title: 'No such club',
    body: 'The link may be old. All clubs are one page back.',
  },
} as const
