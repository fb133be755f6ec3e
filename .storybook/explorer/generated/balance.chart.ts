// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 321.4,
  height: 166,
  nodes: [
    {"id":"balance.idle","label":"idle","kind":"state","initial":true,"x":24,"y":24,"width":72,"height":36},
    {"id":"balance.loading","label":"loading","kind":"state","initial":false,"x":132,"y":24,"width":79.8,"height":36},
    {"id":"balance.loaded","label":"loaded","kind":"state","initial":false,"x":116,"y":106,"width":72.4,"height":36},
    {"id":"balance.failed","label":"failed","kind":"state","initial":false,"x":225,"y":106,"width":72.4,"height":36},
  ],
  edges: [
    {"key":"balance.loading→balance.loaded","from":"balance.loading","to":"balance.loaded","labels":["readBalance ✓"],"guards":["isRead"],"points":[[164,60],[164,106]],"anchor":[164,83]},
    {"key":"balance.loading→balance.failed","from":"balance.loading","to":"balance.failed","labels":["readBalance ✓","readBalance ✗","after balanceTimeout"],"guards":[],"points":[[196,60],[196,78],[273,78],[273,106]],"anchor":[234.5,78]},
    {"key":"balance.loaded→balance.loading","from":"balance.loaded","to":"balance.loading","labels":["balance.refetch"],"guards":[],"points":[[140,106],[140,78],[148,78],[148,60]],"anchor":[140,92]},
    {"key":"balance.failed→balance.loading","from":"balance.failed","to":"balance.loading","labels":["balance.refetch"],"guards":[],"points":[[249,106],[249,88],[180,88],[180,60]],"anchor":[214.5,88]},
  ],
}
