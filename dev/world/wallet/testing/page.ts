import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
].join('; ')

const html = `<!doctype html><html lang="en"><title>Bare page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/demo-wallet.js"></script>
<body><button id="page-button">A button of the page</button>`

/** Serves a page with nothing but the wallet, under the product's policy. */
export async function serveBarePage(script: string, rpcUrl: string) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/demo-wallet.js'
    response.setHeader(
      'content-type',
      isScript ? 'text/javascript' : 'text/html',
    )
    response.setHeader(
      'content-security-policy',
      `${policy}; connect-src 'self' ${rpcUrl}`,
    )
    response.end(isScript ? script : html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What a site does: finds the wallet by EIP-6963, asks, listens. */
export async function findWallet(page: Page) {
  await page.evaluate(() => {
    const site = window as unknown as Site
    site.events = []
    addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent<Site['found']>).detail
      site.found = { info, provider }
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
    for (const name of [
      'accountsChanged',
      'chainChanged',
      'connect',
      'disconnect',
    ])
      site.found?.provider.on(name, (value) => site.events.push([name, value]))
  })
}

type Site = {
  events: [string, unknown][]
  found: {
    info: { name: string; rdns: string; icon: string; uuid: string }
    provider: {
      request(argument: unknown): Promise<unknown>
      on(name: string, listener: (value: unknown) => void): void
    }
  }
}

/** Sends a request; resolves to its result or to the code of its error. */
export const request = (page: Page, method: string, params?: unknown[]) =>
  page.evaluate(
    (argument) =>
      (window as unknown as Site).found.provider.request(argument).then(
        (result) => ({ result }),
        ({ code, message }) => ({ code, message }),
      ),
    { method, params },
  ) as Promise<{ result?: unknown; code?: number; message?: string }>

export const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Site).events)

export const infoOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Site).found?.info)
