import type { Hex } from '../../hex.ts'
import { encodeOver } from '../hashes.ts'
import type { LedgerEntry } from '../ledger/index.ts'
import { ballotKind, votesLedger } from '../voting/line.ts'
import { most } from './bundle.ts'
import { isLine, isMoment, toBallot } from './quickLines.ts'
import { type Sentence, TextLine } from './textLine.ts'

/*
 * Lines are nearly all of a bundle's text, and nearly all are as they must be. To
 * read them as JSON, and what they say as JSON once more, takes longer than to
 * hash them: so those are read where they stand, and hashed from the bytes there.
 * JSON decides of all others. The tests hold both ways to the same.
 */

/** A quote inside of a payload, as the text has it. */
const quote = '\\\\"'
const number = '(0|[1-9][0-9]{0,14})'
const hash = '(0x[0-9a-f]{64})'
/** Signs that JSON escapes nowhere. */
const sign = '[ !#-\\[\\]-\\x7f]'
/** The same, and others, which bundles write as escapes (`asciiJson`). */
const sentence = `(${sign}*(?:\\\\u[0-9a-f]{4}${sign}*)*)`

const counted = (name: string) => `${quote}${name}${quote}:${number}`
const said = (name: string, form: string) =>
  `${quote}${name}${quote}:${quote}${form}${quote}`

/** What a ballot says before its sentence, and after it. */
const before = `(\\{${quote}message${quote}:\\{${[
  counted('choice'),
  said('club', `(${sign}*)`),
  said('contentHash', hash),
  said('proposalId', hash),
  said('reason', `(${sign}*)`),
  counted('seq'),
  `${quote}summary${quote}:${quote}`,
].join()})`
const after = `(${quote},${[
  counted('timestamp'),
  `${said('voter', '(0x[0-9a-f]{40})')}\\}`,
  counted('place'),
  counted('power'),
  said('previous', hash),
  said('proposal', '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'),
  said('signature', '(0x(?:[0-9a-f]{2})*)'),
  said('signer', '(key|contract)'),
].join()}\\})`

const opening = `{"ledger":"${votesLedger}","index":`
const toPayload = `,"kind":"${ballotKind}","payload":"`
const form = new RegExp(
  `\\${opening}${number}${toPayload.replace('.', '\\.')}${before}${sentence}${after}",` +
    `"receivedAt":${number},"prevHash":"${hash}","hash":"${hash}"\\}`,
  'y',
)
const members = 'ledger index kind payload receivedAt prevHash hash'.split(' ')
/** A line that says anything, its members in the same order. */
const anyForm = new RegExp(
  `\\{${members.map((name) => `"${name}":(?:[0-9]+|"(?:[^"\\\\]|\\\\.)*")`)}\\}`,
  'y',
)

/** What a sentence is made of that a payload has without escapes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes those
const sentenceForm = /^[^\0-\x1f"\\\ud800-\udfff]*$/
/** Sentences of one bundle are few; a stranger's may be many. */
const mostKept = 1_000

/** The whole, and what the form's groups find: each a text, or there is none. */
type Texts<Count, Known extends string[] = []> = Known['length'] extends Count
  ? Known
  : Texts<Count, [...Known, string]>

interface Found {
  line: LedgerEntry
  /** Where it ends. */
  end: number
}

/** Reads lines of a text that has one byte a sign, each from where it begins. */
function createReader(text: string, bytes: Uint8Array) {
  const kept = new Map<string, Sentence>()

  function sentenceOf(raw: string): Sentence {
    const known = kept.get(raw)
    if (known) return known
    const summary: string = JSON.parse(`"${raw}"`)
    const read = { text: summary, bytes: encodeOver(summary).slice() }
    if (kept.size < mostKept) kept.set(raw, read)
    return read
  }

  function readQuickly(from: number): Found | undefined {
    form.lastIndex = from
    const groups = form.exec(text) as unknown as Texts<22> | null
    if (!groups) return undefined
    const end = form.lastIndex
    // biome-ignore format: as the form has them
    const [
      , index, start,
      choice, club, contentHash, proposalId, reason, seq,
      raw, rest,
      timestamp, voter, place, power, previous, proposal, signature, signer,
      received, prevHash, hash,
    ] = groups
    const sentence = sentenceOf(raw)
    const { text: summary } = sentence
    const ballot = toBallot({
      ...{ choice, club, contentHash, proposalId, reason, seq, summary },
      ...{ timestamp, voter, place, power, previous, proposal },
      ...{ signature, signer },
    })
    const receivedAt = Number(received)
    if (!ballot || !isMoment(receivedAt) || !sentenceForm.test(summary))
      return undefined
    const at = from + opening.length + index.length + toPayload.length
    const to = at + start.length
    const on = to + raw.length
    const said = { bytes, from: at, to, on, end: on + rest.length, sentence }
    const line = new TextLine(
      Number(index),
      receivedAt,
      prevHash as Hex,
      hash as Hex,
      ballot,
      said,
    )
    return { line, end }
  }

  function readAny(from: number): Found | undefined {
    anyForm.lastIndex = from
    if (!anyForm.test(text)) return undefined
    const end = anyForm.lastIndex
    const line = parse(text.slice(from, end))
    return isLine(line) ? { line, end } : undefined
  }

  return (from: number) => readQuickly(from) ?? readAny(from)
}

/** What a text says; undefined where it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const name = '"lines"'
const empty = `${name}:[]`
/** A letter of a name could be written so, too. */
const escapedLetter = /\\u00[0-7]/

/** The lines of a bundle, read from its text as they are asked for. */
export interface TextLines {
  /** Undefined, and no more after it, where JSON must decide of all of them. */
  read(): Generator<LedgerEntry | undefined, void>
  /** What JSON says that all of the text is; undefined: it is none. */
  whole(): unknown
}

/** What a text says that may be a bundle. */
export interface BundleText {
  /** Undefined where it is no JSON. */
  value: unknown
  /** Its lines, where they may be read from the text: `value` has none then. */
  lines?: TextLines
}

/** What follows on the last line: inside of a text its quotes are escaped. */
const closing = '"}],"'

/**
 * Takes the lines out of a bundle's text; undefined where JSON must decide of it.
 *
 * @param bytes the text in UTF-8.
 */
function takeApart(text: string, bytes: Uint8Array): BundleText | undefined {
  const begins = text.indexOf(`${name}:[{`)
  const ends = text.indexOf(closing, begins) + closing.indexOf(']')
  // Only of signs of one byte each are places in the text those in the bytes.
  if (begins < 0 || ends < begins || text.length !== bytes.length)
    return undefined
  const others = text.slice(0, begins) + empty + text.slice(ends + 1)
  // There is no other member of that name, however it is written.
  if (others.indexOf(name) !== begins || others.lastIndexOf(name) !== begins)
    return undefined
  if (escapedLetter.test(others)) return undefined
  const value = parse(others)
  const list = (value as { lines?: unknown } | null | undefined)?.lines
  if (!Array.isArray(list)) return undefined

  function* read(): ReturnType<TextLines['read']> {
    const readAt = createReader(text, bytes)
    let at = begins + name.length + 2
    for (let count = 1; ; count += 1) {
      const found = readAt(at)
      yield count > most.lines ? undefined : found?.line
      if (!found || found.end === ends) return
      at = text[found.end] === ',' ? found.end + 1 : text.length
    }
  }
  return { value, lines: { read, whole: () => parse(text) } }
}

/**
 * Reads a bundle's text as `JSON.parse` does, in a fraction of the time, and its
 * lines when they are asked for.
 */
export const readText = (text: string, bytes: Uint8Array): BundleText =>
  takeApart(text, bytes) ?? { value: parse(text) }
