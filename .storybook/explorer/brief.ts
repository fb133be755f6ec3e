import type { Step } from '@narwhal-club/core/testing'

const most = 20

function briefValue(value: unknown): string {
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'string')
    return value.length > most
      ? `${value.slice(0, 6)}…${value.slice(-4)}`
      : value
  if (Array.isArray(value)) return `[${value.map(briefValue).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const { name, title, kind, status, id } = value as Record<string, unknown>
    const [best = '…'] = [name, title, kind, status, id].filter(
      (each) => typeof each === 'string',
    )
    return briefValue(best)
  }
  return typeof value === 'function' ? 'ƒ' : String(value)
}

/** What a button says: the event, and just enough of what it carries. */
export function briefOf({ kind, label, event }: Step): string {
  if (kind !== 'send') return label
  const { type, ...payload } = event as { type: string }
  return [type, ...Object.values(payload).map(briefValue)].join(' ')
}
