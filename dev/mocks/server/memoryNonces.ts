import type { Nonces } from '../../../server/api/auth/auth.ports.ts'
import type { MockNonce, MockWorld } from '../world.types.ts'

/** Nonces in memory, by the caps that the server's table has. */
export function memoryNonces(world: MockWorld): Nonces<MockNonce> {
  return {
    async insert({ nonceHash, browserHash, sourceHash, expiresAt }, now) {
      const { state, limits } = world
      state.issued += 1
      state.nonces.push({
        seq: state.issued,
        nonce: nonceHash,
        browser: browserHash,
        source: sourceHash,
        expiresAt: +expiresAt,
      })
      const ofBrowser = state.nonces.filter(
        (row) => row.browser === browserHash,
      )
      const ofSource = state.nonces.filter((row) => row.source === sourceHash)
      const gone = new Set([
        ...ofBrowser.slice(0, -limits.noncesPerBrowser),
        ...ofSource.slice(0, -limits.noncesPerSource),
      ])
      state.nonces = state.nonces.filter(
        (row) => row.expiresAt > +now && !gone.has(row),
      )
    },

    async spend(nonceHash, browserHash, now) {
      const { state } = world
      const found = state.nonces.find(
        ({ nonce, browser, expiresAt }) =>
          nonce === nonceHash && browser === browserHash && expiresAt > +now,
      )
      if (!found) return null
      state.nonces = state.nonces.filter((row) => row !== found)
      return found
    },

    async restore(spent) {
      const { state } = world
      state.nonces = [...state.nonces, spent].sort(
        (one, two) => one.seq - two.seq,
      )
    },
  }
}
