// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 185,
  height: 268,
  nodes: [
    {"id":"celebration.weighing","label":"weighing","kind":"state","initial":true,"x":24,"y":24,"width":87.2,"height":36},
    {"id":"celebration.due","label":"due","kind":"state","initial":false,"x":89,"y":116,"width":72,"height":36},
    {"id":"celebration.over","label":"over","kind":"final","initial":false,"x":32,"y":208,"width":72,"height":36},
  ],
  edges: [
    {"key":"celebration.weighing→celebration.due","from":"celebration.weighing","to":"celebration.due","labels":["always [isDue]"],"guards":[],"points":[[68,60],[68,88],[125,88],[125,116]],"label":{"lines":["always [isDue]"],"x":23,"y":72,"width":91,"height":14}},
    {"key":"celebration.weighing→celebration.over","from":"celebration.weighing","to":"celebration.over","labels":["always [else]"],"guards":[],"points":[[68,60],[68,208]],"label":{"lines":["always [else]"],"x":26,"y":69,"width":84.5,"height":14}},
    {"key":"celebration.due→celebration.over","from":"celebration.due","to":"celebration.over","labels":["celebration.end"],"guards":[],"points":[[125,152],[125,180],[68,180],[68,208]],"label":{"lines":["celebration.end"],"x":76,"y":164,"width":97.5,"height":14}},
  ],
}
