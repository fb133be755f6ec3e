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
