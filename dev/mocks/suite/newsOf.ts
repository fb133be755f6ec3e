import { surface } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Role, roles } from '../../world/accounts.ts'
import type { Club } from './club.ts'
import { signedIn } from './signedIn.ts'

const { inbox, inboxSwitches, logHead } = surface
/** Last calls are made for a day. */
const most = 20 * 3_600_000

/** What each of them wants to be told from now on, and what not. */
export async function setSwitches(
  club: Club,
  change: { [kind: string]: boolean },
  who: readonly Role[] = roles,
) {
  for (const role of who) {
    const member = await signedIn(club, role)
    const { json } = await member.get(inboxSwitches.path)
    await member.put(inboxSwitches.path, { ...json, ...change })
  }
}

/** Bounties are due at full minutes: of one moment, what is told stands by drawn ids. */
export const withoutDates = { deadline: false, disputed: false }

/** Members who read what they are told: all of them, or those who are named. */
export function readers(club: Club, who: readonly Role[] = roles) {
  // No session lasts for days.
  const of = (role: Role) => signedIn(club, role)
  const news = async (role: Role) => {
    const { status, json } = await (await of(role)).get(inbox.path)
    expect(status).toBe(200)
    return json.rows as Record<string, unknown>[]
  }
  return {
    of,
    news,
    /** Reads all, which the sides compare; tells who has any of a kind about it. */
    async told(kind: string, about: string) {
      const found: Role[] = []
      for (const role of who) {
        const rows = await news(role)
        const isTold = rows.some(
          (row) => row.kind === kind && JSON.stringify(row).includes(about),
        )
        if (isTold) found.push(role)
      }
      return found.sort()
    },
  }
}

/** The time that both sides go by. */
export const nowIn = async (club: Club): Promise<number> =>
  (await club.open().get(logHead.path)).json.at

/** Lets the time pass until then, in steps: what is due in between is told. */
export async function advanceTo(club: Club, at: number) {
  const left = at - (await nowIn(club))
  expect(left).toBeGreaterThanOrEqual(0)
  for (let gone = 0; gone < left; gone += most) {
    club.advance(Math.min(most, left - gone))
    await club.open().get(`${surface.clubs.path}?limit=1`)
  }
}
