import type { SnapshotFrom } from 'xstate'
import type { __area__Machine } from './__area__.machine.ts'
import type { __Area__View } from './__area__.types.ts'

/** The one value that a screen reads. */
export function to__Area__View({
  value: status,
  context: { value },
}: SnapshotFrom<typeof __area__Machine>): __Area__View {
  if (status === 'failed') return { status }
  return value ? { status: 'read', value } : { status: 'reading' }
}
