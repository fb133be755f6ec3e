import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chain } from '@narwhal-club/core/constants'
import { findFreePort } from './ports.ts'
import { createRpc, type Rpc } from './rpc.ts'

export type AnvilOptions = {
  /** @default a free one */
  port?: number | undefined
  /** Seconds between blocks; `'auto'`: each transaction at once; `'manual'`: never. */
  mining: number | 'auto' | 'manual'
  /** A dumped state to continue from. */
  statePath?: string | undefined
  /** Where `finish` writes the chain, with the state at each block. */
  dumpPath?: string | undefined
  /** How many accounts of the published phrase the node signs for. */
  accounts?: number
  /** Time of the first block, in seconds. */
  genesisTime?: number
  /** Where the node may keep states of old blocks. */
  cachePath?: string | undefined
  /** Any size of block: for writing history. @default false */
  unlimited?: boolean
}

export type Anvil = {
  url: string
  port: number
  pid: number
  rpc: Rpc
  /** Settles when the process has ended, for any reason. */
  exited: Promise<void>
  stop(): Promise<void>
  /** Stops it after it has written its dump. */
  finish(): Promise<void>
}

const require = createRequire(import.meta.url)

/** Finds the native binary: the package's own shim would be a second process. */
function binaryPath() {
  const cpu = { x64: 'amd64' }[arch() as string] ?? arch()
  const manifest = `@foundry-rs/anvil-${platform()}-${cpu}/package.json`
  const file = platform() === 'win32' ? 'anvil.exe' : 'anvil'
  return join(dirname(require.resolve(manifest)), 'bin', file)
}

/** Ended with us, also when an unforeseen error ends us. */
const living = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

/** Linux can end a child with its parent, even one that was killed. */
const leash = existsSync('/usr/bin/setpriv')
  ? ['/usr/bin/setpriv', '--pdeathsig', 'KILL']
  : []

function argumentsFor(port: number, options: AnvilOptions) {
  const { mining, statePath, accounts = 10, genesisTime, cachePath } = options
  return [
    '--port',
    port,
    '--host',
    '127.0.0.1',
    '--chain-id',
    chain.id,
    '--hardfork',
    'cancun',
    '--order',
    'fifo',
    '--accounts',
    accounts,
    '--no-request-size-limit',
    '--silent',
    ...(options.unlimited
      ? ['--disable-block-gas-limit']
      : ['--gas-limit', 60_000_000]),
    ...(mining === 'manual' ? ['--no-mining'] : []),
    ...(typeof mining === 'number' ? ['--block-time', mining] : []),
    ...(statePath ? ['--load-state', statePath] : []),
    ...(options.dumpPath
      ? ['--dump-state', options.dumpPath, '--preserve-historical-states']
      : []),
    ...(genesisTime === undefined ? [] : ['--timestamp', genesisTime]),
    ...(cachePath ? ['--cache-path', cachePath] : []),
  ].map(String)
}

async function ended(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null)
    await once(child, 'exit')
}

/** Starts a chain of our own on loopback and waits until it answers. */
export async function startAnvil(options: AnvilOptions): Promise<Anvil> {
  const port = options.port || (await findFreePort())
  const [command = '', ...args] = [
    ...leash,
    binaryPath(),
    ...argumentsFor(port, options),
  ]
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C is for us, who save the chain before it ends.
    detached: true,
  })
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-2_000)
  })
  await once(child, 'spawn')
  living.add(child)
  const exited = ended(child).then(() => {
    living.delete(child)
  })
  const url = `http://127.0.0.1:${port}`
  const rpc = createRpc(url)
  const isUp = () =>
    rpc.call('eth_chainId').then(
      () => true,
      () => false,
    )
  const isDead = () => child.exitCode !== null || child.signalCode !== null

  while (!(await isUp())) {
    if (isDead()) throw new Error(`anvil did not start. ${complaint.trim()}`)
    await delay(20)
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return {
    url,
    port,
    pid: child.pid as number,
    rpc,
    exited,
    stop: () => end('SIGKILL'),
    finish: () => end('SIGINT'),
  }
}
