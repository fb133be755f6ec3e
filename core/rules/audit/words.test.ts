import { describe, expect, test } from 'vitest'
import { contentHash as hashOf } from '../governance/content.ts'
import { proposalDigest } from '../governance/message.ts'
import { proposalSentence } from '../governance/sentence.ts'
import type { Bundle } from './index.ts'
import { keyOf, signDigest, twinOf } from './keys.testing.ts'
import { at, honest, reds, replaced, voter } from './tamper.testing.ts'

/** What is wrong with each ballot, one after the other. */
const everyBallot = (...found: string[]) =>
  honest.lines.flatMap((_, place) => found.map((each) => `${each} #${place}`))

describe('the words', () => {
  const bendVersion = (place: number, change: object): Bundle => ({
    ...honest,
    versions: replaced(honest.versions, place, [
      { ...at(honest.versions, place), ...change },
    ]),
  })
  const signedOf = (place: number) => at(honest.versions, place).signed

  test.each<[string, Bundle, string[]]>([
    [
      'other words',
      bendVersion(1, { body: 'Give all of it to the author, at once.' }),
      ['content content_hash v2'],
    ],
    [
      'the same words, spelled otherwise',
      bendVersion(1, { summary: 'A relay,  in winter.' }),
      ['content not_normal v2'],
    ],
    [
      'the address of the discussion, spelled otherwise',
      (() => {
        const discussionUrl = ' https://forum.example/relay'
        const { title, body, summary, labels } = at(honest.versions, 1)
        const words = { title, body, summary, labels, discussionUrl }
        const contentHash = hashOf({ ...words, version: 2 })
        const signed = signedOf(1)
        if (!signed) throw new Error('nothing was signed')
        const message = { ...signed.message, contentHash }
        const digest = proposalDigest(honest.club.nft, message)
        const signature = signDigest(digest, keyOf('author'))
        const change = { discussionUrl, contentHash }
        return bendVersion(1, {
          ...change,
          signed: { message, digest, signature },
        })
      })(),
      ['content not_normal v2', ...everyBallot('words content')],
    ],
    [
      'other words, and their hash',
      bendVersion(0, { contentHash: keyOf('content') }),
      ['content content_hash v1', 'content content_hash v1'],
    ],
    [
      'a signature of another',
      bendVersion(0, {
        signed: { ...signedOf(0), signature: signedOf(1)?.signature },
      }),
      ['content signature v1'],
    ],
    [
      'a signature with a high s',
      bendVersion(0, {
        signed: {
          ...signedOf(0),
          signature: twinOf(signedOf(0)?.signature ?? '0x'),
        },
      }),
      ['content signature v1'],
    ],
    [
      'the first version left out',
      { ...honest, versions: honest.versions.slice(1) },
      ['content version v1', 'content version v1', 'content replaces v1'],
    ],
    [
      'the last version left out',
      { ...honest, versions: honest.versions.slice(0, 1) },
      everyBallot('words content'),
    ],
    [
      'a version that nobody signed',
      bendVersion(1, { signed: null }),
      ['content signed v2'],
    ],
    [
      'another author',
      { ...honest, proposal: { ...honest.proposal, author: voter(1) } },
      [
        'content author v1',
        'content author v2',
        'content signature v1',
        'content signature v2',
      ],
    ],
    [
      'another number',
      { ...honest, proposal: { ...honest.proposal, number: 13 } },
      everyBallot('words sentence'),
    ],
    [
      'another digest',
      bendVersion(1, { signed: { ...signedOf(1), digest: keyOf('digest') } }),
      ['content digest v2', 'content signature v2'],
    ],
    [
      'labels in another order',
      bendVersion(1, { labels: ['Treasury', 'Events'] }),
      ['content not_normal v2'],
    ],
    [
      'another club',
      { ...honest, club: { ...honest.club, id: 'deep-dive' } },
      ['content club v1', 'content club v2', ...everyBallot('words club')],
    ],
    [
      'another name of the club',
      { ...honest, club: { ...honest.club, name: 'Whale Club' } },
      [
        'content sentence v1',
        'content sentence v2',
        ...everyBallot('words sentence'),
      ],
    ],
    [
      'the name of the club, spelled otherwise',
      { ...honest, club: { ...honest.club, name: 'Narwhal  Club' } },
      ['content not_normal club.name'],
    ],
    [
      'voting that has no time, where nothing is signed',
      {
        ...honest,
        proposal: {
          ...honest.proposal,
          author: null,
          end: 1_000,
          start: 1_000,
        },
        versions: honest.versions.map((each) => ({ ...each, signed: null })),
      },
      [...everyBallot('window received', 'window signed'), 'window schedule'],
    ],
    [
      'voting that begins sooner than was signed',
      {
        ...honest,
        proposal: { ...honest.proposal, start: honest.proposal.start - 60_000 },
      },
      ['window schedule'],
    ],
    [
      'an edit after voting began',
      bendVersion(1, { at: honest.proposal.start }),
      ['window edited_late v2'],
    ],
    [
      'words of before they were signed',
      bendVersion(0, { at: at(honest.versions, 0).at - 361_000 }),
      ['content time v1'],
    ],
  ])('error: %s', (_, bundle, found) => {
    expect(reds(bundle)).toEqual(found)
  })

  test('behavior: an edit opens voting at its own second, however late it came', () => {
    const { title, signed, at: takenAt } = at(honest.versions, 1)
    if (!signed) throw new Error('nothing was signed')
    const earliestStart = takenAt / 1_000 - 5
    const unsaid = { ...signed.message, earliestStart }
    const club = honest.club.name
    const summary = proposalSentence({ ...unsaid, title, club })
    const message = { ...unsaid, summary }
    const digest = proposalDigest(honest.club.nft, message)
    const signature = signDigest(digest, keyOf('author'))
    const bundle = bendVersion(1, { signed: { message, digest, signature } })
    const start = earliestStart * 1_000
    const end = start + message.duration * 1_000
    const proposal = { ...honest.proposal, start, end }
    expect(reds({ ...bundle, proposal })).toEqual([])
  })
})
