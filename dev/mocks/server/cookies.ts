import type { MockCall } from './call.ts'

const names = { session: 'club_session', pre: 'club_pre' } as const
export type CookieName = keyof typeof names

/** Reads a cookie; one that comes twice counts as none. */
export function readCookie(call: MockCall, name: CookieName) {
  const prefix = `${names[name]}=`
  const found = call.visitor
    .cookies(call.request)
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
  return found.length === 1 ? found[0]?.slice(prefix.length) : undefined
}

/** Sets a cookie for so many milliseconds; 0 takes it away. */
export const writeCookie = (
  { visitor, headers }: MockCall,
  name: CookieName,
  value: string,
  lifetime: number,
) => visitor.give(headers, { name: names[name], value, lifetime })
