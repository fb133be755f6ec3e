export type Listener = (value: unknown) => void

/** Creates what EIP-1193 asks of a provider: `on` and `removeListener`. */
export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(event: string, listener: Listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    off(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event: string, value: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
    },
  }
}
export type Emitter = ReturnType<typeof createEmitter>
