type Call = (...said: unknown[]) => unknown

const met = new Set<string>()
let isListening = false
let active: string | null = null
let calls = 0

/** More often than any story asks: it has no end, and the page would hang. */
const mostCalls = 1_000_000

/** From now on it is written down what would be another. */
export function beginMeeting() {
  met.clear()
  isListening = true
}
export function endMeeting(): string[] {
  isListening = false
  return [...met]
}

/** Makes one of them another, or none. */
export function activate(id: string | null) {
  active = id
  calls = 0
}

const heard = new Map<string, WeakMap<Call, Call>>()
/** Of the same handler always the same: what is drawn once stays so. */
function hearing(id: string, own: Call): Call {
  const of = heard.get(id) ?? new WeakMap<Call, Call>()
  heard.set(id, of)
  const known = of.get(own)
  if (known) return known
  function watched(this: unknown, ...said: unknown[]) {
    if (isListening) met.add(`${id} → none`)
    return own.apply(this, said)
  }
  of.set(own, watched)
  return watched
}

const nothing = () => {}
const other = 'zzz'

/** What stands at a place, or what is made of it. */
export function mutant<T>(id: string, value: T): T {
  const isCondition = id.includes(' condition ')
  if (active === null) {
    if (!isListening) return value
    // It is another only where it is called.
    if (!isCondition && typeof value === 'function')
      return hearing(id, value as unknown as Call) as unknown as T
    if (isCondition) met.add(`${id} → ${value ? 'false' : 'true'}`)
    else if (value !== undefined) met.add(`${id} → none`)
    return value
  }
  calls += 1
  if (calls > mostCalls) throw new Error('it goes on for ever')
  if (!active.startsWith(id)) return value
  const way = active.slice(id.length)
  if (way === ' → true') return (value || true) as T
  if (way === ' → false') return false as T
  if (way !== ' → none') return value
  if (typeof value === 'function') return nothing as T
  return (typeof value === 'string' ? other : undefined) as T
}
