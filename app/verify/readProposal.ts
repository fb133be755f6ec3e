const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Finds the proposal's id in what was typed: the id itself, or an address with it. */
export const readProposal = (typed: string): string | null =>
  uuid.exec(typed.trim().toLowerCase())?.[0] ?? null

/**
 * Tells whether a node may be asked: over https, or on this very device. The
 * page's policy holds it as well.
 */
export function isNodeAddress(typed: string): boolean {
  try {
    const { protocol, hostname } = new URL(typed)
    const isHere = /^(127\.0\.0\.1|localhost)$/.test(hostname)
    return protocol === 'https:' || (protocol === 'http:' && isHere)
  } catch {
    return false
  }
}
