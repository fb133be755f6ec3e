import { inboxApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import {
  listInbox,
  readInbox,
  setSwitches,
  tellAwaiting,
  tellSwitches,
} from './inbox.commands.ts'

export function inboxRoutes(app: AppContext) {
  const ports = { clock: app.clock, inbox: app.inbox }
  const member = (ctx: ClubContext) => memberOf(ctx.state).address

  return mount(app, inboxApi, {
    inbox: (ctx, asked) => listInbox(ports, member(ctx), asked),
    readInbox: (ctx, asked) => readInbox(ports, member(ctx), asked),
    inboxSwitches: (ctx) => tellSwitches(ports, member(ctx)),
    setInboxSwitches: (ctx, asked) => setSwitches(ports, member(ctx), asked),
    awaiting: (ctx) => tellAwaiting(ports, member(ctx)),
  })
}
