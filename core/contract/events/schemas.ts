import * as z from 'zod/mini'
import { Uuid } from '../drafts/schemas.ts'
import { count } from '../kit/values.ts'
import { VoteTally } from '../votes/schemas.ts'
import { type EventTopic, eventTopics } from './names.ts'

/** What is said at each topic. */
export const eventSchemas = {
  index: z.object({
    block: z.int().check(z.nonnegative()),
    /** Grows with everything that changes an answer. */
    version: z.int().check(z.nonnegative()),
  }),
  proposals: z.object({ id: Uuid, club: z.string() }),
  bounties: z.object({ id: Uuid, club: z.string() }),
  /** What they stand below (one of the two), and the first of their thread. */
  comments: z.object({
    proposal: z.optional(Uuid),
    bounty: z.optional(Uuid),
    thread: Uuid,
  }),
  inbox: z.object({}),
  clubs: z.object({ id: z.string() }),
  content: z.object({ document: z.string() }),
  votes: z.object({
    proposal: Uuid,
    club: z.string(),
    tally: VoteTally,
    /** How many ballots were counted; it grows with each. */
    ballots: count(),
    /** The line of the last of them in the ledger of votes. */
    line: count(),
  }),
} as const satisfies Record<EventTopic, z.ZodMiniType>

export type EventData<Topic extends EventTopic> = z.output<
  (typeof eventSchemas)[Topic]
>

const List = z.pipe(
  z.string().check(z.maxLength(200)),
  z.transform((text) => text.split(',')),
)
const Topics = z
  .array(z.enum(eventTopics))
  .check(z.refine((names) => new Set(names).size === names.length))

/** Names one or more topics, each once, with a comma between. */
export const EventsQuery = z.strictObject({ topics: z.pipe(List, Topics) })
