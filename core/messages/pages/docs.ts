/** Words of the pages that tell programs' authors what the API is. */
export const docs = {
  title: 'API',
  lead: 'Every call, drawn from the contract that server and clients share. For programs:',
  document: 'the OpenAPI 3.1 document',
  back: 'All calls',
  who: {
    visitor: 'for anyone',
    member: 'for members who are signed in',
    administrator: 'for administrators',
  },
  counts: (rate: string) => `counts as ${rate}`,
  parameters: 'Asked with',
  optional: 'may be missing',
  suchAs: 'such as',
  body: 'Body',
  answer: 'Answer',
  refusals: 'Refusals',
} as const
