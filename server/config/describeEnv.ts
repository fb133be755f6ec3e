import type { Env } from '../env.ts'

/** What opens something is said to be there, and no more. */
const isSecret = (name: string) => /^SECRET$|_(KEY|TOKEN)$/.test(name)

/** Credentials, and where nodes take one a path and a query: they may be a key. */
function bareUrl(text: string, keepsPath: boolean): string {
  if (!URL.canParse(text)) return '(no URL)'
  const url = new URL(text)
  const user = url.username ? `${url.username}${url.password && ':…'}@` : ''
  const path = keepsPath ? url.pathname : url.pathname === '/' ? '' : '/…'
  return `${url.protocol}//${user}${url.host}${path}${url.search && '?…'}`
}

/** Shows a value, as far as it is anybody's. */
function shown(name: string, value: unknown): string {
  if (value === undefined) return '(none)'
  if (isSecret(name)) return `(set, ${String(value).length} characters)`
  const list = Array.isArray(value) ? value : String(value).split(',')
  if (name === 'DATABASE_URL') return bareUrl(String(value), true)
  if (/_URL$/.test(name))
    return list.map((each) => bareUrl(String(each), false)).join(', ')
  return Array.isArray(value) ? list.join(', ') || '(none)' : String(value)
}

export interface SaidValue {
  name: string
  value: string
  /** Whether the environment says it, or it is what is usual. */
  from: 'environment' | 'default'
}

/** Every variable with its value and where that comes from; secrets are hidden. */
export const describeEnv = (
  names: readonly string[],
  given: Record<string, string | undefined>,
  env: Env | null,
): SaidValue[] =>
  names.map((name) => {
    const isGiven = (given[name] ?? '') !== ''
    const value = env ? env[name as keyof Env] : given[name] || undefined
    return {
      name,
      value: shown(name, value),
      from: isGiven ? 'environment' : 'default',
    }
  })
