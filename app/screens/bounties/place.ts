/** Of the parts of a bounty's page that links lead to. */
export const bountyActsId = 'bounty-acts'
export const bountyWorkId = 'bounty-work'
export const bountyPayoutsId = 'bounty-payouts'
