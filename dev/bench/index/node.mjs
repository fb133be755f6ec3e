import { createServer } from 'node:http'
import { headOf, logsOf, rawBlock } from './history.mjs'

/**
 * A node that tells an invented history, as fast as a node can: what is
 * measured is who reads it. `EVENTS` says how many transfers there are.
 */
const head = headOf(Number(process.env.EVENTS))
const cap = 2_000

const tags = ['latest', 'finalized', 'safe', 'pending']
const numberOf = (tag) => (tags.includes(tag) ? head : Number(tag))

function answer({ id, method, params }) {
  const reply = (result) => ({ jsonrpc: '2.0', id, result })
  switch (method) {
    case 'eth_chainId':
      return reply('0x19')
    case 'eth_blockNumber':
      return reply(`0x${head.toString(16)}`)
    case 'eth_getBlockByNumber':
      return reply(rawBlock(numberOf(params[0]), params[1]))
    case 'eth_getLogs': {
      const from = Number(params[0].fromBlock)
      const to = Math.min(head, Number(params[0].toBlock))
      if (to - from >= cap)
        return {
          jsonrpc: '2.0',
          id,
          error: { code: -32_000, message: `maximum blocks distance: ${cap}` },
        }
      const asked = [params[0].address].flat()
      const logs = []
      for (let block = from; block <= to; block++) logs.push(...logsOf(block))
      return reply(logs.filter(({ address }) => asked.includes(address)))
    }
  }
  return { jsonrpc: '2.0', id, error: { code: -32_601, message: 'no' } }
}

const server = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    const calls = JSON.parse(text)
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)),
    )
  })
})
server.listen(0, '127.0.0.1', () =>
  process.send({ url: `http://127.0.0.1:${server.address().port}` }),
)
process.on('disconnect', () => process.exit())
