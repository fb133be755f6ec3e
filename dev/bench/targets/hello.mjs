import { randomBytes } from 'node:crypto'
import Koa from 'koa'
import { report } from './report.mjs'

/** The least that the framework can do: what the others are held against. */
const koa = new Koa()
/** As many bytes as a page has once it is packed, which nothing packs further. */
const page = randomBytes(12_000)
koa.use((ctx) => {
  ctx.body = ctx.path === '/page' ? page : { hello: 'world' }
})
const server = koa.listen(0, '127.0.0.1', () => {
  report(`http://127.0.0.1:${server.address().port}`)
})
