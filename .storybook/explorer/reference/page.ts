import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import type { Said } from '../../pages/failures/said.ts'
import { labelOf } from '../chart/outline.ts'
import { capital } from '../names.ts'
import type { Field, MachineTypes, Member } from './types.ts'
import { mark } from './words.ts'

/** When a failure happens, as its type says it: an integrator is told of each. */
function whenOf(code: string, doc: string): string {
  if (!doc) throw new Error(`Nothing is said above ${code}, in its type`)
  return doc.replace(/\.$/, '')
}

/** What a page is made of. */
export interface PageParts {
  id: string
  machine: AnyStateMachine
  words: string
  types: MachineTypes
  /** The public subpaths: `/wallet`, `/wallet/actors`. */
  paths: string[]
  /** Its part of a system's view is there. */
  isInSystem: boolean
  /** State → the view's statuses that were seen in it. */
  statuses: ReadonlyMap<string, ReadonlySet<string>>
  /** What a person did who sends it, where the README says so. */
  sent: ReadonlyMap<string, string>
  /** What a person reads of the failure of a code. */
  saidOf: (code: string) => Said | undefined
}
const code = (text: string) => (text ? `\`${text}\`` : '')
const codes = (texts: Iterable<string>) => [...texts].map(code).join(', ')
const cell = (text: string) =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()

const table = (heads: string[], rows: string[][]) =>
  [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ].join('\n')

/** The row of a member with each of its fields under it. */
const fieldRows = ({ names, fields, doc }: Member) => {
  const about = [names.map(code).join(', '), doc] as const
  const rows = fields.map(({ name, type, isOptional, doc }) => [
    code(isOptional ? `${name}?` : name),
    code(type),
    doc,
  ])
  const [first = ['', '', ''], ...rest] = rows
  const [field = '', type = '', said = ''] = first
  return [
    [about[0], field, type, [about[1], said].filter(Boolean).join(' ')],
    ...rest.map((row) => ['', ...row]),
  ]
}

/** What comes with an event, in one cell. */
const payload = (fields: Field[]) =>
  fields
    .map(({ name, type, isOptional }) =>
      code(`${name}${isOptional ? '?' : ''}: ${type}`),
    )
    .join('<br>')

const docsOf = ({ doc, fields }: Member) =>
  [
    doc,
    ...fields.flatMap(({ name, doc: said }) =>
      said ? [`${code(name)}: ${said}`] : [],
    ),
  ]
    .filter(Boolean)
    .join(' ')

const isPublic = (type: string) => !type.startsWith('xstate.') && type !== ''

/** The states that a machine can rest in, in the order of its chart. */
const leavesOf = (machine: AnyStateMachine) =>
  getStateNodes(machine).filter(
    ({ type }) => type === 'atomic' || type === 'final',
  )

type Node = ReturnType<typeof leavesOf>[number]

/** What leads out of a state, or is heard there, of its own first: label → states. */
function waysOf(node: Node, isHeard: boolean): Map<string, Set<string>> {
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  const own = all.filter(({ eventType }) => isPublic(eventType) === isHeard)
  const ways = new Map<string, Set<string>>()
  for (const transition of own) {
    const label = labelOf(transition)
    const targets = (transition.target ?? []).map(({ path }) => path.join('.'))
    ways.set(label, new Set([...(ways.get(label) ?? []), ...targets]))
  }
  const around = node.parent ? waysOf(node.parent, isHeard) : []
  for (const [label, targets] of around)
    ways.set(label, new Set([...(ways.get(label) ?? []), ...targets]))
  return ways
}

const waysIn = (node: Node, isHeard: boolean) =>
  [...waysOf(node, isHeard)]
    .map(([label, targets]) =>
      targets.size > 0 ? `${code(label)} → ${codes(targets)}` : code(label),
    )
    .join('<br>')

const tagsOf = (node: Node): string[] => [
  ...node.tags,
  ...(node.parent ? tagsOf(node.parent) : []),
]

function statesTable({ machine, statuses }: PageParts): string {
  const leaves = leavesOf(machine)
  const hasTags = leaves.some((node) => tagsOf(node).length > 0)
  const hasStatuses = statuses.size > 0
  return table(
    [
      'state',
      ...(hasStatuses ? ['`status` of the view'] : []),
      ...(hasTags ? ['tags'] : []),
      'hears',
      'goes on by itself',
    ],
    leaves.map((node) => {
      const name = node.path.join('.')
      return [
        code(name),
        ...(hasStatuses ? [codes(statuses.get(name) ?? [])] : []),
        ...(hasTags ? [codes(new Set(tagsOf(node)))] : []),
        waysIn(node, true),
        waysIn(node, false),
      ]
    }),
  )
}

const longest = 60_000

/** 300 ms, 15 s, 4 min 50 s. */
function lasting(ms: number): string {
  if (ms % 1_000 !== 0) return `${ms.toLocaleString('en-US')} ms`
  const minutes = ms < longest ? 0 : Math.floor(ms / longest)
  const seconds = (ms - minutes * longest) / 1_000
  return [minutes && `${minutes} min`, seconds && `${seconds} s`]
    .filter(Boolean)
    .join(' ')
}

/** Those that the chart names, and how long each is. */
function delaysOf({ machine }: PageParts): string {
  const delays = Object.entries<unknown>(machine.implementations.delays ?? {})
  if (delays.length === 0) return ''
  const rows = delays.map(([name, delay]) => [
    code(name),
    typeof delay === 'number'
      ? lasting(delay)
      : 'not always as long: see above',
  ])
  return `## Delays\n\n${table(['delay', 'how long'], rows)}`
}

function imports({ id, types, paths }: PageParts): string {
  const [path, actors] = paths
  const view = types.view.length > 0 && !isSystem(id)
  const names = [`${id}Machine`, ...(view ? [`to${capital(id)}View`] : [])]
  return [
    '```ts',
    `import { ${names.join(', ')} } from '@narwhal-club/core${path}'`,
    ...(actors && !isSystem(id)
      ? [
          `import { create${capital(id)}Actors } from '@narwhal-club/core${actors}'`,
        ]
      : []),
    '```',
  ].join('\n')
}
const isSystem = (id: string) => id === 'system'

function viewOf({ id, types, isInSystem }: PageParts): string {
  const { view, isOfRows } = types
  if (view.length === 0) return ''
  const whose = isInSystem
    ? `\`view.${id}\` of a system; \`to${capital(id)}View(snapshot)\` of the machine alone.`
    : `\`to${capital(id)}View(snapshot)\`.`
  const rows = isOfRows ? ' It has a row for each intent; this is a row.' : ''
  if (isSystem(id)) return partsTable(view)
  return `## The view\n\n${whose}${rows}\n\n${table(
    ['`status`', 'field', 'type', 'what it is'],
    view.flatMap(fieldRows),
  )}`
}

/** Of the root's view: where each of its parts is described. */
const partsTable = (view: Member[]) =>
  `## The view\n\nWhat \`getSnapshot()\` and \`subscribe\` give: a part for each machine.\n\n${table(
    ['part', 'what it is'],
    view.flatMap(({ fields }) =>
      fields.map(({ name }) => [
        code(name),
        `[the view of ${name}](${name}.md#the-view)`,
      ]),
    ),
  )}`

const eventsOf = ({ types, sent }: PageParts) =>
  `## Events\n\n${table(
    ['event', 'with', 'what it says'],
    types.events.map((each) => [
      codes(each.names),
      payload(each.fields),
      docsOf(each) || sentence(sent.get(each.names[0] ?? '')),
    ]),
  )}`

const sentence = (words = '') => words && `A person ${words}.`

const factsOf = ({ types }: PageParts) =>
  types.facts.length === 0
    ? ''
    : `## Facts\n\nEmitted as they happen: \`on\` hears them.\n\n${table(
        ['fact', 'with', 'what it says'],
        types.facts.map((each) => [
          codes(each.names),
          payload(each.fields),
          docsOf(each),
        ]),
      )}`

function failuresOf({ id, types, saidOf }: PageParts): string {
  const codesOfAll = types.failures.map(({ names: [name = ''], doc }) => ({
    name,
    doc,
  }))
  if (codesOfAll.length === 0) return ''
  const isOwn = (name: string) =>
    !name.includes('.') || name.startsWith(`${id}.`)
  const others = new Set(
    codesOfAll
      .filter(({ name }) => !isOwn(name))
      .map(({ name }) => name.split('.')[0] ?? ''),
  )
  const rows = codesOfAll
    .filter(({ name }) => isOwn(name))
    .map(({ name, doc }) => {
      const { message = '', advice = '' } = saidOf(name) ?? { message: '' }
      return [
        code(name),
        whenOf(name, doc),
        [message, advice].filter(Boolean).join('<br>'),
      ]
    })
  const also = [...others].map(
    (other) => `\n\nAnd those of [${other}](${other}.md#failures).`,
  )
  return `## Failures\n\n${table(['code', 'when', 'what a person reads'], rows)}${also.join('')}`
}

const inputOf = ({ types }: PageParts) =>
  types.input.length === 0
    ? ''
    : `## Input\n\n${table(
        ['field', 'type', 'what it is'],
        types.input.map(({ name, type, isOptional, doc }) => [
          code(isOptional ? `${name}?` : name),
          code(type),
          doc,
        ]),
      )}`

const actorsOf = ({ types }: PageParts) =>
  types.actors.length === 0
    ? ''
    : `## Actors\n\nAll that it does to the world. A test hands in others, by these names.\n\n${table(
        ['actor', 'type', 'what it does'],
        types.actors.map(({ name, type, doc }) => [
          code(name),
          code(type),
          doc,
        ]),
      )}`

const typesOf = ({ types: { named } }: PageParts) =>
  named.size === 0
    ? ''
    : `## Types\n\n\`\`\`typescript\n${[...named.values()].join('\n\n')}\n\`\`\``

/** A machine's page: its words as they are, and what its types and chart say. */
export const pageWith = (parts: PageParts): string =>
  `${[
    `# ${parts.id}`,
    parts.words,
    mark,
    imports(parts),
    viewOf(parts),
    `## States\n\nAs the chart names them, what each hears and where that leads: to one of these, or it stays. A ✓ is an actor that answered, a ✗ one that broke.\n\n${statesTable(parts)}`,
    delaysOf(parts),
    eventsOf(parts),
    factsOf(parts),
    failuresOf(parts),
    inputOf(parts),
    // Those of the root are the ports that the README lists.
    isSystem(parts.id) ? '' : actorsOf(parts),
    typesOf(parts),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`

/** A machine in a few lines, where its words have none: what the explorer says. */
export function summaryOf({ machine, types, words }: PageParts) {
  const lines = {
    States: leavesOf(machine).map(({ path }) => path.join('.')),
    Hears: machine.events.filter(isPublic),
    Emits: types.facts.flatMap(({ names }) => names),
    Failures: types.failures.flatMap(({ names }) => names),
  }
  return Object.entries(lines)
    .filter(([name, each]) => each.length > 0 && !words.includes(`- ${name}`))
    .map(([name, each]) => `- ${name}: ${codes(each)}`)
    .join('\n')
}
