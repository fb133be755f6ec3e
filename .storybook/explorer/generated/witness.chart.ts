// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 419,
  height: 238,
  nodes: [
    {"id":"witness.idle","label":"idle","kind":"state","initial":true,"x":167,"y":24,"width":72,"height":36},
    {"id":"witness.looking","label":"looking","kind":"state","initial":false,"x":177,"y":106,"width":79.8,"height":36},
    {"id":"witness.waiting","label":"waiting","kind":"state","initial":false,"x":275,"y":24,"width":79.8,"height":36},
    {"id":"witness.consistent","label":"consistent","kind":"state","initial":false,"x":293,"y":178,"width":102,"height":36},
    {"id":"witness.contradicted","label":"contradicted","kind":"state","initial":false,"x":24,"y":178,"width":116.8,"height":36},
    {"id":"witness.unknown","label":"unknown","kind":"state","initial":false,"x":177,"y":178,"width":79.8,"height":36},
    {"id":"witness.forgetting","label":"forgetting","kind":"state","initial":false,"x":29,"y":24,"width":102,"height":36},
  ],
  edges: [
    {"key":"witness.looking→witness.waiting","from":"witness.looking","to":"witness.waiting","labels":["look ✓"],"guards":["isDoubtful"],"points":[[237,106],[237,88],[328,88],[328,60]],"anchor":[282.5,88]},
    {"key":"witness.looking→witness.contradicted","from":"witness.looking","to":"witness.contradicted","labels":["look ✓"],"guards":["hasContradictions"],"points":[[197,142],[197,160],[102,160],[102,178]],"anchor":[149.5,160]},
    {"key":"witness.looking→witness.unknown","from":"witness.looking","to":"witness.unknown","labels":["look ✓","look ✗"],"guards":["isUnknown"],"points":[[217,142],[217,178]],"anchor":[217,160]},
    {"key":"witness.looking→witness.consistent","from":"witness.looking","to":"witness.consistent","labels":["look ✓"],"guards":[],"points":[[237,142],[237,160],[344,160],[344,178]],"anchor":[290.5,160]},
    {"key":"witness.waiting→witness.looking","from":"witness.waiting","to":"witness.looking","labels":["after patience"],"guards":[],"points":[[302,60],[302,78],[217,78],[217,106]],"anchor":[259.5,78]},
    {"key":"witness.forgetting→witness.looking","from":"witness.forgetting","to":"witness.looking","labels":["forget ✓"],"guards":[],"points":[[97,60],[97,78],[197,78],[197,106]],"anchor":[147,78]},
    {"key":"witness.forgetting→witness.contradicted","from":"witness.forgetting","to":"witness.contradicted","labels":["forget ✗"],"guards":[],"points":[[63,60],[63,178]],"anchor":[63,119]},
  ],
}
