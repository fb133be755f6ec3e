import type { OutlineEdge, OutlineNode } from './outline.ts'

/** In pixels of the chart. */
export type Point = [x: number, y: number]

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface LayoutNode extends Box, Omit<OutlineNode, 'children'> {}

export interface LayoutEdge extends OutlineEdge {
  /** A line from state to state, in pixels of the chart. */
  points: Point[]
  /** The middle of its label. */
  anchor: Point
}

/** Where everything of a chart is drawn, in pixels. Made at build time. */
export interface ChartLayout {
  width: number
  height: number
  /** Groups before what is in them. */
  nodes: LayoutNode[]
  edges: LayoutEdge[]
}
