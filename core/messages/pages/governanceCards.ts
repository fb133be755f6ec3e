const times = (count: string, one: string, many: string) =>
  count === '1' ? `1 ${one}` : `${count} ${many}`

/** What each card about votes says, on the analytics page. */
export const governanceCards = {
  empty: 'No vote of this club was over at this block.',
  proposal: (number: string) => `#${number}`,
  ofShown: (shown: string, all: string) =>
    shown === all
      ? `Of ${times(all, 'vote that is over', 'votes that are over')}.`
      : `Of the newest ${shown} of ${all} votes that are over.`,
  health: {
    title: 'Health of the club',
    definition:
      'A score from 0 to 100: up to 40 points for turnout, 25 for evenly spread power, 20 for voters who come back, 15 for proposals from many minds.',
    score: 'Score',
    ofHundred: 'of 100',
    unknown:
      'A part of it cannot be told yet, and a missing part is no bad one.',
    term: 'Part',
    value: 'Measured',
    points: 'Points',
    ofPoints: (points: string, weight: string) => `${points} of ${weight}`,
    notKnown: 'not known',
    terms: {
      turnout: 'Turnout',
      evenness: 'Evenness',
      repeatVoters: 'Repeat voters',
      proposerDiversity: 'Proposers',
    },
    note: 'Turnout is the median by power. Evenness is 1 − Gini of the power at the newest vote that is over. Repeat voters have voted twice or more. Proposers: the chance that two proposals have different authors.',
  },
  turnout: {
    title: 'Turnout',
    definition:
      'Of the voting power that was frozen for a proposal, the part that was cast.',
    proposal: 'Proposal',
    ended: 'Ended',
    byPower: 'By power',
    byVoters: 'By voters',
    voters: 'Voters',
    firstTime: 'First-time',
    detail: (voters: string) => times(voters, 'voter', 'voters'),
    warned: 'There is a warning before this one',
  },
  voting: {
    title: 'How the club votes',
    definition: 'What the votes that are over have in common.',
    median: 'Median turnout',
    medianDetail: 'by voting power',
    trend: 'Trend',
    points: (points: string) =>
      /^[+−]?1$/.test(points) ? `${points} point` : `${points} points`,
    trendDetail: 'of turnout, from one vote to the next',
    passRate: 'Passed',
    passRateDetail: 'of those on which anyone voted',
    voters: 'Voters',
    votersDetail: 'addresses that voted at least once',
    repeat: 'Came back',
    repeatDetail: 'of these, voted twice or more',
    firstVote: 'First vote after',
    firstVoteDetail: 'median, from the start of voting',
    underMinute: 'under a minute',
    minutes: (count: string) => `${count} min`,
    hours: (count: string) => `${count} h`,
  },
  contest: {
    title: 'How close it was',
    definition:
      '100% is a tie, 0% all on one side: 1 − |yes − no| / (yes + no). Beside it, the fewest voters without whom it had come out otherwise.',
    contested: 'Contested',
    decisive: 'Decisive voters',
    outcome: 'Outcome',
    outcomes: {
      passed: 'Passed',
      rejected: 'Rejected',
      tied: 'Tied',
      no_quorum: 'No quorum',
      no_votes: 'No votes',
    },
    detail: (count: string) => `${count} decisive`,
  },
  deciles: {
    title: 'Who votes',
    definition:
      'Holders in ten equal parts, the strongest first, and how many of each voted on the newest proposal that is over.',
    decile: 'Tenth of holders',
    nth: (decile: number) =>
      decile === 1 ? 'Strongest' : decile === 10 ? 'Smallest' : `${decile}.`,
    holders: 'Holders',
    voters: 'Voters',
    turnout: 'Voted',
    detail: (voters: string, holders: string) => `${voters} of ${holders}`,
  },
  frozen: {
    title: 'Power at each vote',
    definition:
      'How unequal the frozen voting power was: Gini is 0 where all have the same, and near 1 where one has all.',
    gini: 'Gini',
    holders: 'Could vote',
    power: 'Power',
    nakamoto: 'To outvote the rest',
    top10: 'Ten strongest',
    detail: (holders: string) => times(holders, 'holder', 'holders'),
  },
} as const
