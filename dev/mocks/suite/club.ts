import type { HttpCode } from '@narwhal-club/core/contract'
import {
  diagnosticsEndpoints,
  httpCodes,
  surface,
  votesEndpoints,
} from '@narwhal-club/core/contract'
import { refusals } from '@narwhal-club/core/messages'
import { keccak256, stringToHex } from 'viem'
import { expect } from 'vitest'
import { holdToDeclared } from '../../../server/testing/holdToDeclared.ts'
import { createTestAccounts } from '../../world/accounts.ts'
import type { Answered, Sent, Side } from './side.ts'
import { Visitor } from './visitor.ts'

const accounts = createTestAccounts()

/** What every read says that any cache may keep (300). */
export const forAnyone =
  'public, max-age=0, s-maxage=5, stale-while-revalidate=10'

/**
 * One side as a case sees it: it writes down all that was said.
 *
 * @param shared the time of the newest block that both sides have, in seconds.
 */
export function openClub(side: Side, shared: number) {
  const transcript: unknown[] = []
  const mask = createMask(shared)
  let moved = 0
  let isQuiet = false
  const send = async (request: Sent): Promise<Answered> => {
    const answer = await side.send(request)
    const [path = ''] = request.path.split('?')
    if (answer.status >= 400)
      holdToDeclared(request.method, path, answer.json?.code)
    // How many days are sealed hangs on the machine's own clock.
    const isOwn = request.path.startsWith(votesEndpoints.logDays.path)
    if (!isQuiet && (!isOwn || answer.status !== 200))
      transcript.push(toLine(request, answer, mask))
    return answer
  }
  return {
    accounts,
    transcript,
    send,
    advance(milliseconds: number) {
      moved += milliseconds
      side.advance(milliseconds)
    },
    /**
     * What is said meanwhile is not compared: it hangs on ids that are drawn, or on
     * how often it must be asked. The case holds it to what must be.
     */
    async quietly<T>(work: () => Promise<T>): Promise<T> {
      isQuiet = true
      try {
        return await work()
      } finally {
        isQuiet = false
      }
    },
    /** Milliseconds by which it was moved. */
    moved: () => moved,
    cutNode: side.cutNode,
    inOneBlock: side.inOneBlock,
    /** A browser without cookies. */
    open: () => new Visitor(send),
    async rpc(method: string, params: unknown[] = []) {
      const answer = await side.rpc(method, params)
      const { result, error } = answer
      // What is more than a value differs in gas and hashes of blocks, and code
      // in its bytes: there the cases say what must hold.
      const isValue = typeof result === 'string' && method !== 'eth_getCode'
      if (!isQuiet && (isValue || error))
        transcript.push({ method, result, error })
      return answer
    },
  }
}

export type Club = ReturnType<typeof openClub>

export interface ContractCase {
  name: string
  run(club: Club): Promise<void>
}

const fixture = keccak256(stringToHex('fixture'))
const frozenNow = new RegExp(`"blockHash":"(?!${fixture})0x[0-9a-f]{64}"`, 'g')

/** What differs each time, by what it is. */
const secrets: [RegExp, string][] = [
  [/^(club_(?:session|pre)=)[\w-]{43}(?=;)/, '$1<token>'],
  // How a node does, as a process finds it: the cases say what must hold.
  [/(?<="host":")[^"]+","score":[\d.e-]+/g, '<own>'],
  [/"latency":\d+/g, '"latency":"<ms>"'],
  [/(?<="asked":")[^"]+/, '<where>'],
  // What jobs put down for later as soon as they come to it.
  [/,?\{"name":"(?:bounty-moments|check-ledgers)"[^}]*\}/g, ''],
  [/(?<="due":\[),/, ''],
  [/"id":"[\w-]{12}"(?=,"createdAt")/g, '"id":"<session>"'],
  [/"nonce":"[A-Za-z0-9]{32}"/, '"nonce":"<nonce>"'],
  // Each side signs quotes with a key of its own.
  [/"signature":"0x[0-9a-f]{64}"/g, '"signature":"<seal>"'],
  [/(?<="card":"|\/s\/|card=)[\w-]{22}(?=[\w-]{20})/g, '<seal>'],
  // Of blocks that each side has mined at a time of its own.
  [/(?<="block":(?![012],)\d+,"at":")[^"]+/g, '<moment>'],
  [/(?<="at":"<moment>","until":")[^"]+/g, '<moment>'],
  [/(?<="amount":"\d+","at":")[^"]+","until":"[^"]+/g, '<moments>'],
  [/(?<=\r\n)[\dT:.-]+Z(?=,\d+,0x)/g, '<moment>'],
  [/^(\d+),[\dT:.-]+Z(?=,0x)/gm, '$1,<moment>'],
  // The past of the mocks has moves, and no transactions.
  [/"tx":"0x[0-9a-f]{64}",(?="tokenId")/g, ''],
  // Of a block that is frozen now; those before all worlds began have one hash.
  [frozenNow, '"blockHash":"<hash>"'],
  // When a payment was settled: by a job there, when it is asked for here.
  [/(?<="why":"[a-z]+","at":")[^"]+/g, '<moment>'],
]
/** As of a block that each side has mined at a time of its own. */
const movedOn = /^\{"asOf":\{"status":"\w+","block":(?![012],)\d+,/
const withoutMoments = (text: string, shared: number) =>
  movedOn.test(text)
    ? text.replace(/(?<="(?:at|since)":")[^"<]+/g, (at) =>
        Date.parse(at) > shared * 1_000 ? '<moment>' : at,
      )
    : text
/**
 * Masks what differs each time. Ids that were drawn are told by their order of coming:
 * the same one is the same throughout a case.
 */
function createMask(shared: number) {
  const names = new Map<string, string>()
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `<uuid ${names.size + 1}>`
    names.set(id, name)
    return name
  }
  return (text: string) =>
    withoutMoments(
      secrets.reduce(
        (masked, [shape, word]) => masked.replace(shape, word),
        nameDrawn(readPlaces(spellOut(text)), nameOf),
      ),
      shared,
    )
}
type Mask = ReturnType<typeof createMask>
/** An id that was drawn: the seed's are counted, and the same on both sides. */
const drawn =
  /[0-9a-f]{8}-(?!0000-4000-8000)[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const nameDrawn = (text: string, nameOf: (id: string) => string) =>
  text.replace(drawn, nameOf).replace(folded, (part) => {
    const id = part.replace('\r\n ', '')
    return id.search(drawn) === 0 ? nameOf(id) : part
  })
/** The same where a line of a calendar ends within it. */
const folded = /(?<==)[\da-f-]+\r\n [\da-f-]+/g
/** Where a page ends is told by what stands there. */
const readPlaces = (text: string) =>
  text.replace(
    /(?<=cursor=|"next":")MSx[\w-]+/g,
    (place) => `<${Buffer.from(place, 'base64url').toString()}>`,
  )
/** The server writes bundles in ASCII: the same signs, escaped. */
const spellOut = (text: string) =>
  text.replace(/(?<!\\)\\u([0-9a-f]{4})/g, (escaped, digits) => {
    const unit = Number.parseInt(digits, 16)
    return unit < 0x80 ? escaped : String.fromCharCode(unit)
  })
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By what a line of a log is named. */
const ofLog = /(request|before)=[\w-]+/g

const mapValues = (
  headers: Record<string, string>,
  change: (text: string) => string,
) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [name, change(text)]),
  )

/** An exchange with all that both sides must agree on. */
function toLine({ method, path }: Sent, answer: Answered, mask: Mask) {
  const { 'x-request-id': id = '', ...headers } = answer.headers
  const { diagnosticLog, diagnosticWallet } = diagnosticsEndpoints
  const isLog = path.startsWith(diagnosticLog.path)
  // They hang on when blocks were, and on where a service is: each side's own.
  const tagged = [surface.swapHistory.path, diagnosticWallet.path]
  const hasOwnTag =
    tagged.some((at) => path.startsWith(at.split(':')[0] ?? at)) ||
    /^\/api\/proposals\/[^/]+\/power\//.test(path) ||
    mask(answer.text) !== readPlaces(spellOut(answer.text))
  return {
    request: `${method} ${isLog ? path.replace(ofLog, '$1=<own>') : mask(path)}`,
    status: answer.status,
    headers: {
      ...mapValues(headers, mask),
      ...(hasOwnTag && { etag: '<tag>' }),
      'x-request-id': uuid.test(id) ? '<uuid>' : id,
    },
    cookies: answer.cookies.map(mask),
    // What was logged is the side's own.
    body: isLog && answer.status === 200 ? '<log>' : mask(answer.text),
  }
}

/** Expects a refusal: its status, its text, its code, and nothing more. */
export function expectRefusal(
  answer: Answered,
  code: HttpCode,
  headers: Record<string, string> = {},
) {
  expect(answer.status).toBe(httpCodes[code])
  if (answer.text) expect(answer.json).toEqual({ error: refusals[code], code })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  })
  expect(answer.cookies).toEqual([])
}

/** Expects that a question is refused, and the member of it that is to blame. */
export function expectBadQuery(answer: Answered, name: string) {
  const code = 'bad_query'
  expect([answer.status, answer.json]).toEqual([
    400,
    { error: refusals[code], code, details: { name } },
  ])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers.etag).toBeUndefined()
}

export function expectAnswer(
  answer: Answered,
  body: unknown,
  cache = 'no-store',
) {
  expect([answer.status, answer.json]).toEqual([200, body])
  expect(answer.headers['cache-control']).toBe(cache)
}
