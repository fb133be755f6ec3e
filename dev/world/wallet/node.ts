import { ProviderError } from './errors.ts'

export type Node = <Result>(
  method: string,
  params?: readonly unknown[],
) => Promise<Result>

type Answer = {
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** Creates the way to a chain's node; its refusals pass through as they are. */
export function createNode(url: string): Node {
  return async <Result>(method: string, params: readonly unknown[] = []) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    }).catch(() => {
      throw new ProviderError(-32603, 'The node does not answer.')
    })
    const { result, error } = (await response.json()) as Answer
    if (error) throw new ProviderError(error.code, error.message, error.data)
    return result as Result
  }
}
