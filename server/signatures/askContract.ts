import { CallRefusedError, UnbelievableAnswerError } from '../chain/errors.ts'
import { bytes } from '../chain/judged.ts'
import type { Node, Nodes } from '../chain/nodes.ts'
import type { Rpc } from '../chain/rpc.ts'
import { NodeAwayError } from '../errors.ts'
import { withDeadline } from '../keep/deadline.ts'
import { createTurns, isBusy } from '../keep/turns.ts'
import type { Logger } from '../log.ts'
import {
  contractQuestion,
  isWrapped,
  readVerdict,
  type SignatureClaim,
} from './contractQuestion.ts'
import type { AskContract } from './verifySignature.ts'

type Hex = `0x${string}`

/** Signatures that the chain is asked about at once, of one source fewer. */
const turnsOfAll = {
  open: 4,
  waiting: 40,
  each: { open: 1, waiting: 3 },
  reason: 'too many contract signatures',
}
/** Of one call; its answer is 64 bytes. */
const limits = { timeout: 3_000, bytes: 1_000 }
/** How many nodes must say the same, where there are as many. */
const witnesses = 2
/** How many are asked at most. */
const mostNodes = 3

interface AskOptions {
  /** Milliseconds that an asker waits, its place in the line included. */
  patience?: number
}

async function hasCode(rpc: Rpc, address: Hex): Promise<boolean> {
  const answer = await rpc.ask('eth_getCode', [address, 'latest'])
  const code = bytes.safeParse(answer)
  if (!code.success) throw new UnbelievableAnswerError('no code')
  return code.data !== '0x'
}

/** What a node may do instead of an answer. */
const isOfNode = (error: unknown): error is Error =>
  error instanceof NodeAwayError ||
  error instanceof UnbelievableAnswerError ||
  error instanceof CallRefusedError

/**
 * Asks nodes whether a contract says that it signed. Two must say the same
 * where there are two, whether it is yes or no; a third speaks where they
 * differ or one is away. What is not settled so is unknown.
 */
export function createAskContract(
  nodes: Pick<Nodes, 'inOrder' | 'askOne'>,
  log: Logger,
  { patience = 10_000 }: AskOptions = {},
): AskContract {
  const turns = createTurns(turnsOfAll)

  /** @throws what `isOfNode` names, where the node gives no answer. */
  async function askNode(
    node: Node,
    { address, digest, signature }: SignatureClaim,
    call: object,
  ): Promise<'yes' | 'no'> {
    const isThere = await nodes.askOne(node, (rpc) => hasCode(rpc, address))
    if (!isThere && !isWrapped(signature)) return 'no'
    // Beside the node's health: a visitor chose what it runs, and how long.
    const answer = await node.rpc.ask('eth_call', [call, 'latest'], limits)
    const verdict = readVerdict(answer, digest)
    if (!verdict) throw new UnbelievableAnswerError('no verdict')
    return verdict
  }

  async function judge(claim: SignatureClaim, call: object) {
    const all = nodes.inOrder()
    const needed = Math.min(witnesses, all.length)
    const said = { yes: new Set<Node>(), no: new Set<Node>() }
    const settled = () =>
      (['yes', 'no'] as const).find((verdict) => said[verdict].size >= needed)
    const ask = async (node: Node) => {
      try {
        said[await askNode(node, claim, call)].add(node)
      } catch (error) {
        if (!isOfNode(error)) throw error
        const event = 'signature_not_asked'
        log.warn({ event, node: node.name, reason: error.message }, event)
      }
    }
    await Promise.all(all.slice(0, needed).map(ask))
    // One that is alone has a second try.
    const others = all.length === 1 ? all : all.slice(needed, mostNodes)
    for (const node of others) if (!settled()) await ask(node)
    if (said.yes.size > 0 && said.no.size > 0) {
      const names = [...said.yes, ...said.no].map(({ name }) => name)
      const event = 'nodes_disagree'
      log.warn({ event, nodes: names, wallet: claim.address }, event)
    }
    return settled() ?? 'unknown'
  }

  return async (claim, { source, signal }) => {
    const call = contractQuestion(claim)
    if (!call) return 'no'
    try {
      return await withDeadline(
        patience,
        (ending) =>
          turns.take({ source, signal: ending }, () => judge(claim, call)),
        signal,
      )
    } catch (error) {
      const isLate = error instanceof DOMException
      if (isLate || isBusy(error)) return 'unknown'
      throw error
    }
  }
}
