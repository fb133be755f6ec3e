import type { embedApi } from '@narwhal-club/core/contract'
import { tellOembed } from '../../../server/api/embed/tellOembed.ts'
import type { MockHandlers } from './call.ts'
import { memoryReads } from './memoryProposals.ts'

export const embedHandlers: MockHandlers<typeof embedApi> = {
  oembed: ({ world }, asked) =>
    tellOembed({ origins: world.origins, reads: memoryReads(world) }, asked),
}
