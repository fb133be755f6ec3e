import { existsSync } from 'node:fs'
import { aptInstall } from '../run/chromium.mjs'
import { ensureVarnish, noVarnish } from '../run/varnish.mjs'

const haproxy = '/usr/sbin/haproxy'

/** Says what is missing, and where the rest is: Debian's packages, where we may install them. */
export function ensureTools() {
  if (!existsSync(haproxy) && process.getuid?.() === 0) aptInstall('haproxy')
  const varnishd = ensureVarnish()
  const missing = [
    ...(existsSync(haproxy) ? [] : ['No HAProxy found. Install haproxy.']),
    ...(varnishd ? [] : [noVarnish]),
  ]
  return { haproxy, varnishd, missing }
}
