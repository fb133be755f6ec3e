const protocols = ['https:', 'http:', 'mailto:']

export interface SafeLink {
  href: string
  /** Where it leads: a host, in ASCII, or an address of mail. */
  place: string
}

/**
 * Understands where a link of a stranger leads, or refuses it: whole addresses
 * of the web and of mail alone, without a name or password before the host.
 */
export function safeLink(raw: unknown): SafeLink | null {
  if (typeof raw !== 'string' || !URL.canParse(raw)) return null
  const url = new URL(raw)
  if (!protocols.includes(url.protocol)) return null
  if (url.protocol === 'mailto:') return { href: url.href, place: url.pathname }
  if (url.username || url.password || !url.host) return null
  return { href: url.href, place: url.host }
}
