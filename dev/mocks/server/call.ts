import type {
  CsvName,
  HttpCode,
  SurfaceName,
} from '@narwhal-club/core/contract'
import type { MockSession, MockWorld } from '../world.types.ts'
import type { Visitor } from './visitor.ts'

/** A request under way, with what the steps found out about it. */
export interface MockCall {
  name: SurfaceName
  /** Where the answer is wanted as a table. */
  table: CsvName | undefined
  world: MockWorld
  request: Request
  path: string
  /** Segments of the path that have a name. */
  params: Record<string, string>
  visitor: Visitor
  /** What the limits count by. */
  source: string
  body: Record<string, unknown> | undefined
  session: MockSession | null
  /** Headers of the answer. */
  headers: Headers
  answer: unknown
}

/** A body that anyone may keep, and what it is. */
export interface Kept {
  type: string
  text: string
}

/** One step of a call; in the end one of them has set `answer`. */
export type Step = (call: MockCall) => void | Promise<void>

/** An expected "no", with the headers that belong to it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: HttpCode
  readonly headers: Record<string, string>
  readonly details: Record<string, string> | undefined

  constructor(
    code: HttpCode,
    headers: Record<string, string> = {},
    details?: Record<string, string>,
  ) {
    super(code)
    this.code = code
    this.headers = headers
    this.details = details
  }
}

/** A refusal that says when to come back. */
export const refuseFor = (code: HttpCode, seconds: number) =>
  new Refusal(code, { 'Retry-After': String(seconds) })
