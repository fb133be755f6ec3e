const day = 86_400

interface Range {
  from?: number | undefined
  to?: number | undefined
}

/**
 * Takes a range of seconds to whole days of UTC: of any second there would be
 * no end of questions. One without measure stays as it is, to be refused.
 */
export function wholeDays<Ask extends object>(ask: Ask & Range): Ask & Range {
  const { from, to } = ask
  if (from !== undefined && to !== undefined && from > to) return ask
  return {
    ...ask,
    ...(from !== undefined && { from: Math.floor(from / day) * day }),
    ...(to !== undefined && { to: Math.ceil(to / day) * day }),
  }
}
