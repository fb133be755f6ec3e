import { expect, test } from 'vitest'
import { parseSignInMessage } from './parseSignInMessage.ts'

const lines = [
  'club.example wants you to sign in with your Ethereum account:',
  '0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23',
  '',
  'Sign in to Narwhal Club',
  '',
  'URI: https://club.example',
  'Version: 1',
  'Chain ID: 25',
  'Nonce: vsTY0RFdZi4WzVhrotqPL8GqGRMnhdRh',
  'Issued At: 2026-11-21T04:43:12.415Z',
]
const good = lines.join('\n')
const end = 'Expiration Time: 2026-11-21T05:43:12Z'
const start = 'Not Before: 2026-11-21T03:43:12+01:00'
/** The good text with one line replaced, or others put in its place. */
const having = (at: number, ...others: string[]) =>
  [...lines.slice(0, at), ...others, ...lines.slice(at + 1)].join('\n')

test('default: the fields as they stand', () => {
  expect(parseSignInMessage(good)).toEqual({
    ok: true,
    fields: {
      domain: 'club.example',
      address: '0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23',
      statement: 'Sign in to Narwhal Club',
      uri: 'https://club.example',
      version: '1',
      chainId: '25',
      nonce: 'vsTY0RFdZi4WzVhrotqPL8GqGRMnhdRh',
      issuedAt: '2026-11-21T04:43:12.415Z',
    },
  })
})

test.each([
  [
    'a port',
    having(0, `127.0.0.1:3000${lines[0]?.slice('club.example'.length)}`),
  ],
  ['an end', `${good}\n${end}`],
  ['a start', `${good}\n${start}`],
  ['an end and a start', `${good}\n${end}\n${start}`],
  ['no statement', [...lines.slice(0, 3), ...lines.slice(4)].join('\n')],
  ['a path in the URI', having(5, 'URI: https://club.example/?a=b#c')],
])('parameters: %s', (_, text) => {
  expect(parseSignInMessage(text).ok).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a space before', ` ${good}`],
  ['a line before', `hello\n${good}`],
  ['an empty line before', `\n${good}`],
  ['a line feed after', `${good}\n`],
  ['a space after', `${good} `],
  ['a line after', `${good}\nhello`],
  ['itself after', `${good}\n${good}`],
  ['CR LF', lines.join('\r\n')],
  ['a CR in the statement', having(3, 'Sign in\rto')],
  ['a NUL', having(3, 'Sign in\0')],
  ['a tab', having(3, 'Sign\tin')],
  ['a delete', having(3, 'Sign in\x7f')],
  ['a line separator', having(3, 'Sign in\u2028to')],
  ['letters that look alike', good.replace('club.', '\u0441lub.')],
  ['full-width digits', good.replace('Chain ID: 25', 'Chain ID: ２５')],
  ['a mark of right-to-left', having(3, '\u202eSign in')],
  ['a byte order mark', `\ufeff${good}`],
  ['a scheme', `https://${good}`],
  ['another sentence', good.replace('wants you', 'asks you')],
  ['another chain of accounts', good.replace('Ethereum', 'Solana')],
  ['no domain', good.replace('club.example wants', ' wants')],
  [
    'a domain with a path',
    good.replace('club.example wants', 'club.example/x wants'),
  ],
  [
    'a domain with a space',
    good.replace('club.example wants', 'club. example wants'),
  ],
  ['an address in lower case', having(1, String(lines[1]).toLowerCase())],
  [
    'an address in upper case',
    having(1, `0x${lines[1]?.slice(2).toUpperCase()}`),
  ],
  ['an address one digit short', having(1, String(lines[1]).slice(0, -1))],
  ['an address one digit long', having(1, `${lines[1]}0`)],
  [
    'an address with a wrong checksum',
    having(1, String(lines[1]).replace('F', 'f')),
  ],
  ['an address with 0X', having(1, String(lines[1]).replace('0x', '0X'))],
  ['a statement of two lines', having(3, 'Sign in', 'to')],
  [
    'no empty line after the address',
    [...lines.slice(0, 2), ...lines.slice(3)].join('\n'),
  ],
  [
    'no empty line after the statement',
    [...lines.slice(0, 4), ...lines.slice(5)].join('\n'),
  ],
  ['no URI', [...lines.slice(0, 5), ...lines.slice(6)].join('\n')],
  ['a URI that is none', having(5, 'URI: club')],
  ['a URI with a space', having(5, 'URI: https://club.example /')],
  ['two URIs', having(5, String(lines[5]), 'URI: https://evil.example')],
  ['version 2', having(6, 'Version: 2')],
  ['version 1.0', having(6, 'Version: 1.0')],
  ['version 01', having(6, 'Version: 01')],
  ['no version', [...lines.slice(0, 6), ...lines.slice(7)].join('\n')],
  ['a chain that is no number', having(7, 'Chain ID: cronos')],
  ['a chain in hex', having(7, 'Chain ID: 0x19')],
  ['a chain with a zero before', having(7, 'Chain ID: 025')],
  ['a negative chain', having(7, 'Chain ID: -25')],
  ['a chain with a space', having(7, 'Chain ID:  25')],
  ['two chains', having(7, 'Chain ID: 25', 'Chain ID: 1')],
  ['a nonce of 7', having(8, 'Nonce: abcdefg')],
  ['a nonce with a dash', having(8, 'Nonce: abcdefg-hijk')],
  ['an endless nonce', having(8, `Nonce: ${'a'.repeat(200)}`)],
  ['two nonces', having(8, 'Nonce: abcdefgh', String(lines[8]))],
  ['no nonce', [...lines.slice(0, 8), ...lines.slice(9)].join('\n')],
  ['no Issued At', lines.slice(0, 9).join('\n')],
  ['a date alone', having(9, 'Issued At: 2026-11-21')],
  ['no zone', having(9, 'Issued At: 2026-11-21T04:43:12')],
  ['the 31st of November', having(9, 'Issued At: 2026-11-31T04:43:12Z')],
  ['hour 24', having(9, 'Issued At: 2026-11-21T24:00:00Z')],
  ['seconds since 1970', having(9, 'Issued At: 1795236192')],
  ['an English date', having(9, 'Issued At: Sat, 21 Nov 2026 04:43:12 GMT')],
  [
    'fields out of order',
    having(7, String(lines[8]), String(lines[7])).replace(
      `${lines[8]}\nIssued`,
      'Issued',
    ),
  ],
  ['a start before an end', `${good}\n${start}\n${end}`],
  ['two ends', `${good}\n${end}\n${end}`],
  ['an end that is no date', `${good}\nExpiration Time: never`],
  ['a start that is no date', `${good}\nNot Before: 2026-02-30T00:00:00Z`],
  ['a request id', `${good}\nRequest ID: 1`],
  ['resources', `${good}\nResources:\n- https://club.example`],
  ['empty resources', `${good}\nResources:`],
  ['fields in lower case', good.replace('Nonce:', 'nonce:')],
  ['no space after a colon', good.replace('Nonce: ', 'Nonce:')],
  ['two spaces after a colon', good.replace('Nonce: ', 'Nonce:  ')],
  ['2,001 characters', having(3, 's'.repeat(2_001 - good.length + 23))],
])('error: %s', (_, text) => {
  const parsed = parseSignInMessage(text)
  expect(parsed).toEqual({ ok: false, reason: expect.any(String) })
})
