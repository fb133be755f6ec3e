import { messages } from '@narwhal-club/core/messages'
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
) {
  const message = createSiweMessage({
    domain: new URL(origin).host,
    address: account.address,
    statement: messages.words.signInStatement,
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
  const headers = { origin }
  const { request } = context
  const asked = await request.post(`${origin}/api/auth/nonce`, { headers })
  const { nonce } = await asked.json()
  const { date } = asked.headers()
  const data = await proofFor(account, origin, { nonce, date })
  const url = `${origin}/api/auth/verify`
  const answer = await request.post(url, { headers, data })
  expect(answer.status()).toBe(200)
  return answer.json()
}
