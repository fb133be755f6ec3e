import type { Page, Request, Route } from '@playwright/test'

/** Collects this page's calls of one path, from now on. */
export function watchCalls(page: Page, path: string): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request)
  })
  return calls
}

/** Answers a call with JSON, as the server would. */
export const answerJson = (route: Route, status: number, json: unknown) =>
  route.fulfill({
    status,
    json,
    headers: { date: new Date().toUTCString() },
  })

/** Holds calls back until they are let go. */
export function createGate() {
  let release = () => {}
  const opened = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    open: () => release(),
    /** For `page.route`: the call goes on once the gate is open. */
    hold: async (route: Route) => {
      await opened
      // The page may have given up meanwhile.
      await route.fallback().catch(() => {})
    },
  }
}

export interface NodeCall {
  method: string
  params: unknown[]
}

/** The JSON-RPC request of a call to the node. */
export const nodeCall = (route: Route): NodeCall =>
  route.request().postDataJSON()

/** Stands between page and node. */
export async function onNode(
  page: Page,
  rpcUrl: string,
  handle: (route: Route, call: NodeCall) => unknown,
) {
  await page.route(`${rpcUrl}/**`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await handle(route, nodeCall(route))
  })
}

/** Answers for the node with a bare status. */
export const refuseNode = (route: Route, status: number) =>
  route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*' },
    body: '',
  })
