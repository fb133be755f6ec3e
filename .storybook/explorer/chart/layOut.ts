import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type {
  ChartLayout,
  LayoutEdge,
  LayoutNode,
  Point,
} from './layout.types.ts'
import type { Outline, OutlineNode } from './outline.ts'

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
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.randomSeed': '1',
}
const inGroup = { 'elk.padding': '[top=36,left=16,bottom=16,right=16]' }

const toElk = (node: OutlineNode): ElkNode => ({
  id: node.id,
  ...(node.kind === 'group'
    ? { layoutOptions: inGroup, children: node.children.map(toElk) }
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

/** The middle of the longest stretch: where a label hurts least. */
function anchorOf(points: Point[]): Point {
  const stretches = points.slice(1).map((end, at) => {
    const start = points[at] ?? end
    const length = Math.hypot(end[0] - start[0], end[1] - start[1])
    const middle: Point = [
      round((start[0] + end[0]) / 2),
      round((start[1] + end[1]) / 2),
    ]
    return { length, middle }
  })
  return stretches.sort((a, b) => b.length - a.length)[0]?.middle ?? [0, 0]
}

/** Lays a chart out, once, so that nothing is computed where it is shown. */
export async function layOut(elk: ELK, outline: Outline): Promise<ChartLayout> {
  const graph: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions: options,
    children: outline.nodes.map(toElk),
    edges: outline.edges.map(({ key, from, to }) => ({
      id: key,
      sources: [from],
      targets: [to],
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
    return { ...edge, points, anchor: anchorOf(points) }
  })
  return {
    width: round(graph.width),
    height: round(graph.height),
    nodes,
    edges,
  }
}
