import { verify } from '@narwhal-club/core/messages/pages/verify'

interface Line {
  index: number
  payload: string
}

/** Of a bundle, what is bent here. */
export interface AnyBundle {
  voters: { root: string; eligiblePower: number; list: [string, number][] }
  lines: Line[]
  tally: { yesPower: number }
  head: { hash: string }
  proposal: { quorum: number }
}

export interface Tamper {
  name: string
  bend(bundle: AnyBundle): void
  /** Sentences that a verifier must say, whatever it says besides. */
  says: readonly string[]
}

const { findings } = verify

/** Exchanges signs of a text that must be there. */
function bendPayload(bundle: AnyBundle, at: number, from: RegExp, to: string) {
  const line = bundle.lines[at]
  const bent = line?.payload.replace(from, to)
  if (!line || bent === line.payload) throw new Error('nothing was bent')
  bundle.lines[at] = { ...line, payload: bent as string }
}

const otherRoot = `0x${'12'.repeat(32)}`

/** One of each kind that spec and format name, for a bundle of three ballots or more. */
export const tampers: readonly Tamper[] = [
  {
    name: 'one signature',
    bend: (bundle) =>
      bendPayload(bundle, 1, /"signature":"0x..../, '"signature":"0x1bad'),
    says: [findings.signatures.signature, findings.lines.hash],
  },
  {
    name: 'one weight of a ballot',
    bend: (bundle) => bendPayload(bundle, 1, /"power":(\d+)/, '"power":1000$1'),
    says: [findings.power.power, findings.lines.hash],
  },
  {
    name: 'one weight of the list',
    bend({ voters }) {
      const [first] = voters.list
      if (first) first[1] += 1
    },
    says: [findings.list.root, findings.list.power],
  },
  {
    name: 'one ballot dropped',
    bend: ({ lines }) => void lines.splice(1, 1),
    says: [findings.lines.place, findings.lines.previous],
  },
  {
    name: 'two ballots in another order',
    bend({ lines }) {
      const [first, second] = lines
      if (first && second) lines.splice(0, 2, second, first)
    },
    says: [findings.lines.index, findings.lines.place],
  },
  {
    name: 'one ballot added',
    bend({ lines }) {
      const last = lines.at(-1)
      if (last) lines.push({ ...last, index: last.index + 1 })
    },
    says: [findings.lines.place, findings.lines.hash, findings.order.seq],
  },
  {
    name: 'the root',
    bend({ voters }) {
      voters.root = otherRoot
    },
    says: [findings.list.root],
  },
  {
    name: 'the head of the log',
    bend({ head }) {
      head.hash = otherRoot
    },
    says: [findings.head.seal],
  },
  {
    name: 'the sum',
    bend({ tally }) {
      tally.yesPower += 1
    },
    says: [findings.tally.yesPower],
  },
  {
    name: 'the quorum',
    bend({ proposal }) {
      proposal.quorum += 1
    },
    says: [findings.stand.facts],
  },
  {
    name: 'ballots left off the end',
    bend: ({ lines }) => void lines.pop(),
    says: [findings.stand.ballots],
  },
]
