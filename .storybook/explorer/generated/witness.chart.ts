// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 539.8,
  height: 268,
  nodes: [
    {"id":"witness.idle","label":"idle","kind":"state","initial":true,"x":114,"y":24,"width":72,"height":36},
    {"id":"witness.looking","label":"looking","kind":"state","initial":false,"x":222,"y":24,"width":79.8,"height":36},
    {"id":"witness.waiting","label":"waiting","kind":"state","initial":false,"x":24,"y":116,"width":79.8,"height":36},
    {"id":"witness.consistent","label":"consistent","kind":"state","initial":false,"x":140,"y":116,"width":102,"height":36},
    {"id":"witness.contradicted","label":"contradicted","kind":"state","initial":false,"x":283,"y":116,"width":116.8,"height":36},
    {"id":"witness.unknown","label":"unknown","kind":"state","initial":false,"x":436,"y":116,"width":79.8,"height":36},
    {"id":"witness.forgetting","label":"forgetting","kind":"state","initial":false,"x":211,"y":208,"width":102,"height":36},
  ],
  edges: [
    {"key":"witness.looking→witness.waiting","from":"witness.looking","to":"witness.waiting","labels":["look ✓ [isDoubtful]"],"guards":[],"points":[[262,60],[262,88],[64,88],[64,116]],"label":{"lines":["look ✓ [isDoubtful]"],"x":19,"y":81,"width":123.5,"height":14}},
    {"key":"witness.looking→witness.contradicted","from":"witness.looking","to":"witness.contradicted","labels":["look ✓ [hasContradictions]"],"guards":[],"points":[[262,60],[262,88],[341,88],[341,116]],"label":{"lines":["look ✓ [hasContradictions]"],"x":257,"y":90,"width":169,"height":14}},
    {"key":"witness.looking→witness.unknown","from":"witness.looking","to":"witness.unknown","labels":["look ✓ [isUnknown]","look ✗"],"guards":[],"points":[[262,60],[262,88],[476,88],[476,116]],"label":{"lines":["look ✓ [isUnknown]","look ✗"],"x":311,"y":55,"width":117,"height":28}},
    {"key":"witness.looking→witness.consistent","from":"witness.looking","to":"witness.consistent","labels":["look ✓ [else]"],"guards":[],"points":[[262,60],[262,88],[191,88],[191,116]],"label":{"lines":["look ✓ [else]"],"x":149,"y":90,"width":84.5,"height":14}},
    {"key":"witness.waiting→witness.looking","from":"witness.waiting","to":"witness.looking","labels":["after patience"],"guards":[],"points":[[64,116],[64,88],[262,88],[262,60]],"label":{"lines":["after patience"],"x":19,"y":90,"width":91,"height":14}},
    {"key":"witness.forgetting→witness.looking","from":"witness.forgetting","to":"witness.looking","labels":["forget ✓"],"guards":[],"points":[[262,208],[262,60]],"label":{"lines":["forget ✓"],"x":236,"y":94,"width":52,"height":14}},
    {"key":"witness.forgetting→witness.contradicted","from":"witness.forgetting","to":"witness.contradicted","labels":["forget ✗"],"guards":[],"points":[[262,208],[262,180],[341,180],[341,152]],"label":{"lines":["forget ✗"],"x":271,"y":173,"width":52,"height":14}},
  ],
}
