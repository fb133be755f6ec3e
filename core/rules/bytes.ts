import { bytesToHex, hexToBytes } from 'viem'
import type { Hex } from '../hex.ts'

/*
 * Engines of 2025 read and write hex themselves (ECMAScript, `Uint8Array` to and
 * from hex), in a quarter of the time.
 */
interface Native {
  setFromHex(text: string): unknown
  toHex(): string
}

const isNative = 'setFromHex' in Uint8Array.prototype

/**
 * Puts the bytes that a hex says among others, from a place on; gives these.
 *
 * @throws where it has anything but hex digits, or there is no room.
 */
export const putHex: (into: Uint8Array, at: number, hex: Hex) => Uint8Array =
  isNative
    ? (into, at, hex) => {
        const end = at + hex.length / 2 - 1
        const there = into.subarray(at, end) as Uint8Array & Native
        if (end > into.length) throw new RangeError(`${end} of ${into.length}`)
        there.setFromHex(hex.slice(2))
        return into
      }
    : (into, at, hex) => {
        into.set(hexToBytes(hex), at)
        return into
      }

/** Writes bytes in hex, lower case. */
export const toHex: (bytes: Uint8Array) => Hex = isNative
  ? (bytes) => `0x${(bytes as Uint8Array & Native).toHex()}`
  : bytesToHex
