import { urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type ContractCase,
  expectAnswer,
  expectBadQuery,
  expectRefusal,
  forAnyone,
} from './club.ts'
import { notesApi } from './notes.ts'

const { note, addLine, putNote, dropNote } = notesApi
const json = { 'content-type': 'application/json' }
const sent = (value: unknown) => ({
  body: JSON.stringify(value),
  headers: json,
})
const text = (text: string) => sent({ text })

/** What the area of tests has, and the contract has no call for yet. */
export const methodCases: ContractCase[] = [
  {
    name: 'methods: path, query and body come together, by a member',
    async run({ open, accounts }) {
      const member = open()
      await member.signIn(accounts.holder)
      const add = (said: object, line: string) =>
        member.ask('POST', urlOf(addLine, { id: 'one', ...said }), text(line))
      expectAnswer(await add({}, 'b'), { id: 'one', lines: ['b'] })
      const both = { id: 'one', lines: ['a', 'b'] }
      expectAnswer(await add({ at: 'start' }, 'a'), both)
    },
  },
  {
    name: 'methods: each part is judged, and says what is wrong',
    async run({ open, accounts }) {
      const member = open()
      await member.signIn(accounts.holder)
      const wrong = async (path: string, name: string) =>
        expectBadQuery(await member.ask('POST', path, text('x')), name)
      await wrong(urlOf(addLine, { id: 'ONE' }), 'id')
      await wrong(urlOf(addLine, { id: 'one', at: 'middle' }), 'at')
      await wrong(urlOf(addLine, { id: 'one', nope: 1 }), 'nope')
      const path = urlOf(addLine, { id: 'one' })
      for (const body of [{}, { text: 1 }, { text: 'x', id: 'two' }])
        expectRefusal(
          await member.ask('POST', path, sent(body)),
          'invalid_body',
        )
    },
  },
  {
    name: 'methods: who may call is asked before the body is judged',
    async run({ open, accounts }) {
      const path = urlOf(addLine, { id: 'one' })
      const visitor = await open().ask('POST', path, sent({}))
      expectRefusal(visitor, 'not_signed_in')
      const gone = urlOf(dropNote, { id: 'one' })
      expectRefusal(await open().ask('DELETE', gone), 'not_signed_in')
      const member = open()
      await member.signIn(accounts.holder)
      expectRefusal(await member.ask('DELETE', gone), 'not_admin')
      const boss = open()
      await boss.signIn(accounts.admin)
      const answer = await boss.ask('DELETE', gone)
      expectAnswer(answer, { id: 'one', lines: [] })
    },
  },
  {
    name: 'methods: PUT replaces, by a visitor, and wants an origin',
    async run({ open, send }) {
      const path = urlOf(putNote, { id: 'two' })
      const answer = await open().ask('PUT', path, text('new'))
      expectAnswer(answer, { id: 'two', lines: ['new'] })
      const { body } = text('other')
      const foreign = { method: 'PUT', path, body, headers: json }
      expectRefusal(await send(foreign), 'origin_refused')
      const origins = { method: 'DELETE', path }
      expectRefusal(await send(origins), 'origin_refused')
    },
  },
  {
    name: 'methods: a body is as long as its line says',
    async run({ open }) {
      const path = urlOf(putNote, { id: 'two' })
      const of = (length: number) => `{"text":"${'x'.repeat(length - 11)}"}`
      const put = (body: string) =>
        open().ask('PUT', path, { body, headers: json })
      expect((await put(of(64))).status).toBe(200)
      expectRefusal(await put(of(65)), 'body_too_large')
    },
  },
  {
    name: 'methods: one path has several, and says so',
    async run({ open }) {
      const path = urlOf(note, { id: 'two' })
      const answer = await open().ask('POST', path)
      const headers = { allow: 'GET, HEAD, PUT, DELETE' }
      expectRefusal(answer, 'method_not_allowed', headers)
      const table = await open().ask('PUT', `${path}.csv`)
      expectRefusal(table, 'method_not_allowed', { allow: 'GET, HEAD' })
    },
  },
  {
    name: 'methods: a read of the same path, and its other form',
    async run({ open }) {
      const put = urlOf(putNote, { id: 'three' })
      await open().ask('PUT', put, text('=1'))
      const { json, headers } = await open().get(urlOf(note, { id: 'three' }))
      expect(json).toEqual({ id: 'three', lines: ['=1'] })
      expect(headers['cache-control']).toBe(forAnyone)
      const table = await open().get(`${urlOf(note, { id: 'three' })}.csv`)
      expect(table.text).toBe("line\r\n'=1\r\n")
      expect(table.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="note-three.csv"',
      })
    },
  },
]
