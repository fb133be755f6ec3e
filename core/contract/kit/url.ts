const encode = (value: unknown) => encodeURIComponent(String(value))

/**
 * Where a call goes: names of the path in their places, what else is said in
 * the query, in the order said. What is undefined or empty is not said.
 */
export function urlOf({ path }: { path: string }, asked: object = {}): string {
  const rest: Record<string, unknown> = { ...asked, body: undefined }
  const place = path.replace(/:(\w+)/g, (said, name) => {
    const value = rest[name]
    rest[name] = undefined
    return value === undefined ? said : encode(value)
  })
  const query = Object.keys(rest)
    .filter((name) => (rest[name] ?? '') !== '')
    .map((name) => `${name}=${encode(rest[name])}`)
    .join('&')
  return query ? `${place}?${query}` : place
}
