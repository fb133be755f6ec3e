// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 236,
  height: 176,
  nodes: [
    {"id":"balance.idle","label":"idle","kind":"state","initial":true,"x":140,"y":24,"width":72,"height":36},
    {"id":"balance.loading","label":"loading","kind":"state","initial":false,"x":24,"y":24,"width":79.8,"height":36},
    {"id":"balance.loaded","label":"loaded","kind":"state","initial":false,"x":28,"y":116,"width":72.4,"height":36},
    {"id":"balance.failed","label":"failed","kind":"state","initial":false,"x":137,"y":116,"width":72.4,"height":36},
  ],
  edges: [
    {"key":"balance.loading→balance.loaded","from":"balance.loading","to":"balance.loaded","labels":["readBalance ✓ [isRead]"],"guards":[],"points":[[64,60],[64,116]],"label":{"lines":["readBalance ✓ [isRead]"],"x":71,"y":85,"width":143,"height":14}},
    {"key":"balance.loading→balance.failed","from":"balance.loading","to":"balance.failed","labels":["readBalance ✓ [else]","readBalance ✗","after balanceTimeout"],"guards":[],"points":[[64,60],[64,88],[173,88],[173,116]],"label":{"lines":["3 events"],"x":5,"y":72,"width":52,"height":14}},
    {"key":"balance.loaded→balance.loading","from":"balance.loaded","to":"balance.loading","labels":["balance.refetch"],"guards":[],"points":[[64,116],[64,60]],"label":{"lines":["balance.refetch"],"x":15,"y":93,"width":97.5,"height":14}},
    {"key":"balance.failed→balance.loading","from":"balance.failed","to":"balance.loading","labels":["balance.refetch"],"guards":[],"points":[[173,116],[173,88],[64,88],[64,60]],"label":{"lines":["balance.refetch"],"x":124,"y":90,"width":97.5,"height":14}},
  ],
}
