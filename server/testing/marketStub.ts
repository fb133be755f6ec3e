import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { createWallets } from '../api/market/wallets.ts'
import { stillClock } from './clock.ts'

export const log = pino({ level: 'silent' })
export const collection = `0x${'c0'.repeat(20)}`
export const wallet = `0x${'ab'.repeat(20)}`
const closing: (() => void)[] = []

/** After each test: test files share this module, so that each says it itself. */
export function closeStubs() {
  for (const close of closing.splice(0)) close()
}

export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
) => void

/** Each asks from a place of its own, unless it is said where. */
let sources = 0
export const from = (wallets: ReturnType<typeof createWallets>) => ({
  of(wallet: string, source?: string) {
    sources += 1
    return wallets.of(wallet, source ?? `source ${sources}`)
  },
})

/** A marketplace on a socket. */
export async function market(answer: Answer, key = 'the-key') {
  const asked: IncomingMessage[] = []
  const state = { answer }
  const server = createServer((request, response) => {
    asked.push(request)
    state.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const clock = stillClock()
  const url = `http://127.0.0.1:${port}/v2/wallets`
  return {
    asked,
    clock,
    state,
    port,
    url,
    wallets: from(createWallets({ url, key, collection, clock, log })),
  }
}

export const nft = (id: number, rest = {}) => ({
  nftId: String(id),
  nftAddress: collection,
  ...rest,
})
export const pages =
  (...all: unknown[][]): Answer =>
  (request, response) => {
    const page = new URL(String(request.url), 'http://x').searchParams.get(
      'page',
    )
    const nfts = all[Number(page) - 1] ?? []
    response.end(JSON.stringify({ nfts, totalPages: all.length }))
  }

/** Answers with a status, and nothing else. */
export const status =
  (code: number): Answer =>
  (_, response) =>
    response.writeHead(code).end('{}')

/** A wallet for each number. */
export const walletOf = (index: number) =>
  `0x${String(index).padStart(40, '0')}`
