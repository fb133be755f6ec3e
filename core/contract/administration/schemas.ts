import * as z from 'zod/mini'
import { moderatedKinds } from '../../rules/governance/moderation.ts'
import { pageQuery, pageShape } from '../kit/lists.ts'
import { Reason } from '../kit/texts.ts'
import {
  Address,
  addressText,
  Bytes32,
  count,
  HoldingsSource,
  Instant,
  SignatureText,
} from '../kit/values.ts'
import { flagNames } from './flags.ts'

/** `POST /api/admin/elevation`: a message of its own statement, signed. */
export const ElevationRequest = z.strictObject({
  message: z.string().check(z.maxLength(2_000)),
  signature: SignatureText,
})
export const Elevation = z.object({
  /** Until then sensitive acts of this session need no other signature. */
  until: Instant,
})

/** `GET /api/admin/overview`. */
export const AdminOverview = z.object({
  version: z.string(),
  startedAt: Instant,
  uptimeSeconds: count(),
  counts: z.object({ sessions: count(), nonces: count(), members: count() }),
  /** How far the index of the chain is. */
  index: z.object({
    status: z.enum(['absent', 'fresh', 'behind', 'doubtful', 'stale']),
    block: z.optional(z.int()),
    head: z.optional(z.int()),
    /** Blocks that are missing. */
    lag: z.optional(z.int()),
    /** Until it has caught up, as far as can be told. */
    secondsLeft: z.optional(z.int()),
  }),
  /** Of the chain, as this process finds them: hosts alone, never a key. */
  nodes: z.array(
    z.object({
      host: z.string(),
      /** From 1, well, towards 0. */
      score: z.number(),
      /** Milliseconds an answer takes. */
      latency: z.number(),
      isResting: z.boolean(),
    }),
  ),
  /** What was put down for later, by its name. */
  due: z.array(
    z.object({
      name: z.string(),
      waiting: count(),
      /** Given up: someone has to look. */
      dead: count(),
      oldest: z.optional(Instant),
    }),
  ),
  /** What this process refused and failed at within the last hour. */
  refusals: z.array(z.object({ code: z.string(), times: count() })),
  /** Lines that are only ever added to: where they end, and whether the newest hold. */
  ledgers: z.array(
    z.object({
      name: z.string(),
      size: count(),
      hash: z.string(),
      /** The first line that was checked just now. */
      checkedFrom: count(),
      holds: z.boolean(),
    }),
  ),
  database: z.enum(['pglite', 'postgres']),
})
export type AdminOverview = z.infer<typeof AdminOverview>

/** `GET /api/flags`: what is closed for now, for everyone. */
export const Flags = z.object({
  rows: z.array(
    z.object({
      flag: z.enum(flagNames),
      reason: z.string(),
      since: Instant,
    }),
  ),
})
export type Flags = z.infer<typeof Flags>

/** `POST /api/admin/flags`: closes, or opens again. */
export const SetFlag = z.strictObject({
  flag: z.enum(flagNames),
  isSet: z.boolean(),
  /** Everyone is told it, as long as it is closed. */
  reason: Reason,
})

/** What a session is called where it is shown: nothing can be done with it. */
const SessionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{12}$/))

/** `GET /api/admin/members/{address}`. */
export const MemberAsked = z.strictObject({ address: addressText })
export const AdminMember = z.object({
  address: Address,
  isAdmin: z.boolean(),
  /** Missing: it never signed in. */
  firstSeenAt: z.optional(Instant),
  lastSeenAt: z.optional(Instant),
  nftCount: z.optional(count()),
  votingPower: z.optional(count()),
  holdings: HoldingsSource,
  counts: z.object({
    proposals: count(),
    ballots: count(),
    /** Credits that are not used up. */
    credits: count(),
  }),
  /** Those that live, the newest first; their tokens are known to no one. */
  sessions: z.array(
    z.object({
      id: SessionId,
      createdAt: Instant,
      lastSeenAt: Instant,
      expiresAt: Instant,
    }),
  ),
})
export type AdminMember = z.infer<typeof AdminMember>

const Kind = z.string().check(z.regex(/^[a-zA-Z._]{1,60}$/))
const Target = z.string().check(z.regex(/^[\w:.-]{1,100}$/))

/** `GET /api/admin/audit`: the newest first. */
export const AuditQuery = z.strictObject({
  ...pageQuery(500),
  kind: z.optional(Kind),
  /** Who acted. */
  by: z.optional(addressText),
  /** What it was done to. */
  to: z.optional(Target),
})
/** A line as it was hashed, to the byte: a page checks the chain by itself. */
export const AuditLine = z.object({
  index: count(),
  kind: z.string(),
  payload: z.string(),
  receivedAt: z.int(),
  prevHash: Bytes32,
  hash: Bytes32,
})
export type AuditLine = z.infer<typeof AuditLine>
export const AuditPage = z.object({
  ...pageShape(AuditLine),
  /** Where the log ends: of the whole, not of what is searched for. */
  head: z.object({ size: count(), hash: Bytes32 }),
})
export type AuditPage = z.infer<typeof AuditPage>

/** `GET /api/moderation/log`: what was moderated, for everyone. */
export const ModerationLogQuery = z.strictObject(pageQuery())
export const ModerationLogLine = z.object({
  /** Its place in the audit log, and its hash there. */
  index: count(),
  hash: Bytes32,
  kind: z.string(),
  at: Instant,
  by: z.string(),
  to: z.string(),
  reason: z.optional(z.string()),
  /** What it is that something was done about. */
  thing: z.optional(z.enum(moderatedKinds)),
  /** The page on which it is. */
  place: z.optional(
    z.object({
      club: z.string(),
      kind: z.enum(['proposal', 'idea', 'bounty']),
      id: z.string(),
    }),
  ),
})
export type ModerationLogLine = z.infer<typeof ModerationLogLine>
export const ModerationLog = z.object(pageShape(ModerationLogLine))
export type ModerationLog = z.infer<typeof ModerationLog>

/** `POST /api/admin/sessions/revoke`. */
export const RevokeRequest = z.strictObject({
  address: addressText,
  /** One of them alone. @default all */
  session: z.optional(SessionId),
  /** Why, for the audit log. */
  reason: Reason,
})
export const RevokeResponse = z.object({ ended: count() })
