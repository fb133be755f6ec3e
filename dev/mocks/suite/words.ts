/** A proposal as it is drafted: nothing of it hangs on the day. */
export const proposalWords = (title: string, body: string) => ({
  title,
  body,
  summary: '',
  discussionUrl: '',
  labels: [],
  earliestStart: null,
  duration: 259_200,
})

/** A bounty as it is drafted: whole but for its dates. */
export const bountyWords = (title: string, description: string) => ({
  title,
  description,
  category: 'art',
  skills: [],
  reward: { asset: 'CRO', amount: '10' },
  winnersMax: 1,
  submitBy: null,
  decideBy: null,
  payBy: null,
  minVp: 0,
  visibility: 'public',
})
