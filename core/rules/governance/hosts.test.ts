import { describe, expect, test } from 'vitest'
import { isListed, listOfHosts, readAddress, readHost } from './hosts.ts'

describe('P6 readHost', () => {
  test.each([
    ['Evil.EXAMPLE', 'evil.example'],
    ['evil.example.', 'evil.example'],
    ['evil.example..', 'evil.example'],
    ['evil%2Eexample', 'evil.example'],
    ['ｅｖｉｌ．example', 'evil.example'],
    ['evil。example', 'evil.example'],
    ['ev\u00adil.example', 'evil.example'],
    ['аррӏе.com', 'xn--80ak6aa92e.com'],
    ['xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
  ])('default: %s is %s', (text, name) => {
    expect(readHost(text)).toEqual({ name, isPublic: true })
  })

  test.each(['localhost', '127.0.0.1', '0x7f.1', '2130706433', '[::1]'])(
    'behavior: %s is no public name',
    (text) => {
      expect(readHost(text)?.isPublic).toBe(false)
    },
  )

  test.each(['', 'a b', 'a%00b', '%'])('error: %j is no host', (text) => {
    expect(readHost(text)).toBeUndefined()
  })
})

describe('P2 readAddress', () => {
  test.each(['https://a.example', 'HTTPS://A.example:8443/b?c=d#e@f'])(
    'default: %s',
    (address) => {
      expect(readAddress(address)?.name).toBe('a.example')
    },
  )

  test.each([
    'http://a.example',
    '//a.example',
    'a.example',
    'https:a.example',
    'https:/\\a.example',
    'https://good.example@a.example',
    'https://:secret@a.example',
    'https://localhost/x',
    'https://[::1]/',
    'https://a.exa\tmple',
    ' https://a.example',
    'javascript:alert(1)//https://a.example',
  ])('error: %j cannot be linked to', (address) => {
    expect(readAddress(address)).toBeUndefined()
  })
})

test('P6 isListed: the name and all below it, in any spelling', () => {
  const list = listOfHosts(['Evil.Example.', 'аррӏе.com', '  '])
  expect(list.size).toBe(2)
  for (const name of ['evil.example', 'a.b.evil.example', 'xn--80ak6aa92e.com'])
    expect(isListed(name, list)).toBe(true)
  for (const name of ['example', 'notevil.example', 'evil.example.org'])
    expect(isListed(name, list)).toBe(false)
})
