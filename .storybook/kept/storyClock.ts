/** When every story is looked at, in UTC: as its pictures are. */
const start = Date.UTC(2026, 10, 21, 12)

const Real = Date
let began = performance.now()
const now = () => start + Math.round(performance.now() - began)

/**
 * What is kept says times: they are counted from one moment, which begins anew with
 * each story. It goes on, for there is much that waits.
 */
globalThis.Date = new Proxy(Real, {
  construct: (target, given) =>
    given.length === 0
      ? new target(now())
      : Reflect.construct(target, given as []),
  apply: (target) => new target(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

/** Begins the moment anew. */
export function beginStory() {
  began = performance.now()
}
