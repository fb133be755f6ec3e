/** Every mutant of the modules that are loaded, by its number. */
const ids: string[] = []
const met = new Set<number>()
let isListening = false
let active = -1
let calls = 0
let most = Number.POSITIVE_INFINITY
let until = Number.POSITIVE_INFINITY

/** Milliseconds that one is another: what asks little may have no end, either. */
const mostTime = 20_000

/** A module says what could be another in it, and is told the first one's number. */
export function register(own: readonly string[]): number {
  const first = ids.length
  ids.push(...own)
  return first
}

/** From now on it is written down what would be another. */
export function beginMeeting() {
  met.clear()
  isListening = true
  calls = 0
}
export function endMeeting() {
  isListening = false
  return { ids: [...met].map((number) => ids[number] ?? ''), calls }
}

/** Makes one of them another, or none; `limit`: more calls than that have no end. */
export function activate(id: string | null, limit = Number.POSITIVE_INFINITY) {
  active = id === null ? -1 : ids.indexOf(id)
  calls = 0
  most = limit
  until = performance.now() + mostTime
}

function count() {
  calls += 1
  if (active < 0) return
  if (calls > most || performance.now() > until)
    throw new Error('it goes on for ever')
}

/** Whether what stands at a place is another now. */
export function other(number: number): boolean {
  count()
  if (isListening) met.add(number)
  return active === number
}

/** A condition, or what is made of it: always so by its number, never by the next. */
export function condition<T>(number: number, value: T): T {
  count()
  if (isListening) met.add(value ? number + 1 : number)
  if (active === number) return (value || true) as T
  if (active === number + 1) return false as T
  return value
}
