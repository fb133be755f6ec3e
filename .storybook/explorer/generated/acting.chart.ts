// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 503.6,
  height: 370,
  nodes: [
    {"id":"acting.idle","label":"idle","kind":"state","initial":true,"x":207,"y":208,"width":72,"height":36},
    {"id":"acting.recalling","label":"recalling","kind":"state","initial":false,"x":144,"y":310,"width":94.6,"height":36},
    {"id":"acting.writing","label":"writing","kind":"state","initial":false,"x":153,"y":126,"width":79.8,"height":36},
    {"id":"acting.sending","label":"sending","kind":"state","initial":false,"x":171,"y":24,"width":79.8,"height":36},
    {"id":"acting.waiting","label":"waiting","kind":"state","initial":false,"x":269,"y":126,"width":79.8,"height":36},
    {"id":"acting.suspended","label":"suspended","kind":"state","initial":false,"x":385,"y":126,"width":94.6,"height":36},
    {"id":"acting.done","label":"done","kind":"state","initial":false,"x":45,"y":126,"width":72,"height":36},
  ],
  edges: [
    {"key":"acting.idle→acting.recalling","from":"acting.idle","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[231,244],[231,262],[197,262],[197,310]],"anchor":[197,286]},
    {"key":"acting.recalling→acting.recalling","from":"acting.recalling","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[144,322],[134,322],[134,334],[144,334]],"anchor":[134,328]},
    {"key":"acting.recalling→acting.idle","from":"acting.recalling","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[207,310],[207,272],[255,272],[255,244]],"anchor":[231,272]},
    {"key":"acting.recalling→acting.writing","from":"acting.recalling","to":"acting.writing","labels":["recall ✓","recall ✗"],"guards":[],"points":[[176,310],[176,262],[173,262],[173,162]],"anchor":[173,212]},
    {"key":"acting.writing→acting.recalling","from":"acting.writing","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[193,162],[193,180],[186,180],[186,310]],"anchor":[186,245]},
    {"key":"acting.writing→acting.idle","from":"acting.writing","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[213,162],[213,180],[236,180],[236,208]],"anchor":[236,194]},
    {"key":"acting.writing→acting.sending","from":"acting.writing","to":"acting.sending","labels":["acting.send"],"guards":["isSound"],"points":[[180,126],[180,98],[198,98],[198,60]],"anchor":[198,79]},
    {"key":"acting.sending→acting.recalling","from":"acting.sending","to":"acting.recalling","labels":["send ✓"],"guards":["isDoneBeforeNext"],"points":[[180,60],[180,78],[24,78],[24,272],[155,272],[155,310]],"anchor":[24,175]},
    {"key":"acting.sending→acting.done","from":"acting.sending","to":"acting.done","labels":["send ✓"],"guards":["isDone"],"points":[[189,60],[189,88],[81,88],[81,126]],"anchor":[135,88]},
    {"key":"acting.sending→acting.waiting","from":"acting.sending","to":"acting.waiting","labels":["send ✓"],"guards":["isPassing"],"points":[[215,60],[215,108],[296,108],[296,126]],"anchor":[255.5,108]},
    {"key":"acting.sending→acting.suspended","from":"acting.sending","to":"acting.suspended","labels":["send ✓"],"guards":["isSignedOut"],"points":[[233,60],[233,88],[417,88],[417,126]],"anchor":[325,88]},
    {"key":"acting.sending→acting.writing","from":"acting.sending","to":"acting.writing","labels":["send ✓","send ✗"],"guards":[],"points":[[206,60],[206,126]],"anchor":[206,93]},
    {"key":"acting.waiting→acting.recalling","from":"acting.waiting","to":"acting.recalling","labels":["acting.close"],"guards":["hasNext"],"points":[[322,162],[322,282],[218,282],[218,310]],"anchor":[322,222]},
    {"key":"acting.waiting→acting.idle","from":"acting.waiting","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[296,162],[296,180],[250,180],[250,208]],"anchor":[273,180]},
    {"key":"acting.waiting→acting.sending","from":"acting.waiting","to":"acting.sending","labels":["acting.retry","connection.back","after retryDelay"],"guards":[],"points":[[322,126],[322,98],[224,98],[224,60]],"anchor":[273,98]},
    {"key":"acting.suspended→acting.recalling","from":"acting.suspended","to":"acting.recalling","labels":["acting.close"],"guards":["hasNext"],"points":[[448,162],[448,292],[228,292],[228,310]],"anchor":[338,292]},
    {"key":"acting.suspended→acting.idle","from":"acting.suspended","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[417,162],[417,190],[265,190],[265,208]],"anchor":[341,190]},
    {"key":"acting.suspended→acting.sending","from":"acting.suspended","to":"acting.sending","labels":["acting.retry","session.back"],"guards":[],"points":[[448,126],[448,78],[242,78],[242,60]],"anchor":[345,78]},
    {"key":"acting.done→acting.recalling","from":"acting.done","to":"acting.recalling","labels":["acting.open","acting.close"],"guards":["hasNext"],"points":[[69,162],[69,262],[165,262],[165,310]],"anchor":[69,212]},
    {"key":"acting.done→acting.idle","from":"acting.done","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[93,162],[93,190],[221,190],[221,208]],"anchor":[157,190]},
  ],
}
