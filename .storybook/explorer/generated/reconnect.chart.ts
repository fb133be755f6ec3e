// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 244,
  height: 268,
  nodes: [
    {"id":"reconnect.reading","label":"reading","kind":"state","initial":true,"x":28,"y":24,"width":79.8,"height":36},
    {"id":"reconnect.waiting","label":"waiting","kind":"state","initial":false,"x":89,"y":116,"width":79.8,"height":36},
    {"id":"reconnect.due","label":"due","kind":"final","initial":false,"x":148,"y":208,"width":72,"height":36},
    {"id":"reconnect.unneeded","label":"unneeded","kind":"final","initial":false,"x":24,"y":208,"width":87.2,"height":36},
  ],
  edges: [
    {"key":"reconnect.reading→reconnect.unneeded","from":"reconnect.reading","to":"reconnect.unneeded","labels":["reconnect.cancel","readRemembered ✓ [else]","readRemembered ✗"],"guards":[],"points":[[68,60],[68,208]],"label":{"lines":["reconnect.cancel","readRemembered ✓ [else]","readRemembered ✗"],"x":75,"y":162,"width":149.5,"height":42}},
    {"key":"reconnect.reading→reconnect.waiting","from":"reconnect.reading","to":"reconnect.waiting","labels":["readRemembered ✓ [isRemembered]"],"guards":[],"points":[[68,60],[68,88],[129,88],[129,116]],"label":{"lines":["readRemembered ✓ [isRemembered]"],"x":2,"y":81,"width":201.5,"height":14}},
    {"key":"reconnect.waiting→reconnect.unneeded","from":"reconnect.waiting","to":"reconnect.unneeded","labels":["reconnect.cancel"],"guards":[],"points":[[129,152],[129,180],[68,180],[68,208]],"label":{"lines":["reconnect.cancel"],"x":68,"y":161,"width":104,"height":14}},
    {"key":"reconnect.waiting→reconnect.due","from":"reconnect.waiting","to":"reconnect.due","labels":["after reconnectDelay"],"guards":[],"points":[[129,152],[129,180],[184,180],[184,208]],"label":{"lines":["after reconnectDelay"],"x":73,"y":185,"width":130,"height":14}},
  ],
}
