import { expect, test } from 'vitest'
import type { Address, Hex } from '../hex.ts'
import type { Port } from './ports.ts'
import { serveRecoverer, shareOut, warmUp } from './recoverer.ts'

const jobOf = (at: number) => ({
  digest: `0x${String(at).padStart(64, '0')}` as Hex,
  signature: `0x${'ab'.repeat(65)}` as Hex,
})
/** Whoever signed is told from what was signed; every third is nobody. */
const signerOf = (digest: Hex): Address | null =>
  Number(digest.slice(2)) % 3 === 0 ? null : `0x${digest.slice(26)}`
const jobsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => jobOf(from + at))
const signersOf = (count: number, from = 0) =>
  jobsOf(count, from).map(({ digest }) => signerOf(digest))

/** A recoverer that works when it is told to, one batch at a time. */
function openDesk() {
  const sizes: number[] = []
  const work: (() => void)[] = []
  const here = { onmessage: null } as unknown as Port
  const there: Port = {
    onmessage: null,
    postMessage: (signers) => here.onmessage?.({ data: signers }),
  }
  here.postMessage = (data) => {
    work.push(() => there.onmessage?.({ data }))
    sizes.push((data as string).length / (64 + 130))
  }
  serveRecoverer(there, signerOf)
  return { port: here, sizes, work }
}

test('default: the batches are smaller the fewer are left', async () => {
  const desks = [openDesk(), openDesk()]
  const recover = shareOut(desks.map(({ port }) => port))
  const first = recover(jobsOf(16))
  const all = Array.from({ length: 12 }, (_, at) =>
    recover(jobsOf(256, 16 + at * 256)),
  )
  expect(desks.map(({ work }) => work.length)).toEqual([2, 2])
  while (desks.some(({ work }) => work.length > 0))
    for (const { work } of desks) work.shift()?.()
  expect(await first).toEqual(signersOf(16))
  for (const [at, signers] of (await Promise.all(all)).entries())
    expect(signers).toEqual(signersOf(256, 16 + at * 256))
  const sizes = desks.flatMap((desk) => desk.sizes)
  expect(Math.max(...sizes)).toBe(256)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(16 + 12 * 256)
  // Who is last keeps the others waiting for no more than these.
  for (const desk of desks) expect(desk.sizes.at(-1)).toBeLessThanOrEqual(16)
})

test('behavior: who is slow holds up nobody else', async () => {
  const [slow, quick] = [openDesk(), openDesk()]
  const recover = shareOut([slow.port, quick.port])
  const asked = recover(jobsOf(256))
  while (quick.work.length > 0) quick.work.shift()?.()
  // The slow one has what it was handed at first, and no more.
  expect(slow.work).toHaveLength(2)
  for (const work of slow.work.splice(0)) work()
  expect(await asked).toEqual(signersOf(256))
})

test('default: nothing is asked of anyone for nothing', async () => {
  const desk = openDesk()
  expect(await shareOut([desk.port])([])).toEqual([])
  expect(desk.sizes).toEqual([])
})

test('error: an answer that is too short shifts none of the others', async () => {
  const desk = openDesk()
  const recover = shareOut([desk.port])
  const asked = recover(jobsOf(32, 1))
  desk.port.onmessage?.({ data: '' })
  desk.port.onmessage?.({ data: '11'.repeat(20) })
  const signers = await asked
  expect(signers[16]).toBe(`0x${'11'.repeat(20)}`)
  expect(signers[0]).toBeUndefined()
  expect(signers[17]).toBeUndefined()
})

test('default: what nobody asks for is recovered until somebody does', async () => {
  let recovered = 0
  const recover = () => {
    recovered += 1
    return null
  }
  const rest = async () => undefined
  await warmUp(recover, () => false, rest)
  expect(recovered).toBe(256)
  await warmUp(recover, () => recovered >= 256 + 32, rest)
  expect(recovered).toBe(256 + 32)
  await warmUp(recover, () => true, rest)
  expect(recovered).toBe(256 + 32)
})
