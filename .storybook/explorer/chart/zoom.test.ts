import { expect, test } from 'vitest'
import { scaleOf, unzoomed, type Zoom, type ZoomAct, zoomOf } from './zoom.ts'

const tall = { width: 500, height: 1500 }
const after = (chart: typeof tall, ...acts: ZoomAct[]) =>
  acts.reduce<Zoom>(zoomOf(chart), unzoomed)
const room = { type: 'measured', room: { width: 800, height: 600 } } as const

test('default: as it is until the room is known, then so that it can be read', () => {
  expect(scaleOf(unzoomed, tall)).toBe(1)
  expect(scaleOf(after(tall, room), tall)).toBe(0.85)
  const small = { width: 200, height: 100 }
  expect(scaleOf(after(small, room), small)).toBe(1)
  const fitting = { width: 880, height: 600 }
  expect(scaleOf(after(fitting, room), fitting)).toBeCloseTo(0.909, 3)
})

test('behavior: all of it, and from there by steps', () => {
  const whole = after(tall, room, { type: 'whole' })
  expect(scaleOf(whole, tall)).toBe(0.4)
  const closer = zoomOf(tall)(whole, { type: 'closer' })
  expect(scaleOf(closer, tall)).toBe(0.5)
  const back = zoomOf(tall)(closer, { type: 'farther' })
  expect(scaleOf(back, tall)).toBe(0.4)
})

test('behavior: not past the ends', () => {
  const many = (type: 'closer' | 'farther') =>
    Array.from({ length: 30 }, () => ({ type }))
  expect(scaleOf(after(tall, room, ...many('closer')), tall)).toBe(2.5)
  expect(scaleOf(after(tall, room, ...many('farther')), tall)).toBe(0.2)
})

test('behavior: the same room again is no news', () => {
  const once = after(tall, room)
  expect(zoomOf(tall)(once, room)).toBe(once)
})
