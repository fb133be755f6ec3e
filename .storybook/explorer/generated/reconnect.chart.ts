// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 243.2,
  height: 228,
  nodes: [
    {"id":"reconnect.reading","label":"reading","kind":"state","initial":true,"x":137,"y":24,"width":79.8,"height":36},
    {"id":"reconnect.waiting","label":"waiting","kind":"state","initial":false,"x":90,"y":96,"width":79.8,"height":36},
    {"id":"reconnect.due","label":"due","kind":"final","initial":false,"x":24,"y":168,"width":72,"height":36},
    {"id":"reconnect.unneeded","label":"unneeded","kind":"final","initial":false,"x":132,"y":168,"width":87.2,"height":36},
  ],
  edges: [
    {"key":"reconnect.reading→reconnect.unneeded","from":"reconnect.reading","to":"reconnect.unneeded","labels":["reconnect.cancel","readRemembered ✓","readRemembered ✗"],"guards":[],"points":[[190,60],[190,168]],"anchor":[190,114]},
    {"key":"reconnect.reading→reconnect.waiting","from":"reconnect.reading","to":"reconnect.waiting","labels":["readRemembered ✓"],"guards":["isRemembered"],"points":[[164,60],[164,78],[130,78],[130,96]],"anchor":[147,78]},
    {"key":"reconnect.waiting→reconnect.unneeded","from":"reconnect.waiting","to":"reconnect.unneeded","labels":["reconnect.cancel"],"guards":[],"points":[[143,132],[143,150],[161,150],[161,168]],"anchor":[143,141]},
    {"key":"reconnect.waiting→reconnect.due","from":"reconnect.waiting","to":"reconnect.due","labels":["after reconnectDelay"],"guards":[],"points":[[117,132],[117,150],[60,150],[60,168]],"anchor":[88.5,150]},
  ],
}
