import type { IntentStanding } from './proposing.types.ts'

/** Where the fee stands, of an answer that may tell something else. */
export const standingOf = (
  answer: { kind: string } | ({ kind: string } & IntentStanding),
): IntentStanding | null => ('intent' in answer ? answer : null)

type StandingOf<X> = (x: X) => IntentStanding | null

/**
 * Where a fee's standing leads, whoever tells it: to an end, or to waiting for
 * the chain and the server. What is left is a fee that is not paid.
 */
export const standingRoutes = <X>(standing: StandingOf<X>) => {
  const take = { type: 'takeStanding' as const, params: standing }
  const end = <State extends 'credited' | 'expired' | 'failed'>(
    state: State,
    target:
      | '#proposing.credited'
      | '#proposing.expired'
      | '#proposing.feeFailed',
  ) => ({
    guard: {
      type: 'isIntent' as const,
      params: (x: X): [IntentStanding | null, State] => [standing(x), state],
    },
    target,
    actions: take,
  })
  return [
    {
      guard: { type: 'isPublished' as const, params: standing },
      target: '#proposing.published.celebrating' as const,
      actions: take,
    },
    end('credited', '#proposing.credited'),
    end('expired', '#proposing.expired'),
    end('failed', '#proposing.feeFailed'),
    {
      guard: { type: 'isCovered' as const, params: standing },
      target: '#proposing.awaiting.covered' as const,
      actions: take,
    },
    {
      guard: { type: 'isUnderWay' as const, params: standing },
      target: '#proposing.awaiting.confirming' as const,
      actions: take,
    },
  ] as const
}
