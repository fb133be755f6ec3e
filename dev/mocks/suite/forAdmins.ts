import { type Lines, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Club } from './club.ts'
import { expectRefusal } from './club.ts'
import { signedIn } from './signedIn.ts'

const headers = { 'content-type': 'application/json' }
const id = '00000000-0000-4000-8000-0000000000fe'
const reason = 'It is what administrators would say.'

/** Each call of administrators, as one who knows them all would send it. */
function callsOf(lines: Lines) {
  const address = `0x${'ab'.repeat(20)}`
  const named = { kind: 'comment', thing: id, credit: id, refund: id, address }
  const body = {
    reason,
    address,
    hash: `0x${'ab'.repeat(32)}`,
  }
  return Object.values(lines)
    .filter(({ who }) => who === 'administrator')
    .flatMap(({ method, path, formats = [] }) => {
      const url = urlOf(
        { path } as never,
        {
          ...named,
          proposal: id,
        } as never,
      ).split('?')[0] as string
      const sent =
        method === 'GET' ? {} : { body: JSON.stringify(body), headers }
      return [url, ...formats.map((form) => `${url}.${form}`)].map((at) => ({
        method,
        at,
        sent,
      }))
    })
}

/** Nobody but administrators is told anything, or does anything (B7.1, B7.2). */
export async function expectForAdmins(club: Club, lines: Lines) {
  const holder = await signedIn(club, 'holder')
  const calls = callsOf(lines)
  expect(calls.length, 'calls of administrators').toBeGreaterThan(0)
  for (const { method, at, sent } of calls) {
    expectRefusal(await club.open().ask(method, at, sent), 'not_signed_in')
    expectRefusal(await holder.ask(method, at, sent), 'not_admin')
  }
}
