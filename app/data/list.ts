import {
  type AnswerOf,
  type Ask,
  type Surface,
  type SurfaceName,
  urlOf,
} from '@narwhal-club/core/contract'
import type { Answer, More } from '@narwhal-club/ui/kit/answer/answer.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdviceOf, answerOf } from './answerOf.ts'
import { createUseAsk, type LinesOf } from './ask.ts'

/** The calls that are answered a page at a time. */
export type ListName = {
  [Name in SurfaceName]: AnswerOf<Surface[Name]> extends {
    next?: string | undefined
  }
    ? Name
    : never
}[SurfaceName]

/** A list as far as it has come: its first page, with the rows of all. */
export interface List<T> {
  answer: Answer<T>
  /** The way to the next page, where there is one or one may come. */
  more: More | undefined
}

type Merge<T> = (first: T, all: readonly T[]) => T

/** Puts the rows of all pages into the first: what lists call their rows. */
const withRows = <T>(first: T, all: readonly T[]): T => ({
  ...first,
  rows: all.flatMap((page) => (page as { rows: readonly unknown[] }).rows),
})

/** Asks for a list, a page at a time, by the name of its call. */
export type UseList<Name extends ListName> = <Each extends Name>(
  name: Each,
  asked: Ask<Surface[Each]>,
  /** @default puts the `rows` of all pages together */
  merge?: Merge<AnswerOf<Surface[Each]>>,
) => List<AnswerOf<Surface[Each]>>

/** Gives the key under which the answer of a path is kept; the path comes first. */
export type UseKey = () => (path: string) => readonly unknown[]

const useOwnKey: UseKey = () => (path) => [path]

/**
 * Creates the hook for an area's lists. Each page is a question like any other:
 * the machinery for endless lists would weigh on the first page of the club.
 */
export function createUseList<Name extends ListName>(
  lines: LinesOf<Name>,
  adviceOf: AdviceOf,
  useKey: UseKey = useOwnKey,
): UseList<Name> {
  const useAsk = createUseAsk(lines)
  return (name, asked, merge = withRows) => {
    type Page = AnswerOf<Surface[typeof name]>
    const path = urlOf(lines[name], asked)
    const keyOf = useKey()
    const options = { queryKey: keyOf(path) }
    const first = useAsk(
      ...([name, asked, options] as unknown as Parameters<typeof useAsk>),
    ) as UseQueryResult<Page>
    const [shown, setShown] = useState({ path, cursors: [] as string[] })
    // Another list begins anew.
    const cursors = shown.path === path ? shown.cursors : []
    const rest = useQueries({
      queries: cursors.map((cursor) => ({
        queryKey: keyOf(urlOf(lines[name], { ...asked, cursor })),
        select: (answer: unknown) => answer as Page,
      })),
    }) as UseQueryResult<Page>[]
    const all = [first, ...rest]
    const pages = all.flatMap(({ data }) => (data === undefined ? [] : [data]))
    const last = all.at(-1) ?? first
    const next = (last.data as { next?: string } | undefined)?.next
    // A page that is there stays, whatever becomes of asking for it again.
    const isFailed = last.isError && last.data === undefined && rest.length > 0
    const { data, error, isPlaceholderData, refetch } = first
    const merged = data === undefined ? undefined : merge(data, pages)
    return {
      answer: answerOf(
        { data: merged, error, isPlaceholderData, refetch },
        adviceOf,
      ),
      more:
        next || isFailed || last.isPending
          ? {
              waiting: last.isFetching && rest.length > 0,
              isFailed,
              onMore: () => {
                if (isFailed) void last.refetch()
                else if (next) setShown({ path, cursors: [...cursors, next] })
              },
            }
          : undefined,
    }
  }
}
