import { define, type Lines } from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import { toCsv } from '../../../server/http/csv.ts'
import type { Twins } from '../../../server/http/mount.ts'

/** An area for tests alone, with every method, part, role and form. */
const lines = {
  note: {
    method: 'GET',
    path: '/api/test/notes/:id',
    who: 'visitor',
    cache: 'public',
    formats: ['csv'],
  },
  addLine: { method: 'POST', path: '/api/test/notes/:id/lines', who: 'member' },
  putNote: {
    method: 'PUT',
    path: '/api/test/notes/:id',
    who: 'visitor',
    rate: 'read',
    bytes: 64,
  },
  dropNote: {
    method: 'DELETE',
    path: '/api/test/notes/:id',
    who: 'administrator',
  },
} as const satisfies Lines

const params = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]{1,20}$/)),
})
const body = z.strictObject({ text: z.string() })
const answer = z.object({ id: z.string(), lines: z.array(z.string()) })

export const notesApi = define(lines, {
  note: { params, answer, example: { id: 'one' } },
  addLine: {
    params,
    query: z.strictObject({ at: z.optional(z.enum(['start', 'end'])) }),
    body,
    answer,
  },
  putNote: { params, body, answer },
  dropNote: { params, answer },
})

/** The notes of one side. What they are answered with says more than may out. */
export function createNotes() {
  const notes = new Map<string, string[]>()
  const show = (id: string) => {
    const shown = { id, lines: notes.get(id) ?? [], secret: 'inside' }
    return shown
  }
  return {
    note: (_: object, { id }: { id: string }) => show(id),
    addLine(
      _: object,
      asked: {
        id: string
        at?: 'start' | 'end' | undefined
        body: { text: string }
      },
    ) {
      const { id, at = 'end', body } = asked
      const { lines } = show(id)
      const { text } = body
      notes.set(id, at === 'end' ? [...lines, text] : [text, ...lines])
      return show(id)
    },
    putNote(_: object, { id, body }: { id: string; body: { text: string } }) {
      notes.set(id, [body.text])
      return show(id)
    },
    dropNote(_: object, { id }: { id: string }) {
      notes.delete(id)
      return show(id)
    },
  }
}

export const notesTwins: Twins<typeof notesApi> = {
  'note.csv': {
    write: ({ id, lines }) => ({
      text: toCsv({ columns: ['line'], rows: lines.map((line) => [line]) }),
      name: `note-${id}`,
    }),
  },
}
