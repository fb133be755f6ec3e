import type * as z from 'zod/mini'
import type { HttpCode } from '../refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call. The server refuses everyone else before the handler runs. */
export type Who = 'visitor' | 'member' | 'administrator'

/**
 * What a call counts towards. `read`: requests of a source, counted in process
 * for every call and for this one alone there. The others are counted in the
 * database as well: `nonce` and `verify` by source, `write` by member, `draft`
 * (what saves itself while someone writes) and `comment` by member.
 */
export type RateClass =
  | 'read'
  | 'nonce'
  | 'verify'
  | 'write'
  | 'draft'
  | 'comment'

/** Endings of paths that give an answer in another form than JSON by itself. */
export type Format = 'csv' | 'ics' | 'xml' | 'json'

/**
 * Where a call goes and on which terms, in one line. It carries no schema: the
 * first page ships lines and no schemas.
 */
export interface Line {
  method: Method
  /** `:name` is one segment that is not empty. */
  path: `/api/${string}`
  who: Who
  /**
   * It wants a signature of the last ten minutes besides the session (`elevate`):
   * `fresh_signature_needed` to who has none.
   */
  fresh?: true
  /** @default 'read' for GET, 'write' for what changes something */
  rate?: RateClass
  /** Most bytes of the body. @default 131072 */
  bytes?: number
  /** The session is looked up although a visitor may call. */
  session?: true
  /** `public`: the answer is the same for everyone, and has a tag. */
  cache?: 'public'
  /**
   * Further forms of the answer, each at the path with `.` and the form after
   * it: `csv`, or `lorenz.csv` for a part that is a table of its own.
   */
  formats?: readonly (Format | `${string}.${Format}`)[]
  /** Milliseconds a client waits for the answer. @default 10000 */
  timeout?: number
  /** A client asks past every cache (R7.1, R7.3). */
  noCache?: true
  /** It is sent to its end although the page goes (Fetch, keepalive). */
  keepalive?: true
}

export type Lines = Readonly<Record<string, Line>>

/** Bytes that sign-in and administration may send. */
export const smallBody = 16_384

/** The names in a path: `/clubs/:club/posts/:post` has `club` and `post`. */
export type ParamOf<Path extends string> =
  Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamOf<`/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never

type Schema = z.ZodMiniType
type Segments<Name extends string> = z.ZodMiniType<
  Record<Name, unknown>,
  Record<Name, string>
>

/** What is said in a call, part by part. `example`: a call that is answered. */
export interface Shapes {
  params?: Schema
  query?: Schema
  body?: Schema
  /** The whitelist of what leaves the server. */
  answer: Schema
  example?: object
  /** Codes that it is refused with besides those of its terms. */
  refusals?: readonly HttpCode[]
}

/** The shapes that a line asks for. */
export type ShapesOf<L extends Line> = {
  /** Strict about what the query says; without it a query is ignored. */
  query?: Schema
  answer: Schema
  example?: object
  refusals?: readonly HttpCode[]
} & ([ParamOf<L['path']>] extends [never]
  ? { params?: never }
  : { params: Segments<ParamOf<L['path']>> }) &
  (L['method'] extends 'POST' | 'PUT' ? { body?: Schema } : { body?: never })

export type Endpoint = Line & Shapes
export type Api = Readonly<Record<string, Endpoint>>
