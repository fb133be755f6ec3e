import type {
  ClubDetail,
  Draft,
  ProposalDetail,
} from '@narwhal-club/core/contract'
import { expect, test } from 'vitest'
import { aboutOf } from './aboutPage.ts'
import { writeHead } from './pageHeads.ts'

const counts = {
  followers: 1,
  holders: 86,
  proposals: { pending: 0, active: 2, closed: 1 },
  bounties: 0,
}
const club = {
  name: 'Deep "Dive"',
  tagline: 'Where the deep decides.',
  status: 'active',
  counts,
} as ClubDetail
const proposal = {
  club: { id: 'deep-dive', name: 'Deep Dive' },
  number: 12,
  title: 'Fund the winter relay',
  summary: '',
  status: 'active',
  start: '2026-11-20T00:00:00.000Z',
  end: '2026-11-24T00:00:00.000Z',
  counts: {
    yesPower: 60,
    noPower: 40,
    yesVoters: 3,
    noVoters: 2,
    ballots: 5,
    comments: 0,
  },
} as unknown as ProposalDetail
const idea = {
  title: 'A reef watch',
  shared: true,
  content: { summary: '', body: '**Three** cameras.' },
} as Draft
const known = [
  ['/api/clubs/deep-dive', club],
  ['/api/proposals/p1', proposal],
  ['/api/drafts/d1', idea],
  ['/api/drafts/d2', { ...idea, shared: false }],
] as const
const at = (path: string, search = '') => aboutOf({ path, search }, known)

test('default: a club’s page is about the club, by either of its paths', () => {
  const about = at('/clubs/deep-dive', '?tab=members')
  expect(about).toMatchObject({
    title: 'Deep "Dive"',
    path: '/clubs/deep-dive',
    description: 'Where the deep decides. · 86 holders · 2 open to vote',
  })
  expect(at('/spaces/deep-dive')).toEqual(about)
  const head = writeHead('/clubs/:clubId', 'https://club.example', about)
  expect(head).toContain('content="Deep &quot;Dive&quot;')
})

test('default: with a proposal open it is about the proposal, as it stands', () => {
  const about = at('/clubs/deep-dive', '?tab=proposals&p=p1')
  expect(about).toMatchObject({
    title: 'Fund the winter relay',
    description: 'Active · 60 yes · 40 no · closes Nov 24, 2026',
    path: '/clubs/deep-dive?tab=proposals&p=p1',
  })
  const later = aboutOf({ path: '/clubs/deep-dive', search: '?p=p1' }, [
    [
      '/api/proposals/p1',
      { ...proposal, counts: { ...proposal.counts, yesPower: 61 } },
    ],
  ])
  expect(later?.picture).not.toBe(about?.picture)
})

test('behavior: what was not answered is not made up', () => {
  expect(at('/about')).toBeUndefined()
  expect(at('/clubs/elsewhere')).toBeUndefined()
  expect(at('/clubs/deep-dive', '?p=p2')?.title).toBe('Deep "Dive"')
})

test('default: with an idea open it is about the idea', () => {
  const about = at('/clubs/deep-dive', '?idea=d1')
  expect(about).toMatchObject({
    title: 'A reef watch',
    description: 'Three cameras.',
    path: '/clubs/deep-dive?idea=d1',
  })
  expect(about?.picture).toBe(at('/clubs/deep-dive')?.picture)
})

test('behavior: of a draft that is not shared nothing is told', () => {
  expect(at('/clubs/deep-dive', '?idea=d2')).toEqual(at('/clubs/deep-dive'))
})

test('default: with a bounty open it is about the bounty', () => {
  const bounty = {
    club: { id: 'deep-dive', name: 'Deep Dive' },
    number: 7,
    title: 'Draw the winter banner',
    status: 'open',
    badges: [],
    winnersMax: 2,
    submitBy: '2026-11-24T00:00:00.000Z',
    counts: { submissions: 1, winners: 0, paid: 0, comments: 0 },
    description: 'A **banner**, as an SVG.',
    reward: { asset: 'CRO', amount: String(450n * 10n ** 18n) },
  }
  const asked = { path: '/clubs/deep-dive', search: '?tab=bounties&b=b1' }
  const about = aboutOf(asked, [...known, ['/api/bounties/b1', bounty]])
  expect(about).toMatchObject({
    title: 'Draw the winter banner',
    description:
      '450 CRO for up to 2 winners · Open · work until Nov 24, 2026 · 1 submission · A banner, as an SVG.',
    path: '/clubs/deep-dive?tab=bounties&b=b1',
    picture: expect.stringMatching(/^\/s\/bounties\/b1\.png\?v=./),
  })
  const paid = { ...bounty, status: 'paid', paidAt: bounty.submitBy }
  const later = aboutOf(asked, [['/api/bounties/b1', paid]])
  expect(later?.picture).not.toBe(about?.picture)
  // One that was not answered is not made up.
  expect(aboutOf(asked, known)).toEqual(at('/clubs/deep-dive'))
})

test('default: bounties of all clubs are a page of their own', () => {
  const search = '?list=bounties&status=open'
  const about = aboutOf({ path: '/clubs', search }, [])
  expect(about).toMatchObject({
    title: 'Bounties of all clubs',
    path: '/clubs?list=bounties',
  })
  expect(aboutOf({ path: '/spaces/', search }, [])).toEqual(about)
  expect(at('/clubs')).toBeUndefined()
  expect(writeHead('/clubs', 'https://club.example', about)).toContain(
    'content="https://club.example/s/pages/clubs.png"',
  )
})

test('default: the swap says its rate, and what the vault holds where it is known', () => {
  const config = {
    tokensPerNft: String(5n * 10n ** 28n),
    holds: { nfts: 1037 },
  }
  const swapAt = (answer: unknown) =>
    aboutOf({ path: '/swap', search: '?mode=redeem' }, [
      ['/api/swap/config', answer],
    ])?.description
  expect(swapAt(config)).toMatch(
    /^1 narwhal = 50\.00B \$NARWHAL · 1,037 in the vault · Trade/,
  )
  expect(swapAt({ ...config, holds: undefined })).toMatch(
    /^1 narwhal = 50\.00B \$NARWHAL · Trade/,
  )
  expect(swapAt(null)).toBeUndefined()
})
