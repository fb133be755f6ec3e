import type * as z from 'zod/mini'

/** Nothing may be said where a schema names nothing. */
type Named<T> = string extends keyof T ? unknown : T

type In<E, Part extends string> = E extends {
  [Key in Part]: infer S extends z.ZodMiniType
}
  ? Named<z.input<S>>
  : unknown
type Out<E, Part extends string> = E extends {
  [Key in Part]: infer S extends z.ZodMiniType
}
  ? Named<z.output<S>>
  : unknown

type Flat<T> = unknown extends T ? object : { [Key in keyof T]: T[Key] }

/** A number may stand for the text that a path or a query carries. */
type Said<T> = unknown extends T
  ? unknown
  : {
      [Key in keyof T]: string extends NonNullable<T[Key]>
        ? T[Key] | number
        : T[Key]
    }

/**
 * What a handler is given: the names of path and query side by side, and the
 * body by itself, as the schemas read them.
 */
export type Asked<E> = Flat<
  Out<E, 'params'> &
    Out<E, 'query'> &
    (E extends { body: z.ZodMiniType } ? { body: Out<E, 'body'> } : unknown)
>

/** What a caller says, before the schemas read it. */
export type Ask<E> = Flat<
  Said<In<E, 'params'>> &
    Said<In<E, 'query'>> &
    (E extends { body: z.ZodMiniType } ? { body: In<E, 'body'> } : unknown)
>

/** What a caller is answered. */
export type AnswerOf<E> = E extends { answer: infer S extends z.ZodMiniType }
  ? z.output<S>
  : never

/** What a handler returns, before the schema leaves out what it does not name. */
export type Answering<E> = E extends { answer: infer S extends z.ZodMiniType }
  ? z.input<S>
  : never

/** The arguments of a call: what is asked may be left out where nothing must be. */
export type AskArgs<E, Options> =
  object extends Ask<E>
    ? [asked?: Ask<E>, options?: Options]
    : [asked: Ask<E>, options?: Options]
