// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 120.4,
  height: 176,
  nodes: [
    {"id":"dialog.closed","label":"closed","kind":"state","initial":true,"x":24,"y":24,"width":72.4,"height":36},
    {"id":"dialog.open","label":"open","kind":"state","initial":false,"x":24,"y":116,"width":72,"height":36},
  ],
  edges: [
    {"key":"dialog.closed→dialog.open","from":"dialog.closed","to":"dialog.open","labels":["dialog.open"],"guards":[],"points":[[60,60],[60,116]],"label":{"lines":["dialog.open"],"x":24,"y":69,"width":71.5,"height":14}},
    {"key":"dialog.open→dialog.closed","from":"dialog.open","to":"dialog.closed","labels":["dialog.close"],"guards":[],"points":[[60,116],[60,60]],"label":{"lines":["dialog.close"],"x":21,"y":93,"width":78,"height":14}},
  ],
}
