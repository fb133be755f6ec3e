import type { AnyStateMachine } from 'xstate'
import type { WalkOptions } from './walk.types.ts'

/** A machine that can be explored, and what may happen to it. */
export interface Tour<Machine extends AnyStateMachine = AnyStateMachine>
  extends Pick<
    WalkOptions<Machine>,
    'events' | 'outputs' | 'alike' | 'errors' | 'key' | 'limit' | 'ignored'
  > {
  machine: Machine
  /** What it owns and what it never does, where core's README does not say. */
  about?: string
  /** What the machine starts with. */
  input?: unknown
}

/**
 * Describes a machine for the explorer.
 *
 * @example
 * export const tour = defineTour({
 *   machine: doorMachine,
 *   events: [{ type: 'door.open' }],
 *   outputs: { unlock: { yes: true, no: false } },
 * })
 */
export const defineTour = <Machine extends AnyStateMachine>(
  tour: Tour<Machine>,
): Tour => tour as unknown as Tour

/**
 * Answers by the codes that they name.
 *
 * @example
 * answersBy(['door.jammed', 'door.frozen'], (code) => ({ kind: 'failed', code }))
 */
export const answersBy = <Code extends string, Answer>(
  codes: readonly Code[],
  answer: (code: Code) => Answer,
): Record<string, Answer> =>
  Object.fromEntries(codes.map((code) => [code, answer(code)]))
