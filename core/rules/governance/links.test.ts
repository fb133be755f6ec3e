import { describe, expect, test } from 'vitest'
import { listOfHosts } from './hosts.ts'
import { checkLinks } from './links.ts'

const blocked = listOfHosts(['evil.example', 'бад.example'])
const check = (body: string) => checkLinks({ body }, blocked)
const codes = (body: string) => check(body).refused.map(({ code }) => code)

describe('P6 links', () => {
  test.each([
    'See https://a.example.',
    '(https://a.example)',
    '**https://a.example**, _https://a.example/b_',
    '[a](https://a.example)',
    '[a](<https://a.example> "title")',
    '![a](https://a.example/b.png)',
    '<https://a.example>',
    '[a][1]\n\n[1]: https://a.example',
    '[https://a.example](https://a.example)',
    '|https://a.example|',
    '"https://a.example:8443/b?c=d@e#f"',
    'HTTPS://A.EXAMPLE.',
    '[a](https&colon;&sol;&sol;a&period;example)',
    'https:\\/\\/a.example',
    '[a](\nhttps://a.example)',
  ])('default: one is found in %j', (body) => {
    const { links, refused } = check(body)
    expect(refused).toEqual([])
    expect(links.map(({ host }) => host)).toEqual(['a.example'])
  })

  test('default: every field, its address as written', () => {
    const fields = {
      title: 'Move to https://b.example',
      body: '[a](https://a.example/c_d) and https://a.example/e',
      discussionUrl: null,
    }
    expect(checkLinks(fields, blocked).links).toEqual([
      { field: 'title', host: 'b.example', address: 'https://b.example' },
      { field: 'body', host: 'a.example', address: 'https://a.example/c_d' },
    ])
  })

  test('default: a host of another script is one host', () => {
    expect(check('https://münbit.ly/x')).toEqual({
      links: [
        {
          field: 'body',
          host: 'xn--mnbit-kva.ly',
          address: 'https://münbit.ly/x',
        },
      ],
      refused: [],
    })
  })

  test.each([
    'Nothing to see. Note: 3:1, at 10:30, e.g. this.that and 50%.',
    'Use https: it is safer, and https://… or https://<host>/x',
    'a /path, // a remark, [x](#part), [y](/clubs), [z](b), [i](std::x)',
    'user@a.example.org',
  ])('behavior: none is found in %j', (body) => {
    expect(check(body)).toEqual({ links: [], refused: [] })
  })
})

describe('P6 what is refused', () => {
  test.each([
    ['http://a.example', 'scheme'],
    ['[a](http:a.example)', 'scheme'],
    ['[a](javascript:alert(1))', 'scheme'],
    ['<JaVaScRiPt:alert(1)>', 'scheme'],
    ['[a](data:text/html,x)', 'scheme'],
    ['[a](mailto:x@a.example)', 'scheme'],
    [`[a](${' '.repeat(45)}mailto:x@a.example)`, 'scheme'],
    ['[a](https://Ⓑit.l&#xFEFF;y/abc)', 'shortener'],
    ['[a](https://bit.l&Tab;y/abc)', 'shortener'],
    ['[1]: ftp:a.example', 'scheme'],
    ['ipfs://abc', 'scheme'],
    ['[a](//a.example)', 'scheme'],
    ['[a](/\\a.example)', 'scheme'],
    ['[a](<\\\\a.example>)', 'scheme'],
    ['https://good.example@a.example', 'userinfo'],
    ['[a](https:good.example&commat;a.example)', 'userinfo'],
    ['https://u:p@a.example', 'userinfo'],
    ['[a](https::@a.example)', 'userinfo'],
    ['https://localhost/x', 'host'],
    ['https://127.0.0.1', 'host'],
    ['https://0x7f.1', 'host'],
    ['https://[::1]/', 'host'],
    ['[a](https://a&frac12;b.example)', 'host'],
    ["[a](https://good.example'&eacute;vil.example)", 'host'],
    ['https://bit.ly', 'shortener'],
    ['https:bit.ly', 'shortener'],
    ['https:/\\/bit.ly', 'shortener'],
    ['https://x.BIT.ly./y', 'shortener'],
    ['https://bit%2Ely/y', 'shortener'],
    ['https://ｂｉｔ.ly/y', 'shortener'],
    ['https://bi\u00adt.ly/y', 'shortener'],
    ['[a](https://bi&shy;t&#46;ly)', 'shortener'],
    ['[a](https://&#x62;it.ly)', 'shortener'],
    ["https://good.example'x.bit.ly/y", 'shortener'],
    ['[a](https://good.example(x).bit.ly)', 'shortener'],
    ['go to bit.ly/y', 'shortener'],
    ['«tinyurl.com/y»', 'shortener'],
    ['请看bit.ly/y', 'shortener'],
    ['[a](https://ⓑⓘⓣ.ⓛⓨ)', 'shortener'],
    ['evil.example', 'blocked'],
    ['«Evil.Example»', 'blocked'],
    ['_www.evil.example_', 'blocked'],
    ['evil。example', 'blocked'],
    ['https://a.example/?to=evil.example', 'blocked'],
    ['https://xn--80abk.example', 'blocked'],
    ['БАД.example', 'blocked'],
  ])('error: %s: %s', (body, code) => {
    expect(codes(body)).toContain(code)
  })

  test.each(['\u00ad', 'a.', '字', '"'])(
    'error: a host after 2,000 times %j is not read',
    (sign) => {
      expect(codes(`https://${sign.repeat(2_000)}bit.ly/y`)).toContain('host')
    },
  )

  test('default: it is named as its author wrote it, once', () => {
    expect(check('See (https://bit.ly/x). https://bit.ly/x').refused).toEqual([
      { field: 'body', address: 'https://bit.ly/x', code: 'shortener' },
      { field: 'body', address: 'bit.ly', code: 'shortener' },
    ])
  })

  test('behavior: a shortener in running text needs a path to be a link', () => {
    expect(codes('The menu.u.to of x.gd is no link.')).toEqual([])
  })
})

describe('bounded time', () => {
  const most = 10_000
  const fill = (part: string) =>
    part.repeat(Math.ceil(most / part.length)).slice(0, most)
  const distinct = (from: number) =>
    String.fromCodePoint(...Array.from({ length: most }, (_, i) => from + i))

  test.each(
    Object.entries({
      letters: fill('a'),
      dots: fill('a.'),
      schemes: fill('https:'),
      'open links': fill('[a](https://a.b'),
      brackets: fill(']('),
      colons: fill(':'),
      slashes: fill('/'),
      entities: fill('&#x62;.'),
      ampersands: fill('&a'),
      percents: fill('%2e'),
      escapes: fill('\\.'),
      'signs of another script': `https://${distinct(0x4e00)}.example`,
      'signs that vanish': `https://${fill('\u00ad')}bit.ly/x`,
      'listed hosts': fill('a.evil.example/ '),
      spaces: `](${fill(' ')}`,
    }),
  )('behavior: 10,000 characters of %s', (_, body) => {
    const before = performance.now()
    check(body)
    // Some milliseconds by itself; a machine may be busy.
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})
