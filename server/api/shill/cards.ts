import { SealedFacts } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import type { ShillPorts } from './shill.ports.ts'

type Sealing = Pick<ShillPorts, 'sign'>

/** Characters of a seal: 128 bits and a little more. */
const sealLength = 22

const toText = (plain: string) =>
  btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const fromText = (text: string) =>
  atob(text.replaceAll('-', '+').replaceAll('_', '/'))

function sealOf({ sign }: Sealing, payload: string): string {
  const bytes = (sign(payload).slice(2).match(/../g) ?? []).map((byte) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  )
  return toText(bytes.join('')).slice(0, sealLength)
}

/**
 * Writes facts as the address of their card: what is known, with our seal before
 * it. Nothing is kept for it, so nobody can fill a table by sharing, and it is in
 * ASCII, for nothing that a person wrote is in it.
 */
export function sealFacts(ports: Sealing, facts: SealedFacts): string {
  const payload = toText(JSON.stringify(SealedFacts.parse(facts)))
  return sealOf(ports, payload) + payload
}

/** @throws RefusalError for a card that was not made here. */
export function openCard(ports: Sealing, card: string): SealedFacts {
  const payload = card.slice(sealLength)
  // The seal is checked first: what is behind it was written by us.
  if (sealOf(ports, payload) !== card.slice(0, sealLength))
    throw new RefusalError('shill_card_unknown')
  return SealedFacts.parse(JSON.parse(fromText(payload)))
}
