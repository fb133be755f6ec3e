import { choice, createAddress, text, whole } from '../../data/address.ts'

/** From which level on lines are shown. */
export const leasts = ['all', 'info', 'warn', 'error'] as const
export type Least = (typeof leasts)[number]

/** What `/test/logs` shows: a view of a log is a link. */
export const logsAddress = createAddress({
  from: choice('from', ['browser', 'server'], 'browser'),
  level: choice<Least>('level', leasts, 'all'),
  search: text('q', /^.{1,80}$/),
  event: text('event', /^[a-z0-9_]{1,60}$/),
  request: text('request', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  before: whole('before', 2 ** 31 - 1),
})

export type LogsQuestion = ReturnType<typeof logsAddress.parse>
