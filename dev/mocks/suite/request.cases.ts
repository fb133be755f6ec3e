import {
  administrationApi,
  api,
  type HttpCode,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectRefusal } from './club.ts'
import { origin } from './side.ts'

const writing = [
  api.nonce,
  api.verify,
  api.logout,
  api.logoutEverywhere,
  api.adminCheck,
  administrationApi.elevate,
  administrationApi.revokeSessions,
] as const

const json = { 'content-type': 'application/json' }

const withoutOrigin = writing.map(
  ({ path }): ContractCase => ({
    name: `origin: ${path} wants one`,
    async run({ send }) {
      const answer = await send({ method: 'POST', path })
      expectRefusal(answer, 'origin_refused')
    },
  }),
)

const foreignOrigins = [
  'null',
  'https://evil.example',
  `${origin}.evil.example`,
  `${origin}/`,
  'https://club.test',
  'http://club.test:81',
  'HTTP://CLUB.TEST',
].map(
  (foreign): ContractCase => ({
    name: `origin: ${foreign} is not ours`,
    async run({ send }) {
      const headers = { origin: foreign }
      const { path } = api.nonce
      const answer = await send({ method: 'POST', path, headers })
      expectRefusal(answer, 'origin_refused')
    },
  }),
)

/** [what, body, headers, code] for a call that would take `{}`. */
const bodies: [string, string, Record<string, string>, HttpCode][] = [
  [
    'text/plain',
    '{}',
    { 'content-type': 'text/plain' },
    'unsupported_media_type',
  ],
  [
    'a form',
    'a=1',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'unsupported_media_type',
  ],
  [
    'JSON in name only',
    '{}',
    { 'content-type': 'application/jsonp' },
    'unsupported_media_type',
  ],
  [
    'JSON in another alphabet',
    '{}',
    { 'content-type': 'application/json; charset=latin1' },
    'unsupported_media_type',
  ],
  [
    'a compressed body',
    '{}',
    { ...json, 'content-encoding': 'gzip' },
    'unsupported_media_type',
  ],
  ['no JSON', '{', json, 'invalid_body'],
  ['an array', '[]', json, 'invalid_body'],
  ['a text', '"a"', json, 'invalid_body'],
  ['null', 'null', json, 'invalid_body'],
  ['a member too many', '{"a":1}', json, 'invalid_body'],
  [
    '16 KiB and a byte',
    `{"a":"${'a'.repeat(16_377)}"}`,
    json,
    'body_too_large',
  ],
]

const refusedBodies = bodies.map(
  ([what, body, headers, code]): ContractCase => ({
    name: `body: ${what} is refused`,
    async run({ open }) {
      const { path } = api.nonce
      expectRefusal(await open().ask('POST', path, { body, headers }), code)
    },
  }),
)

const taken: [string, string | undefined, Record<string, string>][] = [
  ['none at all', undefined, {}],
  ['none, whatever the type', undefined, { 'content-type': 'text/plain' }],
  ['an empty object', '{}', json],
  ['a charset', '{}', { 'content-type': 'application/json; charset=UTF-8' }],
  ['a type in capitals', '{}', { 'content-type': 'Application/JSON' }],
  ['an identity encoding', '{}', { ...json, 'content-encoding': 'identity' }],
]

const takenBodies = taken.map(
  ([what, body, headers]): ContractCase => ({
    name: `body: ${what} is taken`,
    async run({ open }) {
      const extra = { headers, ...(body !== undefined && { body }) }
      const answer = await open().ask('POST', api.nonce.path, extra)
      expect(answer.status).toBe(200)
    },
  }),
)

const signature = `0x${'1b'.repeat(65)}`
const address = `0x${'1'.repeat(40)}`

/** [call, what, body]: the request schema refuses the body's shape. */
const misshapen: [{ path: string }, string, unknown][] = [
  [api.verify, 'nothing', {}],
  [api.verify, 'no signature', { message: 'm' }],
  [api.verify, 'no message', { signature }],
  [api.verify, 'a third member', { message: 'm', signature, address }],
  [api.verify, 'a message that is no text', { message: {}, signature }],
  [api.verify, 'a long message', { message: 'm'.repeat(2_001), signature }],
  [
    api.verify,
    'half a byte of a signature',
    { message: 'm', signature: '0x1' },
  ],
  [
    api.verify,
    'a signature that is no hex',
    { message: 'm', signature: 'x'.repeat(132) },
  ],
  [api.adminCheck, 'nothing', {}],
  [api.adminCheck, 'a short address', { address: '0x1' }],
  [api.adminCheck, 'a number', { address: 1 }],
  [api.adminCheck, 'a second member', { address, isAdmin: true }],
  [api.logout, 'a member', { everywhere: true }],
]

const misshapenBodies = misshapen.map(
  ([{ path }, what, body]): ContractCase => ({
    name: `body: ${path} with ${what}`,
    async run({ open }) {
      expectRefusal(await open().post(path, body), 'invalid_body')
    },
  }),
)

export const requestCases: ContractCase[] = [
  ...withoutOrigin,
  ...foreignOrigins,
  ...refusedBodies,
  ...takenBodies,
  ...misshapenBodies,
  {
    name: 'body: bytes that are no UTF-8',
    async run({ open }) {
      const body = new Uint8Array([123, 34, 255, 34, 58, 49, 125])
      const extra = { body, headers: json }
      const answer = await open().ask('POST', api.nonce.path, extra)
      expectRefusal(answer, 'invalid_body')
    },
  },
  {
    name: 'origin: a read wants none',
    async run({ open }) {
      const headers = { origin: 'https://evil.example' }
      const answer = await open().get(api.primaryWallet.path, headers)
      expect(answer.status).toBe(200)
    },
  },
]
