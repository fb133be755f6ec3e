import type { AuthPorts, Visit } from '../../../server/api/auth/auth.ports.ts'
import {
  drawNonce,
  type Secrets,
  tokenBytes,
} from '../../../server/api/auth/secrets.ts'
import type { MockNonce, MockWorld } from '../world.types.ts'
import type { MockCall } from './call.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { memoryNonces } from './memoryNonces.ts'
import { memorySessions } from './memorySessions.ts'

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** In the browser's own memory there is no one to hide them from by a hash. */
const secrets: Secrets = {
  createNonce: () => drawNonce(random),
  createToken: () => base64url(random(tokenBytes)),
  hashToken: (secret) => secret,
}

/** What the server's sign-in runs on in the mocks. */
export const authPorts = (world: MockWorld): AuthPorts<MockNonce> => ({
  clock: world.clock,
  secrets,
  nonces: memoryNonces(world),
  sessions: memorySessions(world),
})

export const visitOf = (call: MockCall): Visit => ({
  source: call.source,
  readCookie: (name) => readCookie(call, name),
  writeCookie: (name, value, lifetime) =>
    writeCookie(call, name, value, lifetime),
  // The mocks keep no log.
  note() {},
})
