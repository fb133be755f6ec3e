/** One error of a nest: what is not of that type is left out. */
export interface ErrorLayer {
  /** EIP-1193, JSON-RPC, or a library's own word, as text. */
  code?: string
  rpcCode?: string
  name?: string
  message?: string
  details?: string
  shortMessage?: string
}

/** Nests that were seen have four layers; a hostile one has no end. */
const layersRead = 32
const lettersRead = 2_000
const texts = ['name', 'message', 'details', 'shortMessage'] as const
const codes = ['code', 'rpcCode'] as const
/** Where wallets, nodes and libraries put the error that they wrap. */
const inner = ['data', 'error', 'originalError', 'cause'] as const

/** A wallet's error may be a proxy, or have getters that throw. */
function read(error: object, field: string): unknown {
  try {
    return (error as Record<string, unknown>)[field]
  } catch {
    return undefined
  }
}

function layerOf(error: object): ErrorLayer {
  const layer: ErrorLayer = {}
  for (const field of texts) {
    const text = read(error, field)
    if (typeof text === 'string' && text)
      layer[field] = text.slice(0, lettersRead)
  }
  for (const field of codes) {
    const code = read(error, field)
    if (typeof code === 'number' || typeof code === 'string')
      layer[field] = String(code).slice(0, lettersRead)
  }
  return layer
}

/**
 * Reads an error and what it wraps, the outermost first, as values of our own.
 * An error of a wallet is input of a stranger: it may be cyclic, endless, or
 * throw while it is read. Each is read once, and no more than 32 of them.
 */
export function layersOf(error: unknown): ErrorLayer[] {
  const found = [error]
  const layers: ErrorLayer[] = []
  for (let at = 0; at < found.length && at < layersRead; at++) {
    const each = found[at]
    // What a contract said comes as `data`, in hex, where `data` is no error.
    if (typeof each === 'string' && at > 0)
      layers.push({ message: each.slice(0, lettersRead) })
    if (typeof each !== 'object' || each === null) continue
    layers.push(layerOf(each))
    for (const field of inner) {
      const next = read(each, field)
      const isWanted = field === 'data' || typeof next === 'object'
      if (isWanted && next && !found.includes(next)) found.push(next)
    }
  }
  return layers
}

/** The entry of that name; what an object inherits is none. */
export const entryOf = <T>(
  table: Readonly<Record<string, T>>,
  name: string | undefined,
): T | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
