const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Which proposal a receipt says it is of; it may be any JSON. */
export function proposalOf(receipt: unknown): string | null {
  const { proposal } = (receipt ?? {}) as { proposal?: unknown }
  return typeof proposal === 'string' ? readProposal(proposal) : null
}

/** Finds the proposal's id in what was typed: the id itself, or an address with it. */
export const readProposal = (typed: string): string | null =>
  uuid.exec(typed.trim().toLowerCase())?.[0] ?? null

/**
 * Tells whether a node may be asked: over https, or on this very device. Who
 * writes a name and a password into it is refused: browsers do not send them.
 */
export function isNodeAddress(typed: string): boolean {
  const read = /^(https?):\/\/(\[::1\]|[^/?#@\s:]+)(:\d{1,5})?([/?#]\S*)?$/i
  const [, protocol, host] = read.exec(typed.trim()) ?? []
  if (!protocol || !host) return false
  const isHere = /^(127\.0\.0\.1|localhost|\[::1\])$/i.test(host)
  return protocol.toLowerCase() === 'https' || isHere
}
