import { commentsApi, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type ContractCase, expectAnswer } from './club.ts'
import { idOf } from './idOf.ts'
import { type Act, acts, type Kind } from './moderating.ts'
import { readers } from './newsOf.ts'
import { elevated, signedIn } from './signedIn.ts'

const ok = { ok: true } as const
const bounty = idOf('b', 1)
const belowBounty = idOf('a3', 1)
const gone = 'Its words are gone for good.'

/** Of each kind, what is done about it; whose it is, and where it stands. */
const things: [Kind, string, Role, object, Act[]][] = [
  [
    'proposal',
    idOf('e', 1),
    'whale',
    { proposal: { id: idOf('e', 1) } },
    ['warn', 'dismiss', 'warn'],
  ],
  [
    'idea',
    idOf('d', 2),
    'holder',
    { idea: { id: idOf('d', 2) } },
    ['warn', 'hide', 'restore', 'hide'],
  ],
  [
    'bounty',
    bounty,
    'whale',
    { bounty: { id: bounty } },
    ['warn', 'hide', 'restore'],
  ],
  [
    'submission',
    idOf('b1', 1),
    'proposer',
    { bounty: { id: bounty } },
    ['hide', 'restore', 'hide', 'tombstone'],
  ],
  ['comment', idOf('a', 1), 'holder', { proposal: {} }, ['hide', 'restore']],
  [
    'comment',
    belowBounty,
    'newcomer',
    { bounty: { id: bounty } },
    ['hide', 'restore', 'tombstone'],
  ],
]

const past: Partial<Record<Act, string>> = {
  warn: 'warned',
  hide: 'hidden',
  restore: 'restored',
  tombstone: 'tombstoned',
}

export const moderatedNewsCases: ContractCase[] = [
  ...things.map(
    ([kind, id, author, place, done], at): ContractCase => ({
      name: `news of moderation: what is done about a ${kind} is told to its author alone, the last of it (${at + 1})`,
      async run(club) {
        const { news, told } = readers(club)
        if (id === belowBounty) {
          const newcomer = await signedIn(club, 'newcomer')
          const { createBountyComment } = commentsApi
          const path = urlOf(createBountyComment, { bounty })
          const said = { id, text: 'I know who sells such banners.' }
          expect((await newcomer.post(path, said)).status).toBe(200)
        }
        for (const act of done) {
          const boss = await elevated(club)
          club.advance(1)
          const path = urlOf(acts[act], { kind, thing: id })
          const reason =
            act === 'tombstone' ? gone : `We ${act} it for a while.`
          expectAnswer(await boss.post(path, { reason }), ok)
          await told('moderated', id)
          const [first] = await news(author)
          if (past[act])
            expect(first).toMatchObject({
              kind: 'moderated',
              about: kind,
              act: past[act],
              reason,
              ...place,
            })
        }
        await club.open().get(urlOf(surface.bounty, { bounty }))
      },
    }),
  ),
  {
    name: 'news of moderation: who switched it off is told nothing of it, and read is read',
    async run(club) {
      const { news, of } = readers(club)
      const { inboxSwitches, readInbox } = surface
      const proposer = await of('proposer')
      const { json } = await proposer.get(inboxSwitches.path)
      await proposer.put(inboxSwitches.path, { ...json, moderated: false })
      const boss = await elevated(club)
      club.advance(1)
      const path = urlOf(acts.dismiss, {
        kind: 'proposal',
        thing: idOf('e', 1),
      })
      expectAnswer(
        await boss.post(path, { reason: 'It may stay as it is.' }),
        ok,
      )
      const [first] = await news('whale')
      const whale = await of('whale')
      const left = await whale.post(readInbox.path, { upTo: first?.id })
      expect(left.json).toEqual({ unread: 0 })
      await proposer.put(inboxSwitches.path, { ...json, moderated: true })
      await news('proposer')
    },
  },
]
