import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { placeLabels } from './labels.ts'
import type {
  ChartLayout,
  LayoutEdge,
  LayoutNode,
  Point,
} from './layout.types.ts'
import type { Outline, OutlineEdge, OutlineNode } from './outline.ts'

/** The width of a letter at 12 pixels, as the chart's face has it. */
const letter = 7.4

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '12',
  // Arrows that end in one state share their last stretch: those of the state at
  // hand are a tree, and the rest is no web.
  'elk.layered.mergeEdges': 'true',
  'elk.layered.mergeHierarchyEdges': 'true',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.randomSeed': '1',
}
const spacing = (gap: number) => ({
  'elk.layered.spacing.nodeNodeBetweenLayers': String(gap),
  'elk.layered.spacing.edgeNodeBetweenLayers': String(gap / 2),
})
const inGroup = (gap: number) => ({
  ...options,
  ...spacing(gap),
  'elk.padding': `[top=${Math.round(28 + gap / 2)},left=16,bottom=20,right=16]`,
})

/** Also where all that leads away is the whole chart's, which is not drawn. */
const atTheTop = { 'elk.layered.layering.layerConstraint': 'FIRST' }

const toElk = (node: OutlineNode, gap: number): ElkNode => ({
  id: node.id,
  ...(node.kind === 'group'
    ? {
        layoutOptions: inGroup(gap),
        children: node.children.map((child) => toElk(child, gap)),
      }
    : {
        width: Math.max(72, node.label.length * letter + 28),
        height: 36,
      }),
})

const round = (value = 0) => Math.round(value * 10) / 10
const boxOf = ({ x, y, width, height }: Partial<ElkNode>) => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

const pointsOf = ({ sections = [] }: ElkExtendedEdge) =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(
      ({ x, y }): Point => [round(x), round(y)],
    ),
  )

/** A group's name, which a label may not cover; of a state, all of it. */
export const solidOf = ({ kind, label, x, y, width, height }: LayoutNode) =>
  kind === 'group'
    ? { x: x + 24, y: y + 10, width: label.length * letter, height: 16 }
    : { x, y, width, height }

/** The four lines around a group. */
const bordersOf = ({ kind, x, y, width, height }: LayoutNode) =>
  kind === 'group'
    ? [
        { x, y, width, height: 0 },
        { x, y: y + height, width, height: 0 },
        { x, y, width: 0, height },
        { x: x + width, y, width: 0, height },
      ]
    : []

/** Places of nodes by id as the chart lists them: what is later stands lower. */
function placesOf(nodes: OutlineNode[]): Map<string, number> {
  const all = (node: OutlineNode): string[] => [
    node.id,
    ...node.children.flatMap(all),
  ]
  return new Map(nodes.flatMap(all).map((id, at) => [id, at]))
}

const isWithin = (a: string, b: string) => a.startsWith(`${b}.`)

async function layOutWith(
  elk: ELK,
  outline: Outline,
  gap: number,
): Promise<ChartLayout> {
  const places = placesOf(outline.nodes)
  // What leads back up is laid out downwards and drawn the other way: so the
  // chart begins where the machine begins.
  const isBack = ({ from, to }: OutlineEdge) =>
    !isWithin(from, to) &&
    !isWithin(to, from) &&
    (places.get(from) ?? 0) > (places.get(to) ?? 0)
  const begins = outline.nodes.filter(({ initial }) => initial)
  const [first] = begins.length === 1 ? begins : []
  const graph: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions: { ...options, ...spacing(gap) },
    children: outline.nodes.map((node) => ({
      ...toElk(node, gap),
      ...(node === first &&
        node.kind !== 'group' && { layoutOptions: atTheTop }),
    })),
    edges: outline.edges.map((edge) => ({
      id: edge.key,
      sources: [isBack(edge) ? edge.to : edge.from],
      targets: [isBack(edge) ? edge.from : edge.to],
    })),
  })
  const nodes: LayoutNode[] = []
  const place = (outlined: OutlineNode[], elkNodes: ElkNode[] = []) => {
    for (const { children, ...node } of outlined) {
      const placed = elkNodes.find(({ id }) => id === node.id)
      nodes.push({ ...node, ...boxOf(placed ?? {}) })
      place(children, placed?.children)
    }
  }
  place(outline.nodes, graph.children)
  const edges = outline.edges.map((edge): LayoutEdge => {
    const placed = graph.edges?.find(({ id }) => id === edge.key)
    const points = placed ? pointsOf(placed) : []
    return {
      ...edge,
      points: isBack(edge) ? points.reverse() : points,
      label: null,
    }
  })
  return {
    width: round(graph.width),
    height: round(graph.height),
    nodes,
    edges,
  }
}

/** Room between the rows of states; more where the labels do not fit. */
const gaps = [56, 76, 100, 140]

/**
 * Lays a chart out, once, so that nothing is computed where it is shown.
 *
 * @param scenes the active states of each moment: what is seen together.
 */
export async function layOut(
  elk: ELK,
  outline: Outline,
  scenes: ReadonlySet<string>[],
): Promise<ChartLayout> {
  for (const gap of gaps) {
    const layout = await layOutWith(elk, outline, gap)
    const solid = layout.nodes.map(solidOf)
    const borders = layout.nodes.flatMap(bordersOf)
    const edges = placeLabels(layout.edges, solid, scenes, layout, borders)
    if (edges) return { ...layout, edges }
  }
  throw new Error(`No room for the labels of ${outline.nodes[0]?.id}`)
}
