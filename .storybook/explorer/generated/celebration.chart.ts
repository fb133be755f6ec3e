// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 169.2,
  height: 228,
  nodes: [
    {"id":"celebration.weighing","label":"weighing","kind":"state","initial":true,"x":58,"y":24,"width":87.2,"height":36},
    {"id":"celebration.due","label":"due","kind":"state","initial":false,"x":24,"y":96,"width":72,"height":36},
    {"id":"celebration.over","label":"over","kind":"final","initial":false,"x":68,"y":168,"width":72,"height":36},
  ],
  edges: [
    {"key":"celebration.weighing→celebration.due","from":"celebration.weighing","to":"celebration.due","labels":["always"],"guards":["isDue"],"points":[[87,60],[87,78],[60,78],[60,96]],"anchor":[73.5,78]},
    {"key":"celebration.weighing→celebration.over","from":"celebration.weighing","to":"celebration.over","labels":["always"],"guards":[],"points":[[116,60],[116,168]],"anchor":[116,114]},
    {"key":"celebration.due→celebration.over","from":"celebration.due","to":"celebration.over","labels":["celebration.end"],"guards":[],"points":[[60,132],[60,150],[92,150],[92,168]],"anchor":[76,150]},
  ],
}
