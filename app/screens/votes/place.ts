/** Where on its page one votes on a proposal. */
export const yourVoteId = 'your-vote'
