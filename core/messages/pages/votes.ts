const counted = (count: string, one: string, many: string) =>
  `${count} ${count === '1' ? one : many}`
const votes = (count: string) => counted(count, 'vote', 'votes')
const voters = (count: string) => counted(count, 'voter', 'voters')

/** Words of votes: how one is cast, who cast them, and what may come of them. */
export const voting = {
  choice: { yes: 'Yes', no: 'No' },
  panel: {
    title: 'Your vote',
    turn: 'Your turn',
    counted: 'Counted',
    loading: 'Your vote is being looked up',
    failed: 'Your vote did not load',
    wrongWallet: (session: string, shows: string) =>
      `You are signed in as ${session}. Your wallet shows ${shows}.`,
    readAgain: 'Read the new words',
    power: {
      one: 'vote, for one narwhal',
      many: 'votes, one for each narwhal',
      at: (block: string) => `Frozen at block ${block}.`,
      why: (count: string) => `Why ${count}?`,
    },
    visitor: {
      body: 'Connect the wallet that holds your narwhals. A vote is a signature: it is free and moves nothing.',
      connect: 'Connect wallet',
    },
    signedOut: {
      body: 'Sign in, and you see with how many votes you can vote here.',
      signIn: 'Sign in',
    },
    early: {
      opens: 'Voting opens',
      ready: 'Your votes are frozen already: nothing is to be done before.',
    },
    powerless: {
      title: 'You cannot vote on this one',
      not_in_list:
        'This wallet held no narwhal at the block that counts. One bought later counts from the next proposal on.',
      excluded:
        'This address does not count here: it belongs to the club or to a vault.',
      other: 'Held by another wallet of yours? Connect that one.',
    },
    pressed: (choice: string) => `Vote ${choice}`,
    group: 'Choose. Your wallet opens at once.',
    reason: 'Reason',
    reasonHint: 'Everyone can read it. It is signed with your vote.',
    tooLong: 'Shorten it to 1,000 letters, then vote.',
    shows: 'Your wallet will show',
    or: ' or ',
    free: 'Free: no gas, nothing leaves your wallet.',
    until: (when: string) => `You can change it until ${when}.`,
    step: {
      checking: 'Looking once more before your wallet opens',
      switching: 'Confirm the other network in your wallet',
      signing: (choice: string) => `Sign your ${choice} in your wallet`,
      sending: 'Your signature is on its way to the club',
      kept: 'Signed and kept in this browser. It is sent again by itself until it is counted.',
      held: 'Signed and kept in this browser. It is not sent while your wallet shows another account.',
    },
    again: 'Send it again now',
    giveUp: 'Do not send it',
    cancel: 'Never mind',
    yours: {
      is: (choice: string, power: string) =>
        `Your ${choice} counts, with ${votes(power)}`,
      at: (when: string) => `Counted ${when}.`,
      change: 'Change vote',
      receipt: 'Your receipt',
      keep: 'Leave it as it is',
      same: 'This is what you voted already. Nothing had to be signed.',
      replaced: 'The ballot before stays visible as replaced.',
    },
    over: {
      none: 'You did not vote on this one.',
      was: (choice: string, power: string) =>
        `You voted ${choice}, with ${votes(power)}.`,
      closed: 'Voting is over. Late votes are not taken, not even by a second.',
      cancelled:
        'This proposal was cancelled. What was voted is kept for the record.',
    },
  },
  bar: { vote: 'Vote', change: 'Change vote' },
  row: {
    vote: 'Vote',
    voteWith: (power: string) => `Vote with ${power}`,
    yours: 'Your vote',
    voted: (choice: string) => `You voted ${choice}`,
    on: (act: string, title: string) => `${act} on ${title}`,
    voteOn: (title: string) => `Vote on ${title}`,
    sheet: 'Vote from the list',
    read: 'Read all of it first',
  },
  receipt: {
    line: (line: string) => `Receipt, line ${line}`,
    title: (choice: string, power: string) =>
      `Your ${choice} is in, with ${votes(power)}`,
    body: 'This is the proof that your vote was taken. Keep it: with it anyone can check that your vote still counts.',
    signed: 'Taken',
    ballot: 'Ballot',
    hash: 'Line of the ledger',
    json: 'Receipt (JSON)',
    link: 'Copy link',
    copied: 'Link copied',
    share: 'Post on X',
    verify: 'Verify now',
    next: 'Next vote that waits for you',
    post: (choice: string, title: string) => `I voted ${choice} on “${title}”.`,
  },
  voters: {
    title: 'Voters',
    tabs: {
      label: 'Who is listed',
      all: 'All',
      yes: 'Yes',
      no: 'No',
      none: 'Not voted',
    },
    search: {
      label: 'Find an address',
      hint: '0x and three signs or more',
      find: 'Find',
      clear: 'Clear',
    },
    sort: { label: 'Sort by', power: 'Most votes', newest: 'Newest' },
    reasons: 'Only with a reason',
    you: 'you',
    changed: (times: string) =>
      times === '1' ? 'Changed their mind once' : `Changed ${times} times`,
    power: votes,
    empty: {
      title: 'No vote yet',
      body: 'Whoever votes first stands here.',
    },
    notFound: {
      title: 'No voter like that',
      body: 'Nobody who voted here is all that was asked for at once.',
      action: 'Show all voters',
    },
    allVoted: {
      title: 'Everyone has voted',
      body: 'All who may vote here have done so.',
    },
    csv: 'All votes that count (CSV)',
    bundle: 'All that proves this vote (JSON)',
    secret: 'Who voted what is shown once you have voted.',
  },
  secret: {
    switch: 'Hide results until I vote',
    cover: 'Hidden until you vote',
  },
  whatIf: {
    title: 'What if?',
    lead: (power: string, count: string) =>
      `${votes(power)} of ${voters(count)} ${power === '1' ? 'is' : 'are'} not cast yet.`,
    none: 'All votes are cast. Only a change of mind can change the result.',
    turnout: 'So many of them vote',
    share: 'So many of those say Yes',
    percent: (value: string) => `${value}%`,
    result: 'Then it would be',
    outcome: {
      passed: 'passed',
      rejected: 'rejected',
      tied: 'tied, which does not pass',
      no_quorum: 'without quorum, which does not pass',
      no_votes: 'without a vote',
    },
    counts: (yes: string, no: string) => `Yes ${yes}, No ${no}`,
    isDecided: 'Already decided',
    decided: {
      pass: 'Whatever those who are left vote, it passes. Only changes of mind could stop it.',
      fail: 'Whatever those who are left vote, it does not pass. Only changes of mind could save it.',
    },
    flip: {
      toFail: (power: string) =>
        `Whoever is left needs ${votes(power)} on No to stop it.`,
      toPass: (power: string) =>
        `Whoever is left needs ${votes(power)} on Yes to make it pass.`,
      by: (count: string) =>
        count === '1'
          ? 'The largest of them alone has enough.'
          : `The ${count} largest of them have enough.`,
      byMore: (count: string) => `More than ${count} of them are needed.`,
    },
    reset: 'As it stands',
  },
  timeline: {
    title: 'How it came about',
    picture: (yes: string, no: string) =>
      `Votes over time: now ${yes} Yes and ${no} No.`,
    read: 'Votes over time, moment by moment',
    readAt: (yes: string, no: string, when: string) =>
      `Yes ${yes}, No ${no} (${when})`,
    swing: {
      title: 'The lead changed',
      yes: 'Yes took the lead',
      no: 'No took the lead',
      tied: 'A tie',
    },
    none: 'The lead never changed.',
    lastHour: (yes: string, no: string) => `Last hour: Yes ${yes}, No ${no}`,
    changed: (count: string) =>
      `${counted(count, 'change of mind', 'changes of mind')} in all`,
    empty: 'The first vote draws the first line here.',
    table: 'Table',
    tableOf: 'Votes over time, as a table',
    columns: {
      at: 'Until',
      yes: 'Yes',
      no: 'No',
      voters: 'Voters',
      changed: 'Changes of mind',
    },
    legend: { yes: 'Yes', no: 'No', swing: 'The lead changes' },
  },
  why: {
    title: (power: string) => `Why ${power}?`,
    lead: (power: string, held: string, block: string) =>
      `At block ${block} this wallet held ${counted(held, 'narwhal', 'narwhals')}: ${votes(power)}.`,
    reasons: {
      excluded:
        'This address does not count here: it belongs to the club or to a vault.',
      in_vault:
        'What it had stood in the swap vault at that block, and the vault does not vote.',
      at_excluded: 'What it had stood at an address that nobody votes from.',
      moved_before: 'All that it had was given away before that block.',
      bought_after:
        'What it holds came after that block. It counts from the next proposal on.',
      never_held: 'It never held a narwhal.',
      not_in_list: 'It held no narwhal at that block.',
    },
    before: 'What made it so',
    later: 'After that block: counts from the next proposal on',
    elsewhere: 'Held, but not by this wallet',
    vault: 'In the swap vault, which does not vote',
    excluded: 'At an address that does not count',
    token: (token: string) => `Narwhal #${token}`,
    got: {
      one: (token: string) => `Got narwhal #${token}`,
      many: (count: string) => `Got ${count} narwhals`,
    },
    gave: {
      one: (token: string) => `Gave narwhal #${token} away`,
      many: (count: string) => `Gave ${count} narwhals away`,
    },
    from: 'from',
    to: 'to',
    minted: {
      one: 'It was minted for this wallet.',
      many: 'They were minted for this wallet.',
    },
    burnt: { one: 'It was burnt.', many: 'They were burnt.' },
    held: (count: string) => `then held ${count}`,
    none: 'No narwhal ever came to this wallet or left it before that block.',
    more: 'Only the newest are listed.',
    transaction: 'Transaction',
    loading: 'The transfers are being looked up',
    failed: 'The transfers did not load',
  },
  failure: {
    network: 'Check your connection, then try again.',
    limited: 'You asked for a lot at once. Wait a moment, then try again.',
    query:
      'This cannot be searched for. Write 0x and at least three signs of the address.',
    signedOut: 'Your session has ended. Sign in, then try again.',
    gone: 'There is no such proposal any more.',
    server: 'The server does not answer as it should. Please try again.',
  },
} as const
