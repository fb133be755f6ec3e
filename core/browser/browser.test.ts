import { describe, expect, test } from 'vitest'
import type { BrowserWindow } from './index.ts'
import { browserPorts, historyStorage, openTabs, watchReturn } from './index.ts'

/** A page as a browser has it, of the platform's own parts. */
function openPage(changes: Partial<BrowserWindow> = {}) {
  const items = new Map<string, string>()
  const hears = new EventTarget()
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
  })
  const history = {
    state: null as unknown,
    replaceState: (state: unknown) => {
      history.state = structuredClone(state)
    },
  }
  const said: unknown[][] = []
  const asked: string[] = []
  const window: BrowserWindow = {
    fetch: async (url: string) => {
      asked.push(url)
      return new Response('{}')
    },
    location: { origin: 'https://page.test' },
    localStorage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    history,
    document,
    console: { warn: (...words) => said.push(words) },
    BroadcastChannel,
    addEventListener: hears.addEventListener.bind(hears),
    removeEventListener: hears.removeEventListener.bind(hears),
    ...changes,
  }
  const tell = (type: string) => hears.dispatchEvent(new Event(type))
  const look = (visibilityState: string) => {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { window, items, history, said, asked, tell, look }
}

const heard = (tabs: ReturnType<typeof openTabs>) =>
  new Promise((resolve) => tabs.subscribe(resolve))

describe('browserPorts', () => {
  test('default: each port is the page’s own', async () => {
    const { window, items, history, said, asked } = openPage()
    const ports = browserPorts(window)
    expect(ports.origin).toBe('https://page.test')
    ports.storage.setItem('club.a', '1')
    expect([...items]).toEqual([['club.a', '1']])
    ports.notice.setItem('club.b', '2')
    expect(history.state).toEqual({ 'club.b': '2' })
    ports.log.warn('login.failed', { code: 'x' })
    expect(said).toEqual([['login.failed', { code: 'x' }]])
    await ports.fetch('/api/config', {} as never)
    expect(asked).toEqual(['/api/config'])
  })

  test('parameters: prefix, of keys, notices and tabs', async () => {
    const { window, items, history } = openPage()
    const { storage, notice, tabs } = browserPorts(window, { prefix: 'acme.' })
    storage.setItem('club.a', '1')
    notice.setItem('club.b', '2')
    expect([...items]).toEqual([['acme.club.a', '1']])
    expect(history.state).toEqual({ 'acme.club.b': '2' })
    const told = heard(tabs)
    browserPorts(window).tabs.post('of another club')
    browserPorts(window, { prefix: 'acme.' }).tabs.post('of ours')
    expect(await told).toBe('of ours')
  })

  test('error: a browser that blocks storage keeps it in memory', () => {
    const { window } = openPage()
    const blocked = Object.defineProperty({ ...window }, 'localStorage', {
      get: () => {
        throw new Error('SecurityError')
      },
    })
    const { storage } = browserPorts(blocked)
    storage.setItem('club.a', '1')
    expect(storage.getItem('club.a')).toBe('1')
    expect(storage.isLasting?.('club.a')).toBe(false)
  })
})

describe('historyStorage', () => {
  test('behavior: what the page’s router keeps there stays', () => {
    const { window, history } = openPage()
    history.replaceState({ scroll: 7 })
    const storage = historyStorage(window)
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(history.state).toEqual({ scroll: 7, a: '1' })
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(history.state).toMatchObject({ scroll: 7 })
  })
})

describe('openTabs', () => {
  test('default: other tabs hear it until they end, this one does not', async () => {
    const { window } = openPage()
    const [one, other] = [openTabs(window, 'a'), openTabs(window, 'a')]
    const own: unknown[] = []
    one.subscribe((message) => own.push(message))
    const ended: unknown[] = []
    other.subscribe((message) => ended.push(message))()
    const told = heard(other)
    one.post({ type: 'hello' })
    expect(await told).toEqual({ type: 'hello' })
    expect(own).toEqual([])
    expect(ended).toEqual([])
  })

  test('behavior: a browser without channels has no other tabs', () => {
    const tabs = openTabs({}, 'a')
    tabs.post('nobody hears it')
    tabs.subscribe(() => {})()
  })
})

test('watchReturn: looked at, in front, on the network; until it ends', () => {
  const { window, tell, look } = openPage()
  let returns = 0
  const end = watchReturn(window)(() => {
    returns += 1
  })
  look('hidden')
  tell('focus')
  expect(returns).toBe(0)
  tell('online')
  expect(returns).toBe(1)
  look('visible')
  tell('focus')
  expect(returns).toBe(3)
  end()
  look('visible')
  tell('focus')
  tell('online')
  expect(returns).toBe(3)
})
