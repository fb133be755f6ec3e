import type { OutlineEdge, OutlineNode } from './outline.ts'

/** In pixels of the chart. */
export type Point = [x: number, y: number]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface LayoutNode extends Box, Omit<OutlineNode, 'children'> {}

/** What is written on an edge, and the room that it takes. */
export interface LayoutLabel extends Box {
  /** What fires it, or how much does where there is no room for all. */
  lines: string[]
}

export interface LayoutEdge extends OutlineEdge {
  /** A line from state to state, in pixels of the chart. */
  points: Point[]
  /** It touches nothing that is seen with it. */
  label: LayoutLabel | null
}

/** Where everything of a chart is drawn, in pixels. Made at build time. */
export interface ChartLayout {
  width: number
  height: number
  /** Groups before what is in them. */
  nodes: LayoutNode[]
  edges: LayoutEdge[]
}
