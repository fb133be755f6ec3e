// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 142.6,
  height: 176,
  nodes: [
    {"id":"payments.recalling","label":"recalling","kind":"state","initial":true,"x":24,"y":24,"width":94.6,"height":36},
    {"id":"payments.open","label":"open","kind":"state","initial":false,"x":35,"y":116,"width":72,"height":36},
  ],
  edges: [
    {"key":"payments.recalling→payments.open","from":"payments.recalling","to":"payments.open","labels":["readUnsettled ✓","readUnsettled ✗"],"guards":[],"points":[[71,60],[71,116]],"label":{"lines":["readUnsettled ✓","readUnsettled ✗"],"x":22,"y":70,"width":97.5,"height":28}},
  ],
}
