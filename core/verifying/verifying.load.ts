import { bytesToString } from 'viem'
import { fromCallback } from 'xstate'
import { createAbort, type Signal } from '../ports/clock.ts'
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
  body: {
    getReader: () => {
      read: () => Promise<{ done: boolean; value?: Uint8Array | undefined }>
      cancel: () => Promise<unknown>
    }
  } | null
}>

class NotLoaded extends Error {
  readonly why: VerifyingFailureCode
  constructor(why: VerifyingFailureCode) {
    super(why)
    this.why = why
  }
}

type Progress = Extract<VerifyingEvent, { type: 'load.progress' }>

/** What was sent squeezed is longer than its header says. */
function lengthIn(headers: { get: (name: string) => string | null }) {
  const said = headers.get('content-length')
  return said === null || headers.get('content-encoding') !== null
    ? null
    : Number(said)
}

function join(chunks: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

async function fetchBytes(
  fetch: BundleFetch,
  url: string,
  signal: Signal,
  tell: (progress: Progress) => void = () => undefined,
): Promise<Uint8Array> {
  // Without cookies: it is the same for everyone.
  const answer = await fetch(url, { signal, credentials: 'omit' })
  if (answer.status === 404) throw new NotLoaded('missing')
  if (!answer.ok || !answer.body) throw new NotLoaded('unreachable')
  const of = lengthIn(answer.headers)
  if (of !== null && of > mostBytes) throw new NotLoaded('tooLarge')
  const chunks: Uint8Array[] = []
  const reader = answer.body.getReader()
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done || !value) return join(chunks, bytes)
    bytes += value.length
    if (bytes > mostBytes) {
      reader.cancel().catch(() => undefined)
      throw new NotLoaded('tooLarge')
    }
    chunks.push(value)
    tell({ type: 'load.progress', bytes, of })
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
): VerifyingActors['load'] =>
  fromCallback<VerifyingEvent, BundleSource>(({ input, sendBack }) => {
    const giveUp = createAbort()
    const { signal } = giveUp
    const path = (proposal: string) =>
      `${baseUrl}/api/proposals/${proposal}/bundle.json`
    const load = () =>
      'file' in input
        ? readFile(input.file)
        : fetchBytes(fetch, path(input.proposal), signal, (progress) => {
            if (!signal.aborted) sendBack(progress)
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

/** Builds what asks a server for its keys; undefined where it says none. */
export const createKeysOf =
  (fetch: BundleFetch, baseUrl: string) =>
  async (signal: Signal): Promise<SealKey[] | undefined> => {
    const bytes = await fetchBytes(fetch, `${baseUrl}/api/log/keys`, signal)
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
