import type { clubApi } from '@narwhal-club/core/contract'
import type { MockHandlers } from './call.ts'
import { factsOf } from './readings.ts'

export const clubHandlers: MockHandlers<typeof clubApi> = {
  config: ({ world }) => world.config,
  facts: ({ world }) => factsOf(world),
}
