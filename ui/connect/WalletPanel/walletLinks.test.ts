import { expect, test } from 'vitest'
import { walletLinks } from './walletLinks.ts'

test('default', () => {
  const links = walletLinks('https://club.example/clubs?tab=a&b=1')
  expect(links.map(({ href }) => href)).toEqual([
    'https://link.metamask.io/dapp/club.example/clubs?tab=a&b=1',
    'https://link.trustwallet.com/open_url?coin_id=10000025&url=https%3A%2F%2Fclub.example%2Fclubs%3Ftab%3Da%26b%3D1',
    'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fclub.example%2Fclubs%3Ftab%3Da%26b%3D1',
  ])
})

test('behavior: every link is https, and every wallet can be installed', () => {
  for (const { href, install } of walletLinks('http://127.0.0.1:3000/')) {
    expect(new URL(href).protocol).toBe('https:')
    expect(new URL(install).protocol).toBe('https:')
  }
})
