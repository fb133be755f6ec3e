export type RpcRequest = { method: string; params?: unknown[] }

export type Rpc = {
  /** @throws RpcError */
  call<Result = unknown>(method: string, params?: unknown[]): Promise<Result>
  /** Sends many requests as one. @throws RpcError for the first refused one. */
  batch<Result = unknown>(requests: RpcRequest[]): Promise<Result[]>
}

type Answer = { id: number; result?: unknown; error?: { message: string } }

/** A request that the node refused. */
export class RpcError extends Error {
  override name = 'RpcError'
}

/** Creates a JSON-RPC client without retries: the node is ours and near. */
export function createRpc(url: string): Rpc {
  async function post(body: unknown) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const unwrap = ({ error, result }: Answer, method: string) => {
    if (error) throw new RpcError(`${method}: ${error.message}`)
    return result
  }
  const toBody = ({ method, params = [] }: RpcRequest, id: number) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  })

  return {
    async call<Result>(method: string, params: unknown[] = []) {
      const answer = (await post(toBody({ method, params }, 0))) as Answer
      return unwrap(answer, method) as Result
    },
    async batch<Result>(requests: RpcRequest[]) {
      if (requests.length === 0) return []
      const answers = (await post(requests.map(toBody))) as Answer[]
      const byId = new Map(answers.map((answer) => [answer.id, answer]))
      return requests.map(
        ({ method }, id) => unwrap(byId.get(id) as Answer, method) as Result,
      )
    },
  }
}
