import { messages } from '@narwhal-club/core/messages'
import { administering } from '@narwhal-club/core/messages/pages/administering'
import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { LocalAccount } from 'viem'
import { createSiweMessage } from 'viem/siwe'

/**
 * Signs a message of our own making: the account proves itself by its key.
 *
 * @param date of the answer with the nonce: a server's time may have been moved,
 * by this file or by the one before it.
 */
export async function proofFor(
  account: LocalAccount,
  origin: string,
  { nonce, date }: { nonce: string; date: string | null | undefined },
  statement: string = messages.words.signInStatement,
) {
  const message = createSiweMessage({
    domain: new URL(origin).host,
    address: account.address,
    statement,
    uri: origin,
    version: '1',
    chainId: 25,
    nonce,
    issuedAt: new Date(String(date)),
  })
  return { message, signature: await account.signMessage({ message }) }
}

/**
 * Signs in past the page, for tests about what a signed-in page shows: the
 * context's cookies hold the session, and no wallet is connected.
 */
export async function openSession(
  context: BrowserContext,
  origin: string,
  account: LocalAccount,
) {
  return prove({ context, origin, account, path: '/api/auth/verify' })
}

/** Signs for what only an administrator may do, past the page: see `openSession`. */
export const elevate = (
  context: BrowserContext,
  origin: string,
  account: LocalAccount,
) => {
  const { statement } = administering
  const path = '/api/admin/elevation'
  return prove({ context, origin, account, path, statement })
}

interface Proving {
  context: BrowserContext
  origin: string
  account: LocalAccount
  path: string
  statement?: string
}

async function prove({ context, origin, account, path, statement }: Proving) {
  const headers = { origin }
  const { request } = context
  const asked = await request.post(`${origin}/api/auth/nonce`, { headers })
  const { nonce } = await asked.json()
  const { date } = asked.headers()
  const data = await proofFor(account, origin, { nonce, date }, statement)
  const answer = await request.post(`${origin}${path}`, { headers, data })
  expect(answer.status()).toBe(200)
  return answer.json()
}
