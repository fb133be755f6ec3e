import { brand } from '../../brand.ts'

const { product, appName, member } = brand

/** Words of the page, loaded with it. */
export const about = {
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
} as const
