// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 440.6,
  height: 432,
  nodes: [
    {"id":"acting.idle","label":"idle","kind":"state","initial":true,"x":102,"y":290,"width":72,"height":36},
    {"id":"acting.recalling","label":"recalling","kind":"state","initial":false,"x":34,"y":372,"width":94.6,"height":36},
    {"id":"acting.writing","label":"writing","kind":"state","initial":false,"x":37,"y":24,"width":79.8,"height":36},
    {"id":"acting.sending","label":"sending","kind":"state","initial":false,"x":206,"y":106,"width":79.8,"height":36},
    {"id":"acting.waiting","label":"waiting","kind":"state","initial":false,"x":206,"y":198,"width":79.8,"height":36},
    {"id":"acting.suspended","label":"suspended","kind":"state","initial":false,"x":322,"y":198,"width":94.6,"height":36},
    {"id":"acting.done","label":"done","kind":"state","initial":false,"x":98,"y":198,"width":72,"height":36},
  ],
  edges: [
    {"key":"acting.idle→acting.recalling","from":"acting.idle","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[126,326],[126,344],[97,344],[97,372]],"anchor":[111.5,344]},
    {"key":"acting.recalling→acting.recalling","from":"acting.recalling","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[34,384],[24,384],[24,396],[34,396]],"anchor":[24,390]},
    {"key":"acting.recalling→acting.idle","from":"acting.recalling","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[113,372],[113,354],[150,354],[150,326]],"anchor":[131.5,354]},
    {"key":"acting.recalling→acting.writing","from":"acting.recalling","to":"acting.writing","labels":["recall ✓","recall ✗"],"guards":[],"points":[[50,372],[50,60]],"anchor":[50,216]},
    {"key":"acting.writing→acting.recalling","from":"acting.writing","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[64,60],[64,344],[66,344],[66,372]],"anchor":[64,202]},
    {"key":"acting.writing→acting.idle","from":"acting.writing","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[77,60],[77,252],[116,252],[116,290]],"anchor":[77,156]},
    {"key":"acting.writing→acting.sending","from":"acting.writing","to":"acting.sending","labels":["acting.send"],"guards":["isSound"],"points":[[90,60],[90,88],[233,88],[233,106]],"anchor":[161.5,88]},
    {"key":"acting.sending→acting.done","from":"acting.sending","to":"acting.done","labels":["send ✓"],"guards":["isDone"],"points":[[219,142],[219,160],[134,160],[134,198]],"anchor":[176.5,160]},
    {"key":"acting.sending→acting.waiting","from":"acting.sending","to":"acting.waiting","labels":["send ✓"],"guards":["isPassing"],"points":[[233,142],[233,198]],"anchor":[233,170]},
    {"key":"acting.sending→acting.suspended","from":"acting.sending","to":"acting.suspended","labels":["send ✓"],"guards":["isSignedOut"],"points":[[259,142],[259,170],[354,170],[354,198]],"anchor":[306.5,170]},
    {"key":"acting.sending→acting.writing","from":"acting.sending","to":"acting.writing","labels":["send ✓","send ✗"],"guards":[],"points":[[259,106],[259,78],[104,78],[104,60]],"anchor":[181.5,78]},
    {"key":"acting.waiting→acting.idle","from":"acting.waiting","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[246,234],[246,262],[145,262],[145,290]],"anchor":[195.5,262]},
    {"key":"acting.waiting→acting.sending","from":"acting.waiting","to":"acting.sending","labels":["acting.retry","connection.back","after retryDelay"],"guards":[],"points":[[259,198],[259,180],[246,180],[246,142]],"anchor":[246,161]},
    {"key":"acting.suspended→acting.idle","from":"acting.suspended","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[369,234],[369,272],[160,272],[160,290]],"anchor":[264.5,272]},
    {"key":"acting.suspended→acting.sending","from":"acting.suspended","to":"acting.sending","labels":["acting.retry","session.back"],"guards":[],"points":[[385,198],[385,160],[273,160],[273,142]],"anchor":[329,160]},
    {"key":"acting.done→acting.recalling","from":"acting.done","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[122,234],[122,262],[81,262],[81,372]],"anchor":[81,317]},
    {"key":"acting.done→acting.idle","from":"acting.done","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[146,234],[146,252],[131,252],[131,290]],"anchor":[131,271]},
  ],
}
