import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const here = import.meta.dirname
const require = createRequire(import.meta.url)

const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
}

/** Names the contracts; their typed output is committed. */
export const contracts = [
  'ClubToken',
  'ClubNft',
  'ClubSwap',
  'ConsecutiveNft',
  'ThresholdWallet',
  'WalletFactory',
  'OddWallet',
  'SwapCrowd',
  'TaxedToken',
]

/**
 * What the server has nodes run, and where it is written: instructions that
 * every node knows, however old.
 */
const shipped = {
  evmVersion: 'london',
  contracts: { SignatureCheck: '../../server/signatures' },
}

const versionOf = (name) => require(`${name}/package.json`).version

const ownSources = () =>
  readdirSync(here)
    .filter((file) => file.endsWith('.sol'))
    .sort()
    .map((file) => [file, readFileSync(resolve(here, file), 'utf8')])

/** Hashes all that decides the output: sources, settings, versions. */
export function sourceHash() {
  const parts = [
    ownSources(),
    settings,
    shipped,
    versionOf('solc'),
    versionOf('@openzeppelin/contracts'),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function findImport(path) {
  const file = path.startsWith('@')
    ? require.resolve(path)
    : resolve(here, path)
  return { contents: readFileSync(file, 'utf8') }
}

const isShipped = (file) => file.replace('.sol', '') in shipped.contracts

/**
 * Compiles the contracts of this folder, those of the chain or those that ship,
 * or throws what the compiler says.
 */
export function compile(
  isFor = (file) => !isShipped(file),
  evmVersion = settings.evmVersion,
) {
  const solc = require('solc')
  const sources = Object.fromEntries(
    ownSources()
      .filter(([file]) => isFor(file))
      .map(([file, content]) => [file, { content }]),
  )
  const input = {
    language: 'Solidity',
    sources,
    settings: { ...settings, evmVersion },
  }
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), { import: findImport }),
  )
  // Warnings of the library are its own affair; ours fail like errors.
  const own = (output.errors ?? []).filter(
    ({ severity, sourceLocation }) =>
      severity === 'error' || !sourceLocation?.file.startsWith('@'),
  )
  if (own.length)
    throw new Error(own.map((error) => error.formattedMessage).join('\n'))
  return output.contracts
}

const camel = (name) => name[0].toLowerCase() + name.slice(1)

function writeOne(folder, name, compiled) {
  const { abi, evm } = compiled[`${name}.sol`][name]
  const code = `0x${evm.bytecode.object}`
  writeFileSync(
    resolve(folder, `${name}.gen.ts`),
    `export const ${camel(name)}Abi = ${JSON.stringify(abi, null, 2)} as const\n\n` +
      `export const ${camel(name)}Bytecode =\n  '${code}'\n`,
  )
  console.log(`${name}: ${(code.length - 2) / 2} bytes`)
}

function write() {
  const folder = resolve(here, 'generated')
  mkdirSync(folder, { recursive: true })
  const compiled = compile()
  for (const name of contracts) writeOne(folder, name, compiled)
  const plain = compile(isShipped, shipped.evmVersion)
  for (const [name, place] of Object.entries(shipped.contracts))
    writeOne(resolve(here, place), name, plain)
  writeFileSync(
    resolve(folder, 'sourceHash.gen.ts'),
    `export const sourceHash =\n  '${sourceHash()}'\n`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) write()
