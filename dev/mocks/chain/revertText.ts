import { hexToBytes } from 'viem'
import type { Hex } from './chain.types.ts'

function textIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * What the local chain's node says of a revert: without the contract's ABI it
 * takes bytes for a text wherever they could be one.
 */
export function revertText(data: Hex): string {
  const bytes = hexToBytes(data)
  if (bytes.length === 0) return 'execution reverted'
  if (bytes.every((byte) => byte < 0x80))
    return `execution reverted: ${textIn(bytes)}`
  const error = `execution reverted: custom error ${data.slice(0, 10)}`
  if (bytes.length === 4) return error
  return `${error}: ${textIn(bytes.slice(4)) ?? data.slice(10)}`
}
