const encode = (value: unknown) => encodeURIComponent(String(value))

/**
 * Where a call goes: names of the path in their places, what else is said in
 * the query, in the order said. What is undefined or empty is not said.
 */
export function urlOf({ path }: { path: string }, asked: object = {}): string {
  const names = path.split('/').filter((each) => each.startsWith(':'))
  const parts = new Map(Object.entries(asked))
  const place = path.replace(/:(\w+)/g, (said, name) =>
    parts.get(name) === undefined ? said : encode(parts.get(name)),
  )
  const query = [...parts]
    .filter(([name, value]) => name !== 'body' && (value ?? '') !== '')
    .filter(([name]) => !names.includes(`:${name}`))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return query.length > 0 ? `${place}?${query.join('&')}` : place
}
