import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { edgeName } from './edgeName.ts'
import { createEffects } from './effects.ts'
import { explore } from './explore.ts'
import { startRun, withFakes } from './startRun.ts'
import { stringify } from './stringify.ts'
import { gapsOf } from './totality.ts'
import type { Walk, WalkOptions } from './walk.types.ts'

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

/**
 * Generates paths through a machine and replays them on the real one with fake
 * actors and a fake clock. What counts as walked is read from the machine's
 * own microsteps: the very transition objects of the chart.
 */
export function walkPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): Walk<Machine> {
  const faked = withFakes(machine)
  const loose = options as unknown as WalkOptions<AnyStateMachine>
  const { paths, shortest, snapshots } = explore(faked, loose)
  const nodes = [faked.root, ...getStateNodes(faked)]
  const leaves = nodes.filter(isLeaf)
  const edges = edgesOf(nodes)
  const walkedEdges = new Set<AnyTransitionDefinition>()
  const walkedLeaves = new Set<unknown>()

  const effects = createEffects()

  const replay: Walk<Machine>['replay'] = (path) => {
    const effect = effects.follow()
    const run = startRun(faked as AnyStateMachine, {
      input: path.input,
      onFact: effect.onFact,
      onSent: effect.onSent,
      onStep: (taken, snapshot) => {
        effect.onStep(taken, snapshot)
        for (const edge of taken) {
          walkedEdges.add(edge)
          // A state that is left at once stands in no snapshot.
          walkedLeaves.add(edge.source.id)
        }
        for (const node of snapshot._nodes) walkedLeaves.add(node.id)
      },
    })
    const expect = (wanted: unknown) => {
      const value = stringify(run.getSnapshot().value)
      if (value !== stringify(wanted))
        throw new Error(`In ${value}, not ${stringify(wanted)}: ${path.title}`)
    }
    for (const node of run.getSnapshot()._nodes) walkedLeaves.add(node.id)
    effect.settle()
    expect(path.start)
    for (const step of path.steps) {
      run.take(step)
      effect.settle()
      expect(step.value)
    }
    run.stop()
  }

  return {
    paths: paths as Walk<Machine>['paths'],
    shortest: shortest as Walk<Machine>['shortest'],
    snapshots: snapshots as Walk<Machine>['snapshots'],
    replay,
    effects: effects.told,
    gaps: () => gapsOf(snapshots, loose),
    coverage: () => {
      const lost = edges.filter((edge) => !walkedEdges.has(edge))
      const unseen = leaves.filter((node) => !walkedLeaves.has(node.id))
      return {
        states: { walked: leaves.length - unseen.length, all: leaves.length },
        edges: { walked: edges.length - lost.length, all: edges.length },
        missed: [...unseen.map((node) => node.id), ...lost.map(edgeName)],
      }
    },
  }
}
