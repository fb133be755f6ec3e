import * as z from 'zod/mini'

/**
 * What a node may say. Numbers (blocks, places, times in seconds) are whole and
 * below 2^31, which is what a column holds and a `Date` can show: a node that
 * says more is wrong in every case.
 */
export const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,13}$/)),
  z
    .pipe(
      z.transform((text: string) => Number(text)),
      z.number(),
    )
    .check(z.lt(2 ** 31)),
)

type Hex = `0x${string}`
const isHex = (pattern: RegExp) => (text: unknown) =>
  typeof text === 'string' && pattern.test(text)

export const word = z.custom<Hex>(isHex(/^0x[0-9a-f]{64}$/))
export const bytes = z.custom<Hex>(isHex(/^0x[0-9a-f]*$/))
export const address = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  z.transform((text: string) => text.toLowerCase() as Hex),
)
/** An amount of coins, in base units. */
export const amount = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/)),
  z.transform((text: string) => BigInt(text)),
)

export const toHex = (number: number): Hex => `0x${number.toString(16)}`
