/** What the payouts of a bounty say to the one who owes them. */
export const bountyPayouts = {
  title: 'Payouts',
  lead: 'One by one, from the wallet that opened the bounty. Each is looked for on the server and the chain before your wallet is asked.',
  reading: 'Looking where the payouts stand.',
  pay: (amount: string) => `Pay ${amount}`,
  state: {
    due: 'To be paid',
    sent: 'Sent',
    confirming: 'Being verified',
    paid: 'Paid, verified on the chain',
    faulty: 'Sent, and not accepted',
  },
  phase: {
    checking: 'Looking at server and chain before your wallet is asked.',
    wallet: 'Your wallet asks. Compare the address and the amount.',
    sent: 'Sent. It is followed until it is in a block.',
    confirming: 'The server reads it from the chain.',
  },
  settled: 'Every winner is paid. Thank you for keeping your word.',
  closed: 'Nothing is to be paid now.',
  offline: 'It goes on by itself',
  stopped: 'This cannot go on yet',
  suspended: 'Waiting for your sign-in',
} as const
