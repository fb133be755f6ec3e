import assert from 'node:assert/strict'
import { surface } from '@narwhal-club/core/contract'
import { startWorld } from '../dist/world/index.js'
import { findFreePort } from '../dist/world/ports.js'
import { startWorldServer } from '../dist/world/server.js'
import { startVarnish } from '../run/varnish.mjs'
import { createClient } from '../soak/client.mjs'
import { createReader, until } from './reader.mjs'

/** What a page that any cache may have says of itself, in seconds. */
const lifetime = 5
const forAnyone = /^public, max-age=0, s-maxage=5, stale-while-revalidate=60$/
/** Seconds for which what the server knows of the chain is fresh. */
const factsLifetime = 5

/** All that is read without saying who asks, with what there is in this world. */
async function everyPlace(front) {
  const json = 'application/json'
  const rowsOf = async (path) =>
    JSON.parse((await front.read(path, { headers: { accept: json } })).text)
      .rows
  const names = {
    club: 'main',
    proposal: (await rowsOf('/api/proposals'))[0].id,
    bounty: (await rowsOf('/api/bounties'))[0].id,
  }
  const calls = Object.values(surface)
    .filter(({ method, who }) => method === 'GET' && who === 'visitor')
    .map(({ path }) =>
      path.replace(/:(\w+)/g, (all, name) => names[name] ?? all),
    )
    .filter((path) => !path.includes(':') && !path.includes('bundle'))
  const pages = [
    ...['/', '/clubs', '/clubs/main', '/about', '/team', '/analytics', '/swap'],
    ...['/new-proposal', '/x-shill-generator', '/verify', '/admin'],
    `/clubs/main/proposals/${names.proposal}`,
  ]
  return [
    ...calls.map((path) => [path, json]),
    ...pages.map((path) => [path, 'text/html']),
  ]
}

/** Nothing was stored: two requests, and neither had what the other got. */
async function neverStored(look) {
  const [one, two] = [await look(), await look()]
  for (const answer of [one, two])
    assert.equal(answer.isHit, false, 'it came from the cache')
  return two
}

const trialsOf = ({ world, away, front, frontOfAway, url }) => ({
  'a visitor’s page is stored, and the next visitor gets it': async () => {
    const page = await front.stored('/')
    assert.equal(page.status, 200)
    assert.match(page.headers['cache-control'], forAnyone)
    assert.equal(page.drawnFrom.answer.kind, 'signedOut')
    assert.equal(page.headers['set-cookie'], undefined)
  },

  'a page with a session is stored nowhere, and reaches nobody else':
    async () => {
      await front.stored('/clubs')
      const { address } = world.accounts.whale
      const client = createClient(url, world.accounts.whale)
      assert.equal((await client.signIn()).status, 200)
      const cookie = client.cookie()
      const mine = await until(async () => {
        const page = await front.read('/clubs', { headers: { cookie } })
        assert.equal(page.isHit, false, 'it came from the cache')
        return page.drawnFrom && page
      }, 'a drawn page of a session')
      assert.equal(mine.headers['cache-control'], 'private, no-store')
      assert.equal(mine.headers.etag, undefined)
      assert.equal(mine.drawnFrom.answer.kind, 'signedIn')
      await neverStored(() => front.read('/clubs', { headers: { cookie } }))
      const visitor = await front.stored('/clubs')
      assert.equal(visitor.drawnFrom.answer.kind, 'signedOut')
      assert.doesNotMatch(visitor.text, new RegExp(address.slice(2), 'i'))
    },

  'a page follows the chain, and says truly how old it is': async () => {
    const before = await front.stored('/')
    await world.rpc.call('evm_mine')
    const mined = Number(await world.rpc.call('eth_blockNumber'))
    const minedAt = world.clock.now()
    let readers = 0
    const page = await until(async () => {
      const next = await front.read('/')
      if (!next.drawnFrom) return false
      readers += 1
      const { at } = next.drawnFrom
      const old = (world.clock.now() - at) / 1_000
      // Of whole seconds, and of a drawing that took some time.
      assert.ok(old < next.age + 2, `${old} s old, and says ${next.age} s`)
      if (at > minedAt + factsLifetime * 1_000)
        assert.ok(next.block >= mined, `drawn later, of block ${next.block}`)
      return next.block >= mined && next
    }, 'a page of the new block')
    assert.notEqual(page.etag, before.etag)
    const took = (world.clock.now() - minedAt) / 1_000
    return `${took.toFixed(1)} s after the block, reader ${readers}`
  },

  'after its lifetime one reader gets the last, while the next is fetched':
    async () => {
      const first = await front.stored('/about')
      const last = await until(async () => {
        const page = await front.read('/about')
        return page.age >= lifetime && page
      }, `an age of ${lifetime} s`)
      assert.ok(last.isHit)
      const next = await until(async () => {
        const page = await front.read('/about')
        return page.isHit && page.age < lifetime && page
      }, 'the next page')
      assert.notEqual(next.storedBy, first.storedBy)
    },

  'after a member went everywhere, a visitor gets what a visitor gets':
    async () => {
      const { address } = world.accounts.whale
      const client = createClient(url, world.accounts.whale)
      assert.equal((await client.signIn()).status, 200)
      const cookie = client.cookie()
      const places = await everyPlace(front)
      for (const [path, accept] of places) {
        const headers = { cookie, accept }
        const mine = await front.read(path, { headers })
        assert.equal(mine.isHit, false, `${path} came from the cache`)
        assert.match(
          String(mine.headers['cache-control']),
          /no-store|no-cache/,
          path,
        )
      }
      const own = new RegExp(`"address":"${address}"`, 'i')
      let shared = 0
      for (const [path, accept] of places) {
        const headers = { accept }
        const seen = await front.read(path, { headers })
        assert.equal(seen.headers['set-cookie'], undefined, path)
        if (!/s-maxage/.test(seen.headers['cache-control'])) continue
        shared += 1
        assert.match(seen.headers.vary, /Cookie/, path)
        if (seen.drawnFrom)
          assert.equal(seen.drawnFrom.answer.kind, 'signedOut', path)
        if (accept !== 'text/html') continue
        assert.doesNotMatch(seen.text.slice(0, 20_000), own, path)
      }
      return `${places.length} places, ${shared} of them any cache's`
    },

  // Out of the box it takes no request with a cookie to its cache.
  'a look of one’s own passes by the cache, and changes nothing there':
    async () => {
      await front.stored('/team')
      const look = { headers: { cookie: 'club_look=light.compact' } }
      const light = await until(async () => {
        const page = await front.read('/team', look)
        return page.drawnFrom && page
      }, 'a drawn page of that look')
      await neverStored(() => front.read('/team', look))
      assert.match(light.text, /data-theme="light" data-density="compact"/)
      const dark = await front.stored('/team')
      assert.match(dark.text, /data-theme="dark"/)
      assert.doesNotMatch(dark.text, /data-density="compact"/)
    },

  'HEAD is answered from the cache, without a body': async () => {
    const page = await front.stored('/team')
    const head = await front.stored('/team', { method: 'HEAD' })
    assert.deepEqual([head.status, head.text], [200, ''])
    assert.match(head.headers['cache-control'], forAnyone)
    assert.equal(head.headers.vary, page.headers.vary)
  },

  'who has a page already hears so, from the cache': async () => {
    const known = await until(async () => {
      const page = await front.stored('/team')
      const headers = { 'if-none-match': page.etag }
      const answer = await front.read('/team', { headers })
      return answer.status === 304 && answer
    }, 'a 304')
    assert.deepEqual([known.isHit, known.text], [true, ''])
  },

  'what it varies by is told apart': async () => {
    const page = await front.stored('/team')
    assert.match(page.headers.vary, /Accept\b.*Accept-Encoding.*Cookie/)
    const accept = 'application/json'
    const other = await neverStored(() =>
      front.read('/team', { headers: { accept } }),
    )
    assert.equal(other.status, 404)
    assert.match(other.headers['content-type'], /json/)
    const plain = await front.stored('/team', {
      headers: { 'accept-encoding': 'identity' },
    })
    assert.equal(plain.headers['content-encoding'], undefined)
    assert.match(plain.text, /^<!doctype html>/i)
    assert.match((await front.stored('/team')).text, /^<!doctype html>/i)
  },

  'a page that is none is kept as long as it says': async () => {
    const none = await front.stored('/nope')
    assert.equal(none.status, 404)
    assert.match(none.headers['cache-control'], forAnyone)
    const next = await until(async () => {
      const page = await front.read('/nope')
      assert.equal(page.status, 404)
      return page.isHit && page.storedBy !== none.storedBy && page
    }, 'another one')
    assert.ok(next.age <= lifetime)
  },

  'a refusal is kept not at all': async () => {
    for (const [path, status] of [
      ['/api/nowhere', 404],
      ['/api/auth/me', 401],
      ['/api/analytics/summary?odd=1', 400],
    ]) {
      const answer = await neverStored(() => front.read(path))
      assert.equal(answer.status, status, path)
      assert.equal(answer.headers['cache-control'], 'no-store')
    }
  },

  'a 503 of a server whose database is away is kept not at all': async () => {
    for (const path of ['/readyz', '/api/analytics/summary']) {
      const answer = await neverStored(() => frontOfAway.read(path))
      assert.equal(answer.status, 503, path)
      assert.equal(answer.headers['cache-control'], 'no-store')
    }
    const page = await frontOfAway.stored('/about')
    assert.equal(page.status, 200)
  },

  'while no server answers, its last page stands in for a while': async () => {
    await frontOfAway.stored('/about')
    await away.close()
    const last = await until(async () => {
      const page = await frontOfAway.read('/about')
      return page.age > lifetime && page
    }, 'a page beyond its lifetime')
    assert.deepEqual([last.status, last.isHit], [200, true])
    const other = await neverStored(() => frontOfAway.read('/swap'))
    assert.equal(other.status, 503)
  },
})

/** Runs every trial; one that fails stops no other: `{ name, error, said }`. */
export async function tryVarnish(varnishd) {
  const undo = []
  try {
    const [port, portOfAway] = [await findFreePort(), await findFreePort()]
    const url = `http://127.0.0.1:${port}`
    const limits = { LIMIT_READ: '1000000', LOG_LEVEL: 'silent' }
    const world = await startWorld({
      seed: 'fixture',
      serverEnv: { ...limits, ORIGIN: url, TRUSTED_PROXY_HOPS: '1' },
    })
    undo.push(world.stop)
    const away = await startWorldServer({
      ...world,
      port: await findFreePort(),
      origins: [],
      // Nothing listens there.
      env: { ...limits, DATABASE_URL: 'postgres://club@127.0.0.1:9/club' },
    })
    undo.push(away.close)
    const backend = (server) => Number(new URL(server.url).port)
    undo.push(await startVarnish(varnishd, { port, backend: backend(world) }))
    undo.push(
      await startVarnish(varnishd, {
        port: portOfAway,
        backend: backend(away),
      }),
    )
    const trials = trialsOf({
      ...{ world, away, url },
      front: createReader(url),
      frontOfAway: createReader(`http://127.0.0.1:${portOfAway}`),
    })
    const results = []
    for (const [name, trial] of Object.entries(trials))
      results.push(
        await trial().then(
          (said) => ({ name, said }),
          (error) => ({ name, error }),
        ),
      )
    return results
  } finally {
    for (const step of undo.reverse()) await step()
  }
}
