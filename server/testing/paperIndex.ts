import type { AppContext } from '../context.ts'
import { subjectOf } from '../indexer/subject.ts'
import { startTestServer } from './startTestServer.ts'

/** An owner of some NFTs, from a block on, until another where it says so. */
export interface Stay {
  owner: string
  nfts: number
  from?: number
  until?: number
}

export const hashOf = (block: number) =>
  `0x${block.toString(16).padStart(64, 'b')}` as const

/** The head of an index on paper, and seconds at which its blocks were. */
export const paperHead = 100
export const paperTime = (block: number) => 1_700_000_000 + block * 60

type Options = NonNullable<Parameters<typeof startTestServer>[0]>

/**
 * Starts a server with an index that stands on no chain: a test says who held
 * what, and how far it is. It was seen in a far future, so that it stays fresh.
 */
export async function startOnPaper(
  stays: readonly Stay[],
  options: Options = {},
) {
  let app: AppContext | undefined
  const server = await startTestServer({
    ...options,
    extras: {
      ...options.extras,
      rows(context) {
        app = context
        return options.extras?.rows?.(context) ?? []
      },
    },
  })
  const context = app as AppContext
  /** Runs a statement of the test's own, as text. */
  const run = (query: string) =>
    context.db.background.run((orm) => orm.execute(query))

  /** Says how far it is, and how far the chain. */
  async function stand(
    at: { block?: number; head?: number; doubts?: number } = {},
  ) {
    const { block = paperHead, doubts = 0 } = at
    const head = at.head ?? block
    await run(`
      update index_cursor set block = ${block}, head = ${head},
        hash = '${hashOf(block)}', doubts = ${doubts}, version = version + 1`)
    await context.index.book.refresh()
  }

  await run(`
    insert into index_cursor (id, subject, block, hash, head, seen_at)
    values (1, '${subjectOf(context.env)}', ${paperHead},
      '${hashOf(paperHead)}', ${paperHead}, '2200-01-01')
    on conflict (id) do update set seen_at = '2200-01-01'`)
  const blocks = Array.from(
    { length: paperHead + 1 },
    (_, block) => `(${block}, '${hashOf(block)}', ${paperTime(block)})`,
  )
  await run(`insert into indexed_blocks (number, hash, time)
    values ${blocks.join(', ')} on conflict do nothing`)
  let token = 0
  for (const { owner, nfts, from = 1, until } of stays) {
    await run(`insert into accounts (address) values ('${owner}')
      on conflict do nothing`)
    await run(`
      insert into nft_transfers
        (token_id, block, log_index, from_id, to_id, until_block)
      select ${token} + each, ${from}, each, 0, account.id, ${until ?? 'null'}
      from accounts as account, generate_series(1, ${nfts}) as each
      where account.address = '${owner}'`)
    token += nfts
  }
  await stand()
  return { ...server, app: context, run, stand }
}

export type PaperServer = Awaited<ReturnType<typeof startOnPaper>>
