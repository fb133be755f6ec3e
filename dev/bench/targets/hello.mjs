import Koa from 'koa'
import { report } from './report.mjs'

/** The least that the framework can do: what the others are held against. */
const koa = new Koa()
koa.use((ctx) => {
  ctx.body = { hello: 'world' }
})
const server = koa.listen(0, '127.0.0.1', () => {
  report(`http://127.0.0.1:${server.address().port}`)
})
