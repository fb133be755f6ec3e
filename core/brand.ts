/**
 * The brand: everything a rebrand changes, and nothing else. Art lives in
 * `ui/art` and in the NFT contract.
 */
export const brand = {
  /** The token's and the collection's name: `{product}` of the specification. */
  product: 'NARWHAL',
  appName: 'Narwhal Club',
  /** The year beside the product name in the footer (R1.4). */
  year: 2025,
  /** One member of the collection, in running text. */
  member: { one: 'narwhal', many: 'narwhals' },
  links: {
    social: { label: 'X', href: 'https://x.com/narwhalclub' },
    website: { label: 'Website', href: 'https://narwhal.club' },
    chat: { label: 'Telegram', href: 'https://t.me/narwhalclub' },
    game: { label: 'Play the game', href: 'https://play.narwhal.club' },
  },
} as const

/** The same in other languages, for posts. */
export const members = {
  de: { one: 'Narwal', many: 'Narwale' },
} as const

/** What a page is called in the browser's tab. */
export const tabTitle = (page: string): string =>
  page === brand.appName ? page : `${page} · ${brand.appName}`

/** The crew of the Team page: a handle, a role, a sentence. */
export const crew = [
  {
    handle: 'Fathom',
    role: 'Product',
    about: 'Keeps the club small enough to understand in one evening.',
  },
  {
    handle: 'Tusk',
    role: 'Contracts',
    about: 'Writes the token, the collection and the vault, and breaks them.',
  },
  {
    handle: 'Lantern',
    role: 'Design',
    about: 'Drew every narwhal, then taught the contract to draw the rest.',
  },
  {
    handle: 'Sextant',
    role: 'Engineering',
    about: 'Builds the machines behind each button and walks all their paths.',
  },
  {
    handle: 'Brine',
    role: 'Community',
    about: 'Answers first, reads everything, runs the weekly call.',
  },
  {
    handle: 'Keel',
    role: 'Treasury',
    about: 'Looks after the wallet that fees go to, in public.',
  },
] as const
