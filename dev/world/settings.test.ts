import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('default: no front end but its own page', () => {
  expect(readSettings({}).origins).toEqual([])
  expect(readSettings({ ORIGIN: '' }).origins).toEqual([])
})

test('parameters: ORIGIN: one, or several with commas', () => {
  const ORIGIN = 'http://localhost:5173, https://club.test'
  expect(readSettings({ ORIGIN }).origins).toEqual([
    'http://localhost:5173',
    'https://club.test',
  ])
})
