import type {
  About,
  AnnouncementList,
  contentApi,
  Links,
  Team,
} from '@narwhal-club/core/contract'
import {
  putDocument,
  tellAnnouncements,
  tellDocument,
  tellHistory,
} from '../../../server/api/content/content.commands.ts'
import type { ContentPorts } from '../../../server/api/content/content.ports.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockWorld } from '../world.types.ts'
import { blockedHosts } from './blockedHosts.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { memoryAudit } from './memoryAudit.ts'
import { memoryContent } from './memoryContent.ts'

export const contentPorts = (world: MockWorld): ContentPorts<null> => ({
  clock: world.clock,
  transact: (work) => work(null),
  content: memoryContent(world),
  note: (_, act) => memoryAudit(world).note(act),
  publish: async () => {},
  blockedHosts,
})

const by = (call: MockCall) => memberOf(call).address

export const contentHandlers: MockHandlers<typeof contentApi> = {
  teamContent: ({ world }) => tellDocument<Team>(contentPorts(world), 'team'),
  aboutContent: ({ world }) =>
    tellDocument<About>(contentPorts(world), 'about'),
  linksContent: ({ world }) =>
    tellDocument<Links>(contentPorts(world), 'links'),
  announcements: ({ world }) => tellAnnouncements(contentPorts(world)),
  putTeam: (call, asked) =>
    putDocument(contentPorts(call.world), by(call), 'team', asked),
  putAbout: (call, asked) =>
    putDocument(contentPorts(call.world), by(call), 'about', asked),
  putLinks: (call, asked) =>
    putDocument(contentPorts(call.world), by(call), 'links', asked),
  adminAnnouncements: ({ world }) =>
    tellDocument<AnnouncementList>(contentPorts(world), 'announcements'),
  putAnnouncements: (call, asked) =>
    putDocument(contentPorts(call.world), by(call), 'announcements', asked),
  contentHistory: ({ world }, asked) => tellHistory(contentPorts(world), asked),
}
