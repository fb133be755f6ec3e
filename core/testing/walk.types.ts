import type {
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'

type Of<Machine extends AnyStateMachine, Value> =
  | Value
  | ((snapshot: SnapshotFrom<Machine>) => Value)

export interface WalkOptions<Machine extends AnyStateMachine> {
  /**
   * Each is walked from the start.
   * @default one walk without input
   */
  inputs?: InputFrom<Machine>[]
  /** Every public event, with each payload that matters. */
  events: Of<Machine, EventFromLogic<Machine>[]>
  /** What each invoked actor may answer: actor id → label → output. */
  outputs?: Of<Machine, Record<string, Record<string, unknown>>>
  /**
   * Further answers that the chart takes as it takes one of `outputs`, a
   * failure's other codes say: actor id → label → output. Each is walked once
   * from each state, and no further.
   */
  alike?: Of<Machine, Record<string, Record<string, unknown>>>
  /**
   * What each invoked actor may throw: actor id → label → error. An actor that
   * is not named throws one defect.
   */
  errors?: Record<string, Record<string, unknown>>
  /** The bounded part of the context that guards read. */
  key?: (context: SnapshotFrom<Machine>['context']) => unknown
  /**
   * Public events that a state ignores on purpose: state → event types. A key
   * covers its child states; `*` covers all.
   */
  ignored?: Record<string, string[]>
  /**
   * How many (state, incoming edge) pairs may be explored.
   * @default 4000
   */
  limit?: number
}

/** Something that happens to a machine. */
export interface Step {
  kind: 'send' | 'done' | 'error' | 'after'
  /** The invoked actor that settles, for `done` and `error`. */
  actor?: string
  label: string
  event: { type: string; output?: unknown; error?: unknown }
  /** One of `alike`. */
  isAlike?: true
}

export interface WalkStep extends Step {
  /** The state value that the pure transition function promised. */
  value: unknown
}

export interface WalkPath<Machine extends AnyStateMachine> {
  title: string
  input: InputFrom<Machine> | undefined
  start: unknown
  steps: WalkStep[]
}

export interface WalkCoverage {
  states: { walked: number; all: number }
  edges: { walked: number; all: number }
  /** Names of the leaf states and edges that no path reached. */
  missed: string[]
}

export interface Walk<Machine extends AnyStateMachine> {
  paths: WalkPath<Machine>[]
  /** A shortest path to every state value that can be reached. */
  shortest: WalkPath<Machine>[]
  /** One snapshot of every state that was explored: for views. */
  snapshots: SnapshotFrom<Machine>[]
  /** Replays a path on the real machine; throws where it leaves the path. */
  replay: (path: WalkPath<Machine>) => void
  /** What the replays so far have walked. */
  coverage: () => WalkCoverage
  /**
   * What each edge did in the replays so far, a text for each: which parts of the
   * context are others then, what the machine told, and what it sent its actors.
   * Where one event takes several edges, the last two are of them together.
   */
  effects: () => string[]
  /**
   * (state, public event) pairs that are neither handled nor listed as
   * ignored, and entries of the ignored table that are not true.
   */
  gaps: () => string[]
}
