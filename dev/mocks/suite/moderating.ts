import { type ModerationItem, moderationApi } from '@narwhal-club/core/contract'

export type Kind = ModerationItem['kind']

/** What an administrator does about a thing. */
export const acts = {
  dismiss: moderationApi.dismissThing,
  warn: moderationApi.warnThing,
  hide: moderationApi.hideThing,
  restore: moderationApi.restoreThing,
  tombstone: moderationApi.tombstoneThing,
} as const
export type Act = keyof typeof acts
