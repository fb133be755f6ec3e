/** What every platform has and the ES2022 library does not name. */
declare const URL: {
  new (
    address: string,
  ): {
    protocol: string
    username: string
    password: string
    hostname: string
  }
  canParse(address: string): boolean
}

/** Of a name in the DNS (RFC 1035). */
const longest = 253

/** A host as the platform's own reader of addresses understands it, in ASCII. */
export interface Host {
  name: string
  /** A name that the world can look up: no number, no `localhost`, not endless. */
  isPublic: boolean
}

/**
 * Understands the text where an address has its host: letters of any case and
 * script, percent signs, dots at the end. Browsers follow the same standard
 * (WHATWG URL), so nothing is one host here and another one there.
 */
export function readHost(text: string): Host | undefined {
  const address = `https://${text}/`
  if (!URL.canParse(address)) return undefined
  const name = new URL(address).hostname.replace(/\.+$/, '')
  const isNumber = /^\[|^\d+(\.\d+){3}$/.test(name)
  const isName = name.length <= longest && /[^.]\.[^.]/.test(name)
  return { name, isPublic: isName && !isNumber }
}

/** Understands a whole address, where it can be linked to: https, no password. */
export function readAddress(address: string): Host | undefined {
  if (/\s/.test(address) || !/^https:\/\//i.test(address)) return undefined
  if (!URL.canParse(address)) return undefined
  const { username, password, hostname } = new URL(address)
  if (username || password) return undefined
  const host = readHost(hostname)
  return host?.isPublic ? host : undefined
}

/** Makes a list of hosts that `isListed` asks: names in any spelling. */
export function listOfHosts(names: Iterable<string>): ReadonlySet<string> {
  const list = new Set<string>()
  for (const name of names) {
    const host = readHost(name)
    if (host) list.add(host.name)
  }
  return list
}

/** Tells whether a host, or a name that it belongs to, is on a list. */
export function isListed(name: string, list: ReadonlySet<string>): boolean {
  const labels = name.split('.')
  return labels.some((_, at) => list.has(labels.slice(at).join('.')))
}
