import type { Subject } from '@narwhal-club/core/proposing'
import { createProposingClient } from '@narwhal-club/core/proposing'
import { createProposingActors } from '@narwhal-club/core/proposing/actors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AnyActorLogic,
  createActor,
  fromCallback,
  toPromise,
} from 'xstate'
import { type PaperServer, startOnPaper } from '../../testing/paperIndex.ts'
import {
  type Author,
  at,
  newAccount,
  openAuthor,
  words,
} from '../../testing/proposing.ts'

const account = newAccount()
let server: PaperServer
beforeAll(async () => {
  server = await startOnPaper([{ owner: at(account), nfts: 50 }])
})
afterAll(() => server.close())

/** The front end's own actors, of one who is signed in before the server. */
function frontEnd({ browser }: Author) {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const { url: origin } = server
  const client = createProposingClient({
    fetch: (path, init) =>
      fetch(new URL(String(path), origin), {
        ...init,
        headers: {
          ...Object.fromEntries(new Headers(init?.headers)),
          cookie,
          origin,
        },
      }),
  })
  const actors = createProposingActors({
    ...client,
    rpc: { call: () => Promise.reject(new Error('no node is asked here')) },
    token: server.app.env.TOKEN_CONTRACT,
    primaryWallet: async () => '0x',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    chainId: 25,
    links: fromCallback(() => {}),
    signer: {
      readAccount: async () => ({ address: at(account), chainId: 25 }),
      signTypedData: async (typed) => ({
        ok: true,
        value: await account.signTypedData(typed as never),
      }),
    },
  })
  return (id: keyof typeof actors, input: unknown) =>
    toPromise(createActor(actors[id] as AnyActorLogic, { input }).start())
}

test.each([
  ['default: what was signed for this collection is taken', null, 'opened'],
  [
    'error: E8 a page that was loaded before the collection was another',
    '2f',
    'failure',
  ],
])('%s', async (_, other, kind) => {
  const author = await openAuthor(server, account)
  const run = frontEnd(author)
  const draft = await author.write({ ...words, title: `Reef ${kind}` })
  const { subject } = (await run('readDraft', { draft })) as {
    subject: Subject
  }
  const nft = `0x${other?.repeat(20)}` as const
  const club = other ? { ...subject.club, nft } : subject.club
  const { contentHash } = author.messageOf(subject.draft.content as never)
  const review = { contentHash, sentence: '' }
  const { sentence } = (await run('sign', {
    subject: { ...subject, club },
    review,
  })) as { sentence: string }
  const { signed } = (await run('sign', {
    subject: { ...subject, club },
    review: { contentHash, sentence },
  })) as { signed: object }
  const told = await run('openIntent', { subject, contentHash, signed })
  expect(told).toMatchObject({
    kind,
    ...(other && { failure: { refusal: 'wrong_domain' } }),
  })
})
