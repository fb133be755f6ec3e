import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type AuditReport, readKeys } from '@narwhal-club/core/audit'
import {
  type AuditHost,
  type AuditSubject,
  type AuditWanted,
  askAbout,
  boundFetch,
  type SpotCheck,
  startAudit,
} from '@narwhal-club/core/auditing'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { createRpc } from '@narwhal-club/core/rpc'
import { exitOf, exitOfReport, sayNode, sayReport } from './say.ts'
import { visible } from './visible.ts'

const words = verify.command

/** What the command line tool needs of the process around it. */
export interface CommandWorld {
  host: AuditHost
  /** Writes a line of what was found out. */
  write(line: string): void
  /** Writes a line of why nothing was. */
  complain(line: string): void
}

interface Asked {
  wanted: AuditWanted
  node: string | undefined
}

/** Why nothing can be verified: said, and nothing else. */
class Refusal extends Error {}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new Refusal(words.unread(file, (error as Error).message))
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = (await readBytes(file)).toString()
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(words.unread(file, (error as Error).message))
  }
}

const options = {
  help: { type: 'boolean', short: 'h' },
  receipt: { type: 'string' },
  keys: { type: 'string' },
  node: { type: 'string' },
} as const

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new Refusal(words.usage)
  }
}

const help = [words.usage, words.exits]

/** Bytes: a receipt has about a thousand, and a bundle may be too long to parse here. */
const mostOfReceipt = 65_536

/** Who hands in the other file hears so, and not of each member that it lacks. */
function refuseReceipt(file: string, bytes: Buffer): void {
  if (bytes.length > mostOfReceipt) return
  const said = parseJson(bytes)
  if (typeof said !== 'object' || said === null) return
  const { format, proposal } = said as Record<string, unknown>
  if (/^narwhal-receipt-/.test(String(format)))
    throw new Refusal(words.receipt(file, String(proposal)))
}

/** What is no JSON is no receipt: what it is, an audit says. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** Null where it asks for help alone. */
async function readAsked(args: string[]): Promise<Asked | null> {
  const { values, positionals } = parse(args)
  if (values.help) return null
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Refusal(help.join('\n'))
  const bytes = await readBytes(file)
  refuseReceipt(file, bytes)
  const bundle = new Uint8Array(bytes)
  const wanted: AuditWanted = { bundle }
  if (values.receipt !== undefined)
    wanted.receipt = await readJson(values.receipt)
  if (values.keys !== undefined) {
    const keys = readKeys(await readJson(values.keys))
    if (!keys) throw new Refusal(words.notKeys(values.keys))
    wanted.keys = keys
  }
  return { wanted, node: values.node }
}

interface Judged {
  report: AuditReport
  subject: AuditSubject | undefined
}

const judge = (host: AuditHost, wanted: AuditWanted) =>
  new Promise<Judged>((tell, fail) => {
    startAudit(host, wanted, {
      onProgress: () => undefined,
      onReport: (report, subject) => tell({ report, subject }),
      onFailure: (error, why) =>
        fail(
          new Refusal(
            why === 'tooLarge' ? words.tooLarge : words.broke(String(error)),
          ),
        ),
    })
  })

/** Says what a node says of the list, and of what contracts signed. */
async function askNode(
  url: string,
  subject: AuditSubject,
  write: CommandWorld['write'],
): Promise<SpotCheck | undefined> {
  const rpc = createRpc({ url, fetch: boundFetch(fetch) })
  const ask = (method: string, params: readonly unknown[]) =>
    rpc.call(method, params as unknown[])
  let last: SpotCheck | undefined
  for await (const check of askAbout(subject, ask)) last = check
  for (const line of sayNode(last)) write(line)
  return last
}

/**
 * Verifies a bundle as its arguments say.
 *
 * @returns 0 where all is green, 1 where something is red, 2 where something that
 * was asked for could not be verified.
 */
export async function runCommand(
  args: string[],
  { host, complain, ...world }: CommandWorld,
): Promise<0 | 1 | 2> {
  const write = (line: string) => world.write(visible(line))
  try {
    const asked = await readAsked(args)
    if (!asked) {
      for (const line of help) write(line)
      return 0
    }
    const { wanted, node } = asked
    const { report, subject } = await judge(host, wanted)
    for (const line of sayReport(report, subject, wanted)) write(line)
    const isAsked = node !== undefined && subject !== undefined
    const check = isAsked ? await askNode(node, subject, write) : undefined
    const found = [exitOfReport(report, check), isAsked ? exitOf(check) : 0]
    return found.includes(1) ? 1 : found.includes(2) ? 2 : 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    for (const line of error.message.split('\n')) complain(visible(line))
    return 2
  }
}
