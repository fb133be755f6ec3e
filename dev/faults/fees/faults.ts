import type { Moment } from './moments.ts'
import type { Run } from './run.ts'

/** Kills every page; the person comes back a little later. */
export function killTabs(run: Run, moment: Moment) {
  const { random, moments, purse } = run
  const pause = random.below(400)
  const isRefused = random.chance(0.5)
  moments.at(moment, () => {
    run.killTabs()
    // A wallet's prompt outlives the page, and may be answered either way.
    if (moment.endsWith('asked') && isRefused) purse.refuse()
    run.later(pause, run.open)
  })
}

/** Cuts the network of every page for a while. */
export function cutNetwork(run: Run, moment: Moment) {
  const { random, moments } = run
  const pause = random.below(1_200)
  const isNoticed = random.chance(0.5)
  moments.at(moment, () => {
    const tabs = [...run.tabs()]
    run.note('! network cut')
    for (const tab of tabs) tab.wire.cut(true)
    run.later(pause, () => {
      run.note('! network back')
      for (const tab of tabs) {
        tab.wire.cut(false)
        if (isNoticed) tab.comeBack()
      }
    })
  })
}

/** Kills the server, `kill -9`; another takes its place. */
export function killServer(run: Run, moment: Moment) {
  const { random, moments, world } = run
  const before = random.below(120)
  const after = random.below(300)
  moments.at(moment, () => {
    run.later(before, async () => {
      run.note('! server killed')
      await world.club.restart(0, after)
      run.note('! server back')
    })
  })
}

/** The session is gone: the person signs in again. */
export function loseSession(run: Run, moment: Moment) {
  run.moments.at(moment, () => {
    run.note('! session lost')
    run.profile.jar.clear()
  })
}
