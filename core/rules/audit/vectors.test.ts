import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { proposalTypedData } from '../governance/message.ts'
import { voteTypedData } from '../voting/index.ts'
import { nft } from './audit.testing.ts'
import {
  audit,
  auditCodes,
  findingCodes,
  openCodes,
  recoverHere,
} from './index.ts'
import { rememberSigners } from './reds.testing.ts'
import { auditVectors } from './vectors.testing.ts'

const docs = resolve(import.meta.dirname, '../../docs')
const file = resolve(docs, 'audit-vectors.json')
const read = () => JSON.parse(readFileSync(file, 'utf8'))
const text = readFileSync(resolve(docs, 'audit-format.md'), 'utf8')
const recover = rememberSigners()

describe('docs/audit-vectors.json', () => {
  // `-u` writes it anew: then the format has changed, and needs another name.
  test('default: is made of fixed keys, byte for byte', async () => {
    const made = `${JSON.stringify(auditVectors(), null, 2)}\n`
    await expect(made).toMatchFileSnapshot(file)
  })

  test('default: its bundle and its receipt are green', () => {
    const { bundle, receipt } = read()
    const report = audit(bundle, { receipt: receipt.receipt })
    expect(report.verdict).toBe('green')
    expect(report.receipt).toEqual(receipt.standing)
    expect(report.counted).toEqual(bundle.tally)
  })

  test('error: what is bent is red as it says, and in nothing else', () => {
    const { bent } = read()
    expect(bent.length).toBeGreaterThan(5)
    for (const { what, path, to, red } of bent) {
      const { bundle } = read()
      const inner = path
        .slice(0, -1)
        .reduce((at: never, name: string) => at[name], bundle)
      inner[path.at(-1)] = to
      const { checks } = audit(bundle, { recover })
      const found = checks.flatMap(({ code, findings }) =>
        findings.map((each) => [code, each.what]),
      )
      expect(found, what).toEqual(red)
    }
  })

  test('error: a receipt that is bent is red as it says', () => {
    const { bentReceipts } = read()
    for (const { what, path, to, red } of bentReceipts) {
      const { bundle, receipt } = read()
      const bent = { ...receipt.receipt, [path[0]]: to }
      const { checks } = audit(bundle, { receipt: bent, recover })
      const found = checks.flatMap(({ code, findings }) =>
        findings.map((each) => [code, each.what]),
      )
      expect(found, what).toEqual(red)
    }
  })

  test.each(['empty', 'contract'])('default: its verdict of %s', (name) => {
    const { bundle, verdict } = read()[name]
    const report = audit(bundle, { recover })
    expect(report.verdict).toBe(verdict)
    expect(report.checks.flatMap(({ findings }) => findings)).toEqual([])
    expect(report.counted).toEqual(bundle.tally)
  })

  test('default: its signers are found', () => {
    const { vote, proposal, receipt } = read()
    for (const { digest, signature, signer } of [vote, proposal])
      expect(recoverHere(digest, signature)).toBe(signer)
    const { digest, signer } = receipt
    expect(recoverHere(digest, receipt.receipt.signature)).toBe(signer)
  })
})

/** The rows of a table under a heading, cell by cell, without code marks. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return own
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
const bare = (cell: string | undefined) => cell?.replaceAll('`', '') ?? ''

describe('docs/audit-format.md', () => {
  test('default: every value under "Test vectors" is that of the vectors', () => {
    const vectors = read()
    const rows = rowsUnder('Test vectors')
    expect(rows.length).toBeGreaterThan(10)
    for (const [path, value] of rows) {
      const found = bare(path)
        .split('.')
        .reduce((at, name) => at?.[name], vectors)
      expect(bare(value), bare(path)).toBe(String(found))
    }
  })

  test('default: it tells of every check and of all that each may find', () => {
    const told = new Map<string, string[]>(auditCodes.map((code) => [code, []]))
    for (const [code, what] of rowsUnder('Checks'))
      told.get(bare(code))?.push(bare(what))
    for (const code of auditCodes)
      expect(told.get(code)?.sort(), code).toEqual(
        [...findingCodes[code]].sort(),
      )
    for (const code of openCodes) expect(text).toContain(`\`${code}\``)
  })

  test('default: the types are those that are signed', () => {
    const of = (
      name: string,
      members: readonly { name: string; type: string }[],
    ) =>
      `${name}(${members.map(({ name, type }) => `${type} ${name}`).join(',')})`
    const vote = voteTypedData(nft, {} as never).types.Vote
    const proposal = proposalTypedData(nft, {} as never).types.Proposal
    expect(text).toContain(of('Vote', vote))
    expect(text).toContain(of('Proposal', proposal))
  })

  test('default: every member of a bundle, a line, a ballot and a receipt is named', () => {
    const { bundle, receipt } = read()
    const ballot = JSON.parse(bundle.lines[0].payload)
    const names = new Set<string>()
    const gather = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      for (const [name, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) names.add(name)
        gather(inner)
      }
    }
    for (const value of [bundle, ballot, receipt.receipt]) gather(value)
    expect(names.size).toBeGreaterThan(60)
    const unnamed = [...names].filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(text),
    )
    expect(unnamed).toEqual([])
  })
})
