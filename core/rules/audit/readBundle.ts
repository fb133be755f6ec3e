import * as z from 'zod/mini'
import type { SealKey } from '../voting/receipt.ts'
import { type Bundle, BundleShape, most } from './bundle.ts'
import { isLine, isListed } from './quickLines.ts'
import { KeysShape } from './shapes.ts'

/**
 * Reads keys that are known from elsewhere, as a list or as a server answers
 * (`{ keys }`); undefined where there are none.
 */
export function readKeys(value: unknown): SealKey[] | undefined {
  const answer = z.safeParse(z.strictObject({ keys: KeysShape }), value)
  const { data } = z.safeParse(KeysShape, answer.data?.keys ?? value)
  return data && data.length > 0 ? (data as SealKey[]) : undefined
}

export type BundleRead =
  | { ok: true; bundle: Bundle }
  /** Where in it something is wrong: names and places, joined by dots. */
  | { ok: false; faults: string[] }

/**
 * So many of a list are read at once, and none after one that is wrong: of a
 * million that are none of ours each has faults of its own, which nobody reads.
 */
const stride = 1_000
const mostNamed = 20

const listsOf = (value: unknown) => {
  const { lines, voters } = (value ?? {}) as {
    lines?: unknown
    voters?: { list?: unknown } | null
  }
  return { lines, list: voters?.list }
}

const isLong = (list: unknown, most: number): list is unknown[] =>
  Array.isArray(list) && list.length > stride && list.length <= most

/** Reads a list a stretch at a time; gives where it is wrong instead. */
function readLong<T>(
  list: readonly unknown[],
  shape: z.ZodMiniType<T[]>,
  path: string,
  isEach: (value: unknown) => value is T,
): T[] | { faults: string[] } {
  const read: T[] = []
  for (let from = 0; from < list.length; from += stride) {
    const stretch = list.slice(from, from + stride)
    const { data, error } = stretch.every(isEach)
      ? { data: stretch, error: undefined }
      : z.safeParse(shape, stretch)
    if (!data)
      return {
        faults: error.issues
          .slice(0, mostNamed)
          .map(({ path: [at, ...rest] }) =>
            [path, from + Number(at), ...rest].join('.'),
          ),
      }
    for (const each of data) read.push(each)
  }
  return read
}

/** Reads a bundle, whatever was handed in. It never throws. */
export function readBundle(value: unknown): BundleRead {
  const { lines, list } = listsOf(value)
  const { lines: LinesShape, voters: VotersShape } = BundleShape.shape
  const whole: { lines?: unknown; list?: unknown } = {}
  let frame = value
  if (isLong(lines, most.lines)) {
    const read = readLong(lines, LinesShape, 'lines', isLine)
    if ('faults' in read) return { ok: false, ...read }
    whole.lines = read
    frame = { ...(frame as object), lines: [] }
  }
  if (isLong(list, most.voters)) {
    const read = readLong(list, VotersShape.shape.list, 'voters.list', isListed)
    if ('faults' in read) return { ok: false, ...read }
    whole.list = read
    const { voters } = frame as { voters: object }
    frame = { ...(frame as object), voters: { ...voters, list: [] } }
  }
  const { data, error } = z.safeParse(BundleShape, frame)
  if (!data) {
    const faults = error.issues
      .slice(0, mostNamed)
      .map(({ path }) => path.join('.'))
    return { ok: false, faults }
  }
  const bundle = data as Bundle
  if (whole.lines) bundle.lines = whole.lines as Bundle['lines']
  if (whole.list) bundle.voters.list = whole.list as Bundle['voters']['list']
  return { ok: true, bundle }
}
