import { bytesToString } from 'viem'
import { fromCallback } from 'xstate'
import { type ByteStream, readBytes } from '../auditing/readBytes.ts'
import { TooLongError } from '../auditing/readJson.ts'
import { within } from '../http/within.ts'
import { type Clock, createAbort, type Signal } from '../ports/clock.ts'
import { readKeys } from '../rules/audit/index.ts'
import type { SealKey } from '../rules/voting/index.ts'
import type {
  BundleSource,
  DroppedFile,
  SortedFiles,
  VerifyingActors,
  VerifyingEvent,
  VerifyingFailureCode,
} from './verifying.types.ts'

/** What a text in a browser may have at most, and a bundle is read as one. */
export const mostBytes = 500_000_000
/** No receipt is larger. A bundle may be, and is not read to be told. */
const mostOfReceipt = 64_000

/** The part of `fetch` that is used: the browser's and Node's both fit. */
export type BundleFetch = (
  url: string,
  init: { signal: Signal; credentials: 'omit' },
) => Promise<{
  ok: boolean
  status: number
  headers: { get: (name: string) => string | null }
  body: ByteStream | null
}>

class NotLoaded extends Error {
  readonly why: VerifyingFailureCode
  constructor(why: VerifyingFailureCode) {
    super(why)
    this.why = why
  }
}

type Progress = Extract<VerifyingEvent, { type: 'load.progress' }>

interface Fetching {
  signal: Signal
  /** Bytes. @default what a bundle may have */
  most?: number
  tell?: (progress: Progress) => void
}

/** What was sent squeezed is longer than its header says. */
function lengthIn(headers: { get: (name: string) => string | null }) {
  const said = headers.get('content-length')
  return said === null || headers.get('content-encoding') !== null
    ? null
    : Number(said)
}

async function fetchBytes(
  fetch: BundleFetch,
  url: string,
  { signal, most = mostBytes, tell }: Fetching,
): Promise<Uint8Array> {
  // Without cookies: it is the same for everyone.
  const answer = await fetch(url, { signal, credentials: 'omit' })
  if (answer.status === 404) throw new NotLoaded('missing')
  if (!answer.ok || !answer.body) throw new NotLoaded('unreachable')
  const of = lengthIn(answer.headers)
  if (of !== null && of > most) throw new NotLoaded('tooLarge')
  try {
    return await readBytes(answer.body, most, (bytes) =>
      tell?.({ type: 'load.progress', bytes, of }),
    )
  } catch (error) {
    throw error instanceof TooLongError ? new NotLoaded('tooLarge') : error
  }
}

async function readFile(file: DroppedFile): Promise<Uint8Array> {
  if (file.size > mostBytes) throw new NotLoaded('tooLarge')
  return new Uint8Array(await file.arrayBuffer())
}

/**
 * Builds the actor that loads a bundle: of the server, piece by piece, or of a
 * file. Stopped, it gives up.
 */
export const createLoad = (
  fetch: BundleFetch,
  baseUrl: string,
  onStart: () => void,
): VerifyingActors['load'] =>
  fromCallback<VerifyingEvent, BundleSource>(({ input, sendBack }) => {
    onStart()
    const giveUp = createAbort()
    const { signal } = giveUp
    const path = (proposal: string) =>
      `${baseUrl}/api/proposals/${proposal}/bundle.json`
    const load = () =>
      'file' in input
        ? readFile(input.file)
        : fetchBytes(fetch, path(input.proposal), {
            signal,
            tell: (progress) => {
              if (!signal.aborted) sendBack(progress)
            },
          })
    load().then(
      (bundle) => {
        if (!signal.aborted) sendBack({ type: 'load.ended', bundle })
      },
      (error) => {
        const failure = error instanceof NotLoaded ? error.why : 'unreachable'
        if (!signal.aborted) sendBack({ type: 'load.failed', failure })
      },
    )
    return () => giveUp.abort()
  })

/** A thousand of them, which is the most, have fewer bytes. */
const mostOfKeys = 500_000
/** Milliseconds: whoever waits for them waits for the audit. */
const keysTimeout = 10_000

/**
 * Builds what asks a server for its keys; undefined where it says none. A server
 * that does not answer holds up no audit for long.
 */
export const createKeysOf =
  (fetch: BundleFetch, baseUrl: string, clock: Clock) =>
  async (signal: Signal): Promise<SealKey[] | undefined> => {
    const url = `${baseUrl}/api/log/keys`
    const limits = { clock, ms: keysTimeout, signal }
    const bytes = await within(limits, (inner) =>
      fetchBytes(fetch, url, { signal: inner, most: mostOfKeys }),
    )
    return readKeys(JSON.parse(bytesToString(bytes)))
  }

async function readSmall(file: DroppedFile): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}

/** Sorts files into a bundle, a receipt and keys by what is in them. */
export async function sortFiles(
  files: readonly DroppedFile[],
): Promise<SortedFiles> {
  const unread: string[] = []
  const sorted: SortedFiles = { unread }
  for (const file of files) {
    const isBundle = file.size > mostOfReceipt
    const value = isBundle ? undefined : await readSmall(file)
    const format = String((value as { format?: unknown } | null)?.format)
    const keys = readKeys(value)
    if (isBundle || format.startsWith('narwhal-bundle-')) sorted.bundle = file
    else if (format.startsWith('narwhal-receipt-')) sorted.receipt = value
    else if (keys) sorted.keys = keys
    else unread.push(file.name)
  }
  return sorted
}
