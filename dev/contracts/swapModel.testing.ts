/**
 * The vault in twenty lines of numbers: what each operation must do, and with
 * what error it must fail. Written from the words of behaviour 4, not from the
 * contract.
 */
export type Way = 'takes' | 'refuses' | 'callsAgain' | 'insists' | 'givesBack'
export const ways: readonly Way[] = [
  'takes',
  'refuses',
  'callsAgain',
  'insists',
  'givesBack',
]

/** An account of the crowd by its number, or the vault. */
export type Holder = number | 'vault'

interface Exchange {
  ids: readonly number[]
  minOut: bigint
  isLate: boolean
}
export type Move =
  | ({ kind: 'deposit' } & Exchange)
  | ({ kind: 'redeem'; inner: 'deposit' | 'redeem' | 'pause' } & Exchange)
  | { kind: 'pause' | 'unpause' }
  | { kind: 'approve'; amount: bigint }
  | { kind: 'approveAll'; is: boolean }
  /** `isSafe`: with the question whether the vault takes it. */
  | { kind: 'giveNft'; id: number; to: Holder; isSafe: boolean }
  | { kind: 'giveTokens'; amount: bigint; to: Holder }
export interface Operation {
  actor: number
  way: Way
  move: Move
}

export interface Said {
  event: 'Deposited' | 'Redeemed'
  actor: number
  ids: number[]
  tokens: bigint
}

export interface Model {
  rate: bigint
  /** Where each NFT is; the first has number 1. */
  owners: Holder[]
  tokens: bigint[]
  vault: bigint
  allowance: bigint[]
  isApprovedAll: boolean[]
  isPaused: boolean
}

/** The account that may pause. */
const keeper = 0
const mostIds = 20

class Failure extends Error {}
const fail = (error: string): never => {
  throw new Failure(error)
}

const copyOf = (model: Model): Model => ({
  ...model,
  owners: [...model.owners],
  tokens: [...model.tokens],
  allowance: [...model.allowance],
  isApprovedAll: [...model.isApprovedAll],
})

/** Does an operation, or nothing at all and tells the error. */
export function apply(
  model: Model,
  operation: Operation,
): { model: Model; error: string | null; said: Said[] } {
  const next = copyOf(model)
  const said: Said[] = []
  try {
    perform(next, operation, said)
    return { model: next, error: null, said }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { model, error: error.message, said: [] }
  }
}

function perform(model: Model, { actor, way, move }: Operation, said: Said[]) {
  switch (move.kind) {
    case 'deposit':
      return deposit(model, actor, move, said)
    case 'redeem':
      return redeem(model, actor, way, move, said)
    case 'pause':
      return pause(model, actor)
    case 'unpause':
      holdToKeeper(actor)
      if (!model.isPaused) fail('ExpectedPause')
      model.isPaused = false
      return
    case 'approve':
      model.allowance[actor] = move.amount
      return
    case 'approveAll':
      model.isApprovedAll[actor] = move.is
      return
    case 'giveNft':
      if (ownerOf(model, move.id) !== actor) fail('ERC721InsufficientApproval')
      // The vault answers no question of whether it takes NFTs.
      if (move.isSafe) fail('ERC721InvalidReceiver')
      model.owners[move.id - 1] = move.to
      return
    case 'giveTokens':
      if (tokensOf(model, actor) < move.amount) fail('ERC20InsufficientBalance')
      model.tokens[actor] = tokensOf(model, actor) - move.amount
      if (move.to === 'vault') model.vault += move.amount
      else model.tokens[move.to] = tokensOf(model, move.to) + move.amount
  }
}

const tokensOf = ({ tokens }: Model, actor: number) => tokens[actor] ?? 0n
const ownerOf = ({ owners }: Model, id: number): Holder =>
  owners[id - 1] ?? fail('ERC721NonexistentToken')

function holdToKeeper(actor: number) {
  if (actor !== keeper) fail('OwnableUnauthorizedAccount')
}

function pause(model: Model, actor: number) {
  holdToKeeper(actor)
  if (model.isPaused) fail('EnforcedPause')
  model.isPaused = true
}

function holdToTerms(model: Model, { ids, isLate }: Exchange) {
  if (model.isPaused) fail('EnforcedPause')
  if (isLate) fail('DeadlinePassed')
  if (ids.length === 0) fail('NothingToSwap')
  if (ids.length > mostIds) fail('TooManyIds')
  if (new Set(ids).size < ids.length) fail('DuplicateId')
}

function deposit(model: Model, actor: number, move: Exchange, said: Said[]) {
  const { ids, minOut } = move
  holdToTerms(model, move)
  const tokens = BigInt(ids.length) * model.rate
  if (tokens < minOut) fail('OutputBelowMinimum')
  for (const id of ids) {
    const owner = ownerOf(model, id)
    if (owner !== 'vault' && !model.isApprovedAll[owner])
      fail('ERC721InsufficientApproval')
    if (owner !== actor) fail('ERC721IncorrectOwner')
    model.owners[id - 1] = 'vault'
  }
  if (model.vault < tokens) fail('ERC20InsufficientBalance')
  model.vault -= tokens
  model.tokens[actor] = tokensOf(model, actor) + tokens
  said.push({ event: 'Deposited', actor, ids: [...ids], tokens })
}

function redeem(
  model: Model,
  actor: number,
  way: Way,
  move: Extract<Move, { kind: 'redeem' }>,
  said: Said[],
) {
  holdToTerms(model, move)
  const ids = move.ids.filter((id) => ownerOf(model, id) === 'vault')
  if (BigInt(ids.length) < move.minOut) fail('OutputBelowMinimum')
  if (ids.length === 0) fail('NothingToSwap')
  const tokens = BigInt(ids.length) * model.rate
  const allowance = model.allowance[actor] ?? 0n
  if (allowance < tokens) fail('ERC20InsufficientAllowance')
  if (tokensOf(model, actor) < tokens) fail('ERC20InsufficientBalance')
  model.allowance[actor] = allowance - tokens
  model.tokens[actor] = tokensOf(model, actor) - tokens
  model.vault += tokens
  said.push({ event: 'Redeemed', actor, ids, tokens })
  for (const id of ids) {
    if (way === 'refuses') fail('Refused')
    model.owners[id - 1] = way === 'givesBack' ? 'vault' : actor
    if (way === 'callsAgain' || way === 'insists')
      callAgain(model, actor, way, move.inner)
  }
}

/** What is called while the vault delivers: it is shut, but for its keeper. */
function callAgain(
  model: Model,
  actor: number,
  way: Way,
  inner: 'deposit' | 'redeem' | 'pause',
) {
  try {
    if (inner === 'pause') pause(model, actor)
    else fail(model.isPaused ? 'EnforcedPause' : 'ReentrancyGuardReentrantCall')
  } catch (error) {
    if (way === 'insists' || !(error instanceof Failure)) throw error
  }
}
