import { define } from '../kit/define.ts'
import { inboxEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const inboxApi = define(inboxEndpoints, {
  inbox: { query: s.InboxQuery, answer: s.Inbox },
  readInbox: { body: s.ReadInboxBody, answer: s.InboxUnread },
  inboxSwitches: { answer: s.InboxSwitches },
  setInboxSwitches: { body: s.SetInboxSwitchesBody, answer: s.InboxSwitches },
  awaiting: { answer: s.Awaiting },
})
