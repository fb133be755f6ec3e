import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { explore } from './explore.ts'
import { fakeActors } from './fakeActors.ts'
import { fakeClock } from './fakeClock.ts'
import { stringify } from './stringify.ts'
import { gapsOf } from './totality.ts'
import type { Walk, WalkOptions, WalkStep } from './walk.types.ts'

type Node = ReturnType<typeof getStateNodes>[number]

const isLeaf = (node: Node) => node.type === 'atomic' || node.type === 'final'

function edgesOf(nodes: Node[]): AnyTransitionDefinition[] {
  return nodes
    .flatMap((node) => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ])
    .filter((edge) => edge.target?.length || edge.actions.length)
}

function nameOf(edge: AnyTransitionDefinition): string {
  const targets = edge.target?.map((node) => node.id).join(', ') ?? 'stays'
  const guard = edge.guard ? ` [${stringify(edge.guard)}]` : ''
  return `${edge.source.id} · ${edge.eventType || 'always'}${guard} → ${targets}`
}

/**
 * Generates paths through a machine and replays them on the real one with fake
 * actors and a fake clock. What counts as walked is read from the machine's
 * own microsteps: the very transition objects of the chart.
 */
export function walkPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): Walk<Machine> {
  const faked = machine.provide({ actors: fakeActors(machine) })
  const loose = options as unknown as WalkOptions<AnyStateMachine>
  const { paths, snapshots } = explore(faked, loose)
  const nodes = [faked.root, ...getStateNodes(faked)]
  const leaves = nodes.filter(isLeaf)
  const edges = edgesOf(nodes)
  const walkedEdges = new Set<AnyTransitionDefinition>()
  const walkedLeaves = new Set<unknown>()

  const take = (
    actor: { getSnapshot: () => AnyMachineSnapshot },
    step: WalkStep,
    fire: (type: string) => void,
    send: (event: WalkStep['event']) => void,
  ) => {
    if (step.kind === 'send') return send(step.event)
    if (step.kind === 'after') return fire(step.event.type)
    const child = actor.getSnapshot().children[step.actor ?? '']
    if (!child) throw new Error(`No actor ${step.actor} at ${step.label}`)
    const { output, error } = step.event
    child.send(
      step.kind === 'done'
        ? { type: 'fake.done', output }
        : { type: 'fake.error', error },
    )
  }

  const replay: Walk<Machine>['replay'] = (path) => {
    const clock = fakeClock()
    const actor = createActor(faked as AnyStateMachine, {
      input: path.input,
      clock,
      inspect: (event) => {
        // By id: a machine that starts with `always` steps before it exists.
        if (event.type !== '@xstate.microstep') return
        if (event.actorRef.sessionId !== event.rootId) return
        for (const edge of event._transitions) walkedEdges.add(edge)
        const { _nodes } = event.snapshot as AnyMachineSnapshot
        for (const node of _nodes) walkedLeaves.add(node.id)
      },
    })
    const fire = (type: string) => {
      const scheduled = Object.values(
        actor.system.getSnapshot()._scheduledEvents,
      ).find((each) => each.source === actor && each.event.type === type)
      if (!scheduled || !clock.fire(scheduled.delay))
        throw new Error(`No timer ${type} in: ${path.title}`)
    }
    const expect = (wanted: unknown) => {
      const value = stringify(actor.getSnapshot().value)
      if (value !== stringify(wanted))
        throw new Error(`In ${value}, not ${stringify(wanted)}: ${path.title}`)
    }
    actor.start()
    for (const node of actor.getSnapshot()._nodes) walkedLeaves.add(node.id)
    expect(path.start)
    for (const step of path.steps) {
      take(actor, step, fire, (event) => actor.send(event))
      expect(step.value)
    }
    actor.stop()
  }

  return {
    paths: paths as Walk<Machine>['paths'],
    snapshots: snapshots as Walk<Machine>['snapshots'],
    replay,
    gaps: () => gapsOf(snapshots, loose),
    coverage: () => {
      const lost = edges.filter((edge) => !walkedEdges.has(edge))
      const unseen = leaves.filter((node) => !walkedLeaves.has(node.id))
      return {
        states: { walked: leaves.length - unseen.length, all: leaves.length },
        edges: { walked: edges.length - lost.length, all: edges.length },
        missed: [...unseen.map((node) => node.id), ...lost.map(nameOf)],
      }
    },
  }
}
