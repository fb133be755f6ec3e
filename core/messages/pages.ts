import { brand } from '../brand.ts'

const { product, appName, member } = brand

/** Words of the pages, loaded with the page that shows them. */
export const pages = {
  home: {
    title: `Where ${member.one} holders decide`,
    lead: `One ${member.one}, one vote. Read what is proposed, check every count yourself, and sign when you agree.`,
    greeting: 'Welcome back',
    greetingLead: {
      power: (votes: number) =>
        votes === 1
          ? 'You hold one vote.'
          : `You hold ${votes.toLocaleString('en-US')} votes.`,
      none: `This wallet holds no ${member.one} yet. You can read everything and swap for one.`,
      unknown:
        'The chain does not answer just now, so your votes are not shown. Nothing is lost.',
    },
    turn: {
      title: `Hold a ${member.one}?`,
      body: `One ${member.one} is one vote. Signing in is free and moves nothing.`,
      more: 'Anyone can read everything here and check every count. Votes, bounties and swaps start with the wallet that holds yours.',
    },
    newest: {
      title: `Newest ${member.many}`,
      empty: 'The sea is calm. Nobody has surfaced yet.',
    },
    card: { title: 'Your card' },
    facts: {
      title: 'On the chain now',
      supply: `${member.many} in the collection`.replace(/^./, (c) =>
        c.toUpperCase(),
      ),
      inVault: 'Waiting in the vault',
      tokenSupply: `$${product} in existence`,
      tokenInVault: `$${product} in the vault`,
    },
    areas: { title: 'Around the club' },
  },
  areas: {
    home: 'Home',
    proposals: {
      title: 'Proposals',
      body: 'Put a question to every holder. It takes 50 votes and three days.',
    },
    voting: {
      title: 'Voting',
      body: 'Yes or No, weighted by what you held when the question was asked.',
    },
    bounties: {
      title: 'Bounties',
      body: 'Work the club wants done, with the reward and the dates up front.',
    },
    swap: {
      title: 'NFT swap',
      body: `Trade ${member.many} for $${product} and back, at a fixed rate.`,
    },
    analytics: {
      title: 'Analytics',
      body: 'Who holds what, how spread out it is, and how that moved.',
    },
    shill: {
      title: 'Shill generator',
      body: 'Posts for X with live facts, in your words, never posted for you.',
    },
    team: { title: 'Team', body: 'The people who keep the lights on.' },
    about: {
      title: 'About',
      body: 'How the club works, what it costs, where the contracts are.',
    },
  },
  about: {
    title: `About ${appName}`,
    lead: `${appName} is where people who hold the $${product} token and its NFT collection on Cronos decide things together.`,
    votes: {
      title: 'How votes are counted',
      body: [
        `Each ${member.one} you hold is one vote. Nothing else counts: not tokens, not seniority, not who you are.`,
        'When a proposal is published, the server picks a block and freezes who held what at it. Buying afterwards changes nothing for that vote, selling afterwards takes nothing away.',
        'You may change your mind while a vote is open. Earlier ballots stay visible.',
      ],
    },
    safety: {
      title: 'What signing in does, and does not',
      body: [
        'Signing in is a message, not a transaction. It is free, moves nothing and gives nobody permission over your wallet.',
        'You see the exact text before your wallet opens. It names this site, your address and the time.',
        'If your wallet switches to another account, the page stops acting for either until you choose.',
      ],
    },
    whale: {
      title: 'The whale badge',
      body: `Over 50 ${product} NFTs and over 1 trillion $${product} tokens. Exactly 50 does not count, and neither does exactly a trillion.`,
    },
    fees: {
      title: 'What it costs',
      lead: 'Fees go to one public wallet. Looking around, signing in and voting are free.',
      swap: 'Swapping',
      proposal: 'Publishing a proposal',
      bounty: 'Publishing a bounty',
      note: 'Bounty rewards are not held in escrow: authors pay winners directly and each payout is checked on the chain.',
    },
    contracts: {
      title: 'Contracts',
      nft: 'NFT collection',
      token: 'Token',
      swap: 'Swap vault',
      adminWallet: 'Fee wallet',
      chain: 'Chain',
    },
    check: {
      title: 'Check it yourself',
      body: 'Every number says where it comes from and as of which block. Where the chain cannot be reached, the page says so instead of showing zero.',
    },
  },
  team: {
    title: 'The crew',
    lead: `Six people keep ${appName} afloat. None of them can vote with anything but their own ${member.many}.`,
    treasury: {
      title: 'The fee wallet',
      body: 'Swap, proposal and bounty fees arrive here and nowhere else. It pays no fees itself.',
    },
    join: {
      title: 'Want to help?',
      body: 'Say hello in the chat. Bounties are the usual way aboard.',
      link: 'Open the chat',
    },
  },
  clubs: {
    title: 'Clubs',
    lead: 'A club is where proposals, votes and bounties live.',
    mine: 'My proposals',
    mineLead: 'Everything you wrote or still have to answer.',
    main: `The whole collection: every ${member.one} holder is a member.`,
    soon: 'Proposals open here next. Your voting power is already counted.',
    yourVotes: 'Your votes',
    rules: 'Rules',
    list: 'Open to you',
    rule: {
      power: 'Votes to propose',
      period: 'Voting lasts at least',
      days: (days: number) => `${days} days`,
      quorum: 'Quorum',
      none: 'No quorum rule',
    },
  },
  club: {
    unknown: {
      title: 'No such club',
      body: 'The link may be old. All clubs are one page back.',
      back: 'All clubs',
    },
  },
  swap: {
    title: 'Swap',
    lead: `Trade ${member.many} for $${product} and back at one fixed rate, out of a vault that anyone can look into.`,
    rate: 'Rate',
    oneIs: (tokens: string) => `1 ${member.one} = ${tokens} $${product}`,
    fee: 'Fee',
    soon: 'Swapping opens here next. What the vault holds is already live.',
  },
  analytics: {
    title: 'Analytics',
    lead: 'Who holds what, at any block, with every formula shown.',
    soon: 'The index of every transfer opens here next. These come straight from the contracts.',
  },
  shill: {
    title: 'Shill generator',
    lead: `Posts for X about $${product}, with live facts. You read them, you change them, you post them.`,
    soon: 'The generator opens here next.',
    sample: 'A fact to start with',
    post: (supply: string, vault: string) =>
      `${supply} ${member.many} in the sea, ${vault} of them waiting in the vault. One ${member.one}, one vote.`,
    copy: 'Copy',
  },
  admin: {
    title: 'Admin Dashboard',
    lead: 'Only the server decides who sees this page.',
    version: 'Version',
    uptime: 'Up since',
    sessions: 'Open sessions',
    members: 'Known members',
    nonces: 'Live nonces',
  },
  diagnostics: {
    logs: {
      title: 'Logs',
      lead: 'What this browser has logged since the page was opened.',
      empty: 'Nothing logged yet.',
      time: 'Time',
      level: 'Level',
      text: 'Text',
    },
    schema: {
      title: 'Schema check',
      lead: 'Calls every public read endpoint and holds the answer against the shared contract.',
      endpoint: 'Endpoint',
      result: 'Result',
      timing: 'Time',
      right: 'As agreed',
      wrong: 'Differs',
      refused: (status: number) => `Refused with ${status}`,
      running: 'Asking',
    },
    wallets: {
      degen: 'Degen API',
      ebisu: 'Ebisu API',
      lead: 'Calls the marketplace wallets service through our server.',
      soon: 'The service is asked from here once the chain index is in. It is never a source of truth.',
    },
  },
  shared: {
    factsStale:
      'The chain does not answer just now. These are the last known numbers.',
    factsUnavailable:
      'The chain does not answer just now, so nothing is shown instead of a guess.',
    asOf: (block: string) => `As of block ${block}`,
    copyAddress: 'Copy address',
    openExplorer: 'Open in the explorer',
  },
} as const
