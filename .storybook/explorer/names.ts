/** `login` → `Login`. */
export const capital = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1)

/** The innermost states of a state value: `connecting.prompted`. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value as Record<string, unknown>).flatMap(
    ([key, inner]) => leavesOf(inner).map((leaf) => `${key}.${leaf}`),
  )
}

/** A state value as people read it: `unknown + checking` where two run at once. */
export const titleOf = (value: unknown) => {
  const leaves = leavesOf(value)
  return leaves.length === 1 ? String(leaves[0]) : leaves.join(' + ')
}

/**
 * The same, short enough for a sidebar: what each region is at, without the
 * regions' own names, which are the same in every state.
 */
export function shortTitleOf(value: unknown): string {
  const regions = regionsOf(value)
  if (regions.length === 0) return titleOf(value)
  return regions
    .map(({ region, state }) => {
      const own = region.split('.').slice(0, -1)
      return [...own, state].join('.')
    })
    .join(' · ')
}

/** The name of a story: `ConnectingPrompted`. */
export const exportOf = (value: unknown) =>
  leavesOf(value)
    .flatMap((leaf) => leaf.split('.'))
    .map(capital)
    .join('')

/** The active states of a snapshot, groups included, by their ids. */
export const activeIds = (nodes: readonly { id: string }[]) =>
  new Set(nodes.map(({ id }) => id))

/** One region of a state, and where it is: `checks`, `throttled.quiet`. */
export interface RegionState {
  region: string
  state: string
}

/** A state apart by its regions; of a machine without any, by nothing. */
export function regionsOf(value: unknown, above: string[] = []): RegionState[] {
  if (typeof value === 'string') return []
  const entries = Object.entries(value as Record<string, unknown>)
  return entries.flatMap(([key, inner]) => {
    const path = [...above, key]
    const within = regionsOf(inner, path)
    if (within.length > 0) return within
    if (entries.length === 1) return []
    const region = path.join('.')
    return leavesOf(inner).map((state) => ({ region, state }))
  })
}
