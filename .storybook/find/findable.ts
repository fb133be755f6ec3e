import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { sceneAt } from '../explorer/engine.ts'
import type { StateStory } from '../explorer/generate.ts'
import { capital } from '../explorer/names.ts'
import { redact } from '../explorer/redact.ts'
import type { FoundTour } from '../explorer/tours.ts'
import { saidOf } from '../pages/failures/said.ts'
import { seenIn } from '../pages/failures/seen.ts'
import type { FoundFailure, FoundMachine } from './found.types.ts'

/** The names in the type of this ending: `'login.failed'` of `LoginEmitted`. */
function namesIn(types: string, ending: string): string[] {
  const bodies = types.matchAll(
    new RegExp(
      `^export type \\w*${ending} =([^]*?)(?=^export|^interface)`,
      'gm',
    ),
  )
  return [...bodies].flatMap(([, body = '']) =>
    [...body.matchAll(/'([a-zA-Z.]+)'/g)].map(([, name = '']) => name),
  )
}

/** What a person reads of a failure; a bare code is the machine's own. */
function textsOf(code: string, id: string): string[] {
  const [family = id] = code.split('.').slice(0, -1)
  const { message, advice } = saidOf(family, code) ?? {}
  return [message, advice].filter((text) => typeof text === 'string')
}

/** Where a context may name a failure. */
const naming = ['code', 'failure', 'why']

/** Every failure in a context, with the sentences that lie beside its code. */
function failuresIn(
  value: unknown,
  codes: readonly string[],
): Pick<FoundFailure, 'code' | 'says'>[] {
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  const here = naming
    .map((key) => record[key])
    .filter((code): code is string => codes.includes(String(code)))
    .map((code) => ({
      code,
      says: [record.message, record.advice].filter(
        (text) => typeof text === 'string',
      ),
    }))
  const inner = Object.values(record).flatMap((each) => failuresIn(each, codes))
  return [...here, ...inner]
}

const placesOf = (names: readonly string[], wanted: Iterable<string>) =>
  [...new Set(wanted)]
    .map((name) => names.indexOf(name))
    .filter((at) => at >= 0)
    .sort((a, b) => a - b)

/** What a state has to say, by the names of things. */
function lookAt(tour: FoundTour, path: string, codes: readonly string[]) {
  const { choices, snapshot, log } = sceneAt(tour, path)
  return {
    events: choices
      .filter(({ kind, enabled }) => kind === 'send' && enabled)
      .map(({ event }) => event.type),
    facts: log.at(-1)?.facts ?? [],
    failures: failuresIn(redact(snapshot.context), codes),
  }
}

/**
 * What can be found of a machine. A state's own choices say what is heard in it:
 * a guard that is in the way counts.
 *
 * @param states each of its states, with the way there.
 * @param types the texts of the machine's types.
 * @param own the codes of the failures that it names.
 * @param all those of every machine: one of a fee is held by who pays it.
 */
export function findable(
  tour: FoundTour,
  states: readonly StateStory[],
  types: string,
  own: readonly string[],
  all: readonly string[],
): FoundMachine {
  const { id } = tour.machine
  const events = tour.machine.events.filter((type) => !/^xstate\./.test(type))
  const facts = [...new Set(namesIn(types, 'Emitted'))]
  const looks = states.map(({ name, title, path }) => ({
    title,
    story: toId(`Machines/${capital(id)}`, storyNameFromExport(name)),
    ...lookAt(tour, path, all),
  }))
  const held = looks.flatMap(({ failures }) => failures)
  const codes = [...new Set([...own, ...held.map(({ code }) => code)])]
  // What is said whatever happened says nothing of this.
  const made = own.map((code) => textsOf(code, id))
  const isShared = (text: string) =>
    own.length > 1 && made.every((texts) => texts.includes(text))
  const seen = seenIn(
    tour,
    states.map(({ name, ...state }) => ({ ...state, exportName: name })),
    codes,
  )
  const titles = states.map(({ title }) => title)
  return {
    id,
    events,
    facts,
    failures: codes.map((code) => ({
      code,
      says: [
        ...new Set([
          ...textsOf(code, id).filter((text) => !isShared(text)),
          ...held
            .filter((each) => each.code === code)
            .flatMap(({ says }) => says),
        ]),
      ],
      seen: (seen.get(code) ?? []).map(
        ({ state, path }) => [titles.indexOf(state), path] as const,
      ),
    })),
    states: looks.map(({ title, story, ...look }) => ({
      title,
      story,
      hears: placesOf(events, look.events),
      told: placesOf(facts, look.facts),
    })),
  }
}

/** A state or a failure a line. */
export function spellFound(machines: FoundMachine[]): string {
  const rows = (name: string, all: readonly unknown[]) => [
    `    ${name}: [`,
    ...all.map((each) => `      ${JSON.stringify(each)},`),
    '    ],',
  ]
  return [
    '// Made by `npm run stories:generate` from the machines: a change here is lost.',
    "import type { FoundMachine } from '../../find/found.types.ts'",
    '',
    'export const found: readonly FoundMachine[] = [',
    ...machines.flatMap(({ id, events, facts, failures, states }) => [
      '  {',
      `    id: ${JSON.stringify(id)},`,
      `    events: ${JSON.stringify(events)},`,
      `    facts: ${JSON.stringify(facts)},`,
      ...rows('failures', failures),
      ...rows('states', states),
      '  },',
    ]),
    ']',
    '',
  ].join('\n')
}
