import { memo } from 'react'
import * as styles from './Chart.css.ts'
import { labelled } from './labels.ts'
import type {
  ChartLayout,
  LayoutEdge,
  LayoutNode,
  Point,
} from './layout.types.ts'

export interface ChartProps {
  layout: ChartLayout
  /** What it is a chart of. */
  title: string
  /** Ids of the active states, groups included. */
  active: ReadonlySet<string>
  /** How often each edge was taken. */
  taken: ReadonlyMap<string, number>
  /** The edges of the last step. */
  latest: ReadonlySet<string>
  /** Also what does not lead out of where it is has its arrow. */
  isFull: boolean
}

const line = 14

/** An orthogonal line with its corners rounded. */
function pathOf(points: LayoutEdge['points']): string {
  const radius = 8
  return points
    .map(([x, y], at) => {
      const before = points[at - 1]
      const after = points[at + 1]
      if (!before) return `M${x} ${y}`
      if (!after) return `L${x} ${y}`
      const toward = ([px, py]: Point) => {
        const length = Math.hypot(px - x, py - y) || 1
        const cut = Math.min(radius, length / 2) / length
        return `${x + (px - x) * cut} ${y + (py - y) * cut}`
      }
      return `L${toward(before)}Q${x} ${y} ${toward(after)}`
    })
    .join('')
}

interface EdgeProps {
  edge: LayoutEdge
  taken: number
  latest: boolean
  /** It leads out of where the machine is. */
  open: boolean
  hasArrow: boolean
}

function Edge({ edge, taken, latest, open, hasArrow }: EdgeProps) {
  const { labels } = edge
  return (
    <g
      data-taken={taken > 0 || undefined}
      data-latest={latest || undefined}
      data-open={open || undefined}
      className={styles.edge}
    >
      <title>{`${labels.join(', ')}${taken > 0 ? `, taken ${taken} times` : ''}`}</title>
      <path
        d={pathOf(edge.points)}
        className={styles.line}
        markerEnd={hasArrow ? 'url(#arrow)' : undefined}
      />
    </g>
  )
}

/** What is written on an edge, on a ground of its own over every line. */
function Label({ edge, latest }: { edge: LayoutEdge; latest: boolean }) {
  if (!edge.label) return null
  const { x, y, width, height, lines } = edge.label
  return (
    <>
      <rect {...{ x, y, width, height }} className={styles.ground} />
      {lines.map((text, at) => (
        <text
          key={text}
          x={x + width / 2}
          y={y + line * at + 11}
          textAnchor="middle"
          data-latest={latest || undefined}
          className={styles.label}
        >
          {text}
        </text>
      ))}
    </>
  )
}

/** A group's name stands over the lines that lead into it. */
function GroupName({ node, active }: { node: LayoutNode; active: boolean }) {
  return (
    <text
      x={node.x + 24}
      y={node.y + 22}
      data-kind="group"
      data-active={active || undefined}
      className={styles.groupName}
    >
      {node.label}
    </text>
  )
}

function Node({ node, active }: { node: LayoutNode; active: boolean }) {
  const { x, y, width, height, label, kind, initial } = node
  const isGroup = kind === 'group'
  return (
    <g
      data-active={active || undefined}
      data-kind={kind}
      className={styles.node}
    >
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={isGroup ? 14 : 10}
        className={styles.box}
      />
      {kind === 'final' ? (
        <rect
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={7}
          className={styles.inner}
        />
      ) : null}
      {initial ? (
        <circle
          cx={x + 12}
          cy={isGroup ? y + 18 : y + height / 2}
          r={3.5}
          className={styles.start}
        />
      ) : null}
      {isGroup ? null : (
        <text
          x={x + width / 2 + (initial ? 5 : 0)}
          y={y + height / 2 + 4}
          textAnchor="middle"
          className={styles.name}
        >
          {label}
        </text>
      )}
    </g>
  )
}

/**
 * Draws a statechart: where it is, and where it has been. Once for a step: the
 * path that comes back from the URL changes nothing here.
 */
export const Chart = memo(function Chart({
  layout,
  title,
  active,
  taken,
  latest,
  isFull,
}: ChartProps) {
  const { width, height, nodes, edges } = layout
  // What matters now is drawn over what does not.
  const weight = ({ key, from }: LayoutEdge) =>
    (latest.has(key) ? 4 : 0) +
    (active.has(from) ? 2 : 0) +
    (taken.has(key) ? 1 : 0)
  const byWeight = (a: LayoutEdge, b: LayoutEdge) => weight(a) - weight(b)
  const quiet = edges.filter((edge) => weight(edge) === 0)
  const loud = edges.filter((edge) => weight(edge) > 0).sort(byWeight)
  const told = labelled(layout, active, latest)
  const groups = nodes.filter(({ kind }) => kind === 'group')
  const states = nodes.filter(({ kind }) => kind !== 'group')
  const leaves = states.filter(({ id }) => active.has(id))
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      data-full={isFull || undefined}
      aria-label={`${title}, now in ${leaves.map(({ id }) => id).join(' and ')}`}
    >
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="11"
          markerHeight="11"
          orient="auto-start-reverse"
        >
          <path d="M0 0L8 4L0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {groups.map((node) => (
        <Node key={node.id} node={node} active={active.has(node.id)} />
      ))}
      <g className={isFull ? undefined : styles.quiet}>
        {quiet.map((edge) => (
          <Edge
            key={edge.key}
            edge={edge}
            taken={0}
            latest={false}
            open={false}
            hasArrow={isFull}
          />
        ))}
      </g>
      {loud.map((edge) => (
        <Edge
          key={edge.key}
          edge={edge}
          taken={taken.get(edge.key) ?? 0}
          latest={latest.has(edge.key)}
          open={active.has(edge.from)}
          hasArrow
        />
      ))}
      {groups.map((node) => (
        <GroupName key={node.id} node={node} active={active.has(node.id)} />
      ))}
      {states.map((node) => (
        <Node key={node.id} node={node} active={active.has(node.id)} />
      ))}
      {loud
        .filter(({ key }) => told.has(key))
        .map((edge) => (
          <Label key={edge.key} edge={edge} latest={latest.has(edge.key)} />
        ))}
    </svg>
  )
})
