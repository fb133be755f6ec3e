import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castsOf, withCasts } from '../core/rules/audit/audit.testing.ts'
import { type AnyBundle, type Tamper, tampers } from './testing/tampers.ts'
import { buildCommand } from './verifier.mjs'

const vectors = resolve(import.meta.dirname, '../core/docs/audit-vectors.json')
const { bundle, receipt } = JSON.parse(readFileSync(vectors, 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'club-verify-'))
const { command, verdict } = verify

beforeAll(() => buildCommand(folder))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, value: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

/** Runs the built file, as anyone would. */
const run = (...args: string[]) =>
  new Promise<{ code: number; said: string; complained: string }>((tell) => {
    const file = join(folder, 'narwhal-verify.mjs')
    execFile(process.execPath, [file, ...args], (error, said, complained) =>
      tell({ code: Number(error?.code ?? 0), said, complained }),
    )
  })

const honest = write('bundle.json', bundle)

describe('what is honest', () => {
  test('default: a bundle is green', async () => {
    const { code, said, complained } = await run(honest)
    expect([code, complained]).toEqual([0, ''])
    expect(said).toContain(verdict.green)
    // Of an old one it can be seen that it is old.
    const at = new Date(bundle.head.at).toISOString()
    expect(said).toContain(verdict.asOf(at))
    expect(said).not.toContain(command.red.trim())
    // Whose keys they are the file cannot show.
    expect(said).toContain(verify.uncovered.keys)
  })

  test('parameters: keys and a receipt', async () => {
    const keys = write('keys.json', bundle.keys)
    const file = write('receipt.json', receipt.receipt)
    const asked = [honest, '--keys', keys, '--receipt', file]
    const { code, said } = await run(...asked)
    expect(code).toBe(0)
    // As `GET /api/log/keys` answers.
    const answer = write('answer.json', { keys: bundle.keys })
    expect((await run(honest, '--keys', answer)).said).not.toContain(
      verify.uncovered.keys,
    )
    // People count from 1.
    const { hash } = receipt.receipt.line
    const { lines } = bundle as { lines: { hash: string }[] }
    const ballot = 1 + lines.findIndex((line) => line.hash === hash)
    expect(said).toContain(`Your receipt: Included as ballot ${ballot}, `)
    expect(said).not.toContain(verify.uncovered.keys)
  })

  test('error: keys that are none of those', async () => {
    const keys = [{ key: `0x${'7'.repeat(40)}`, from: 0 }]
    const file = write('others.json', keys)
    const { code, said } = await run(honest, '--keys', file)
    expect(code).toBe(1)
    expect(said).toContain(verify.findings.head.key)
  })
})

describe('what only the chain can tell', () => {
  test('error: ballots that contracts are said to have signed are not green', async () => {
    const forged = castsOf(bundle).map((cast) => ({
      ...cast,
      signature: '0x' as const,
      signer: 'contract' as const,
    }))
    const file = write('contracts.json', withCasts(bundle, forged))
    const keys = write('seal.json', bundle.keys)
    const { code, said } = await run(file, '--keys', keys)
    expect(code).toBe(2)
    expect(said).toContain(verdict.partly)
    expect(said).not.toContain(verdict.green)
    expect(said).toContain(
      `${command.openMark}  ${verify.checks.names.signatures}`,
    )
  })
})

describe('what would speak to the terminal', () => {
  const sly = 'x\u001b[2J\u001b[H\r\nAll is as it is said\u202e\u009b'
  const isPlain = (text: string) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none but line ends
    !/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/.test(text)

  test('error: a title and the name of a club', async () => {
    const bent = structuredClone(bundle)
    bent.versions.at(-1).title = sly
    bent.club.name = sly
    const { code, said } = await run(write('sly.json', bent))
    expect(code).toBe(1)
    expect(isPlain(said)).toBe(true)
    expect(said).toContain('\\u001b[2J')
    expect(said).not.toMatch(/^All is as it is said/m)
  })

  test('error: a file that is no JSON', async () => {
    const file = write('sly-keys.json', sly)
    const { code, complained } = await run(honest, '--keys', file)
    expect(code).toBe(2)
    expect(isPlain(complained)).toBe(true)
  })
})

/** The rules have all of them by day, and so has the page: one that is bent, and one left off. */
const isNight = process.env.CLUB_NIGHTLY !== undefined
const wanted = isNight ? tampers : [tampers[0], tampers.at(-1)]

describe('what was tampered with', () => {
  test.each(wanted as Tamper[])(
    'error: $name',
    async ({ name, bend, says }) => {
      const bent = structuredClone(bundle) as AnyBundle
      bend(bent)
      const { code, said } = await run(write(`${name}.json`, bent))
      expect(code).toBe(1)
      for (const sentence of says) expect(said).toContain(sentence)
      expect(said).toContain(verdict.red)
      expect(said).not.toContain(verdict.green)
    },
  )

  test('error: a receipt of another ballot', async () => {
    const other = { ...receipt.receipt, power: receipt.receipt.power + 1 }
    const file = write('other.json', other)
    const { code, said } = await run(honest, '--receipt', file)
    expect(code).toBe(1)
    expect(said).toContain(verify.receipt.red)
    expect(said).toContain(verify.findings.receipt.seal)
  })

  test('error: what is no bundle', async () => {
    const { code, said } = await run(write('none.json', '{"format":'))
    expect(code).toBe(1)
    expect(said).toContain(verify.findings.format.shape)
  })
})

describe('what cannot be verified', () => {
  test.each(['--help', '-h'])('default: %s is no failure', async (asked) => {
    const { code, said, complained } = await run(asked)
    expect([code, complained]).toEqual([0, ''])
    expect(said).toBe(`${command.usage}\n${command.exits}\n`)
  })

  test('error: a receipt in place of a bundle is called one, in one line', async () => {
    const file = write('mine.json', receipt.receipt)
    const { code, said, complained } = await run(file)
    expect([code, said]).toEqual([2, ''])
    const { proposal } = receipt.receipt
    expect(complained).toBe(`${command.receipt(file, proposal)}\n`)
    expect(complained).toContain(`/api/proposals/${proposal}/bundle.json`)
  })

  const missing = join(folder, 'nothing.json')
  test.each([
    ['no file', [], command.usage],
    ['two files', [honest, honest], command.usage],
    ['another option', [honest, '--trust'], command.usage],
    ['a file that is not there', [missing], missing],
    ['a receipt that is not there', [honest, '--receipt', missing], missing],
    ['keys that are none', [honest, '--keys', honest], 'no keys'],
  ])('error: %s', async (_, args, why) => {
    const { code, said, complained } = await run(...args)
    expect([code, said]).toEqual([2, ''])
    expect(complained).toContain(why)
  })
})

describe('a node is asked', () => {
  const powers = new Map<string, number>(bundle.voters.list)
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

  /** A node that says of each address what the list says, and `more`. */
  async function withNode<Result>(
    more: number,
    work: (url: string) => Promise<Result>,
  ): Promise<Result> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { id, method, params } = JSON.parse(String(Buffer.concat(chunks)))
      const address = `0x${String(params[0].data).slice(34)}`
      const isWallet = String(params[0].data).startsWith('0x1626ba7e')
      const result =
        method === 'eth_getBlockByNumber'
          ? { hash: bundle.voters.blockHash }
          : isWallet
            ? `0x1626ba7e${'0'.repeat(56)}`
            : word((powers.get(address) ?? 0) + more)
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    try {
      return await work(`http://127.0.0.1:${port}`)
    } finally {
      server.close()
    }
  }

  test('default: the chain says the same', async () => {
    const { code, said } = await withNode(0, (url) =>
      run(honest, '--node', url),
    )
    expect(code).toBe(0)
    expect(said).toContain(verify.node.block.same)
  })

  test('default: contract wallets say that they signed', async () => {
    const cast = castsOf(bundle).map((each, place) =>
      place === 1
        ? { ...each, signature: '0xab' as const, signer: 'contract' as const }
        : each,
    )
    const file = write('wallets.json', withCasts(bundle, cast))
    expect((await run(file)).code).toBe(2)
    const { code, said } = await withNode(0, (url) => run(file, '--node', url))
    expect(code).toBe(0)
    expect(said).toContain(verify.node.wallets('1', '1'))
    const away = await run(file, '--node', 'http://127.0.0.1:9')
    expect(away.code).toBe(2)
    expect(away.said).toContain(verify.node.walletUnknown)
  })

  test('error: the chain says otherwise', async () => {
    const { code, said } = await withNode(3, (url) =>
      run(honest, '--node', url),
    )
    expect(code).toBe(1)
    expect(said).toMatch(/0x[0-9a-f]{40} holds \d+, and the list says \d+/)
  })

  test('error: no node answers', async () => {
    const { code, said } = await run(honest, '--node', 'http://127.0.0.1:9')
    expect(code).toBe(2)
    expect(said).toContain(verify.node.block.unknown)
    expect(said).toContain(verify.node.unknown)
  })
})
