/** Words of the page, loaded with it. */
export const analytics = {
  title: 'Analytics',
  lead: 'Who holds what, at any block, with every formula shown.',
  soon: 'The index of every transfer opens here next. The numbers above come straight from the contracts.',
} as const
