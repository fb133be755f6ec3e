import { readAddress } from '@narwhal-club/core/governance'
import { getAddress } from 'viem'
import { z } from 'zod'

const items = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** An address; its checksum must hold where letters are of both cases. */
function isAddress(text: string): text is `0x${string}` {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false
  const digits = text.slice(2)
  const isOneCase =
    digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase || getAddress(text) === text
}

const lower = (text: string) => text.toLowerCase() as `0x${string}`

export const address = z
  .string()
  .refine(isAddress, 'is not an address (0x and 40 hex digits, checksummed)')
  .transform(lower)

export const addressList = z
  .string()
  .transform(items)
  .refine((list) => list.every(isAddress), 'holds something not an address')
  .transform((list) => list.map(lower))

export const hostList = z
  .string()
  .transform(items)
  .refine(
    (list) => list.every((host) => readAddress(`https://${host}/`)),
    'holds something not a host (reef.example, without https:// and path)',
  )

const isOrigin = (text: string) =>
  !text.includes('*') &&
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol) &&
  new URL(text).origin === text

export const originList = z
  .string()
  .transform(items)
  .refine((list) => list.length > 0, 'is empty')
  .refine(
    (list) => list.every(isOrigin),
    'holds something not an origin (https://host[:port], nothing after it)',
  )

const isHttpUrl = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const urlList = z
  .string()
  .transform(items)
  .refine(
    (list) => list.length > 0 && list.every(isHttpUrl),
    'is not a list of http(s) URLs',
  )

export const databaseUrl = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
    'is not a postgres:// URL',
  )

export const baseUnits = z
  .string()
  .regex(/^[1-9][0-9]{0,77}$/, 'is not a positive integer in base units')

/** A whole number within bounds. */
export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number(`is not a number from ${least} to ${most}`)
    .int(`is not a number from ${least} to ${most}`)
    .min(least, `is not a number from ${least} to ${most}`)
    .max(most, `is not a number from ${least} to ${most}`)

/** A whole number within bounds, with the value it has when not given. */
export const count = (least: number, most: number, fallback: number) =>
  wholeNumber(least, most).default(fallback)
