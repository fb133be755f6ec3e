import { bytesToHex, hexToBytes } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'

/** What engines have, made of what they had before. */
const engine = {
  setFromHex(this: Uint8Array, text: string) {
    this.set(hexToBytes(`0x${text}`))
  },
  toHex(this: Uint8Array) {
    return bytesToHex(this).slice(2)
  },
}
const names = Object.keys(engine) as (keyof typeof engine)[]
const own = names.map((name) => [
  name,
  Object.getOwnPropertyDescriptor(Uint8Array.prototype, name),
]) as [string, PropertyDescriptor | undefined][]

/** The module in an engine that has it, or has it not. */
function load(isNative: boolean) {
  vi.resetModules()
  for (const name of names) {
    delete (Uint8Array.prototype as Partial<typeof engine>)[name]
    if (isNative)
      Object.defineProperty(Uint8Array.prototype, name, {
        configurable: true,
        value: engine[name],
      })
  }
  return import('./bytes.ts')
}

afterEach(() => {
  for (const [name, its] of own) {
    delete (Uint8Array.prototype as Partial<typeof engine>)[name as 'toHex']
    if (its) Object.defineProperty(Uint8Array.prototype, name, its)
  }
})

const each = [true, false].flatMap((isNative) =>
  (['0x', '0x00', '0x0aff10', `0x${'f0'.repeat(65)}`] as const).map((hex) => ({
    isNative,
    hex,
  })),
)

test.each(each)(
  'default: $hex and back, by the engine: $isNative',
  async ({ isNative, hex }) => {
    const { putHex, toHex } = await load(isNative)
    const bytes = new Uint8Array(80).fill(7)
    expect(putHex(bytes, 5, hex)).toBe(bytes)
    const end = 5 + hex.length / 2 - 1
    expect(toHex(bytes.subarray(5, end))).toBe(hex)
    expect([...bytes.subarray(0, 5), ...bytes.subarray(end)]).toEqual(
      Array.from({ length: 80 - end + 5 }, () => 7),
    )
  },
)

test.each([true, false])(
  'error: no room, by the engine: %s',
  async (isNative) => {
    const { putHex } = await load(isNative)
    expect(() => putHex(new Uint8Array(4), 3, '0x0001')).toThrow(RangeError)
  },
)
