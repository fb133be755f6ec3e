import { blot } from './blot.ts'

const most = 20
const longest = 500

/** What was thrown or said, in words; whatever it is, this does not throw. */
export function textOf(value: unknown): string {
  try {
    return value instanceof Error
      ? `${value.name}: ${value.message}`
      : String(value)
  } catch {
    return 'something that has no words'
  }
}

/** The newest errors, without secrets. */
export function createErrors() {
  const kept: string[] = []
  return {
    hear(...said: unknown[]) {
      kept.push(blot(said.map(textOf).join(' ')).slice(0, longest))
      if (kept.length > most) kept.shift()
    },
    forget: () => kept.splice(0),
    list: (): string[] => [...kept],
  }
}
