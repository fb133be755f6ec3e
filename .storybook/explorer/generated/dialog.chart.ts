// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 120.4,
  height: 156,
  nodes: [
    {"id":"dialog.closed","label":"closed","kind":"state","initial":true,"x":24,"y":96,"width":72.4,"height":36},
    {"id":"dialog.open","label":"open","kind":"state","initial":false,"x":24,"y":24,"width":72,"height":36},
  ],
  edges: [
    {"key":"dialog.closed→dialog.open","from":"dialog.closed","to":"dialog.open","labels":["dialog.open"],"guards":[],"points":[[72,96],[72,60]],"anchor":[72,78]},
    {"key":"dialog.open→dialog.closed","from":"dialog.open","to":"dialog.closed","labels":["dialog.close"],"guards":[],"points":[[48,60],[48,96]],"anchor":[48,78]},
  ],
}
