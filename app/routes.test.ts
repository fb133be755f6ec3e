import { describe, expect, test } from 'vitest'
import { appRoutes } from '../core/contract/index.ts'
import { menuItems, routes } from './routes.tsx'

test('default: the table is the one the server answers for', () => {
  const named = routes.flatMap(({ path }) => (path ? [path] : []))
  const withoutNames = (path: string) => path.replace(/:\w+/g, ':')
  expect(named.map(withoutNames).sort()).toEqual(
    appRoutes.map(withoutNames).sort(),
  )
})

describe('menu', () => {
  test('default: R2.14 order, the dashboard for administrators only', () => {
    const labels = (isAdmin: boolean) =>
      menuItems('/', isAdmin).map(({ label }) => label)
    const everyone = [
      'Home',
      'Clubs',
      'Shill',
      'Swap',
      'Analytics',
      'About',
      'Team',
    ]
    expect(labels(false)).toEqual(everyone)
    expect(labels(true)).toEqual([...everyone, 'Admin Dashboard'])
  })

  test.each([
    ['/', 'Home'],
    ['/clubs', 'Clubs'],
    ['/clubs/main', 'Clubs'],
    ['/spaces', 'Clubs'],
    ['/spaces/main', 'Clubs'],
    ['/my-proposals', 'Clubs'],
    ['/nft-analysis', 'Analytics'],
    ['/analytics', 'Analytics'],
    ['/swap', 'Swap'],
  ])('behavior: %s lights %s alone', (location, label) => {
    const lit = menuItems(location, true).filter(({ current }) => current)
    expect(lit.map((item) => item.label)).toEqual([label])
  })

  test('behavior: an unknown path lights nothing', () => {
    expect(menuItems('/clubsy', true).some(({ current }) => current)).toBe(
      false,
    )
  })
})
