/** What a look at tests found. */
const sum = (first) => ({
  passed: first.passed + first.failed,
  failed: 0,
  failures: [],
  unsteady: first.failures,
})

/**
 * Looks again at a few failures of a whole run: those that pass three times
 * when they are run alone are counted as passed, and told as unsteady (090).
 * With more of them than `looks` the run is broken, and not unsteady.
 *
 * @param looks failures that may be looked at again, of all parts together.
 * @returns `lookAgain(first, runAlone)`, which resolves to what counts;
 * `runAlone(round)` runs what failed in `first`, and nothing else.
 */
export function createSecondLook(looks) {
  let left = looks
  return async function lookAgain(first, runAlone) {
    if (first.failed === 0 || first.failed > left) return first
    left -= first.failed
    for (let round = 0; round < 3; round++)
      if ((await runAlone(round)).failed > 0) return first
    return sum(first)
  }
}
