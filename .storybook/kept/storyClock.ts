/** When every story is looked at, in UTC. */
const start = Date.UTC(2026, 10, 21, 12)

const Real = Date
// As it is now: a story may put another in its place.
const passed = performance.now.bind(performance)
let began = passed()
const now = () => start + Math.round(passed() - began)

const Story = new Proxy(Real, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: (target) => new target(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

/**
 * What is kept says times: they are counted from one moment, which begins anew with
 * each story. It goes on, for there is much that waits.
 */
export function beginStory() {
  globalThis.Date = Story
  began = passed()
}

/**
 * Between two files the time is the machine's: the runner tells by it whether it has
 * begun a file's setup already, and would leave out what it takes for the same.
 */
export function endStories() {
  globalThis.Date = Real
}
