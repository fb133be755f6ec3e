// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 366.6,
  height: 648,
  nodes: [
    {"id":"acting.idle","label":"idle","kind":"state","initial":true,"x":136,"y":24,"width":72,"height":36},
    {"id":"acting.recalling","label":"recalling","kind":"state","initial":false,"x":193,"y":170,"width":94.6,"height":36},
    {"id":"acting.writing","label":"writing","kind":"state","initial":false,"x":200,"y":316,"width":79.8,"height":36},
    {"id":"acting.sending","label":"sending","kind":"state","initial":false,"x":193,"y":452,"width":79.8,"height":36},
    {"id":"acting.waiting","label":"waiting","kind":"state","initial":false,"x":132,"y":588,"width":79.8,"height":36},
    {"id":"acting.suspended","label":"suspended","kind":"state","initial":false,"x":248,"y":588,"width":94.6,"height":36},
    {"id":"acting.done","label":"done","kind":"state","initial":false,"x":24,"y":588,"width":72,"height":36},
  ],
  edges: [
    {"key":"acting.idle→acting.recalling","from":"acting.idle","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[172,60],[172,110],[240,110],[240,170]],"label":{"lines":["acting.open"],"x":136,"y":70,"width":71.5,"height":14}},
    {"key":"acting.recalling→acting.recalling","from":"acting.recalling","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[240,206],[240.3,216],[297.6,216],[297.6,160],[240.3,160],[240,170]],"label":{"lines":["acting.open"],"x":245,"y":209,"width":71.5,"height":14}},
    {"key":"acting.recalling→acting.idle","from":"acting.recalling","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[240,170],[240,110],[172,110],[172,60]],"label":{"lines":["acting.close"],"x":201,"y":137,"width":78,"height":14}},
    {"key":"acting.recalling→acting.writing","from":"acting.recalling","to":"acting.writing","labels":["recall ✓","recall ✗"],"guards":[],"points":[[240,206],[240,316]],"label":{"lines":["recall ✓","recall ✗"],"x":214,"y":226,"width":52,"height":28}},
    {"key":"acting.writing→acting.recalling","from":"acting.writing","to":"acting.recalling","labels":["acting.open"],"guards":[],"points":[[240,316],[240,206]],"label":{"lines":["acting.open"],"x":204,"y":250,"width":71.5,"height":14}},
    {"key":"acting.writing→acting.idle","from":"acting.writing","to":"acting.idle","labels":["acting.close"],"guards":[],"points":[[240,316],[240,266],[318,266],[318,110],[172,110],[172,60]],"label":{"lines":["acting.close"],"x":279,"y":251,"width":78,"height":14}},
    {"key":"acting.writing→acting.sending","from":"acting.writing","to":"acting.sending","labels":["acting.send [isSound]"],"guards":[],"points":[[240,352],[240,402],[233,402],[233,452]],"label":{"lines":["acting.send [isSound]"],"x":172,"y":362,"width":136.5,"height":14}},
    {"key":"acting.sending→acting.recalling","from":"acting.sending","to":"acting.recalling","labels":["send ✓ [isDoneBeforeNext]"],"guards":[],"points":[[233,452],[233,402],[172,402],[172,266],[240,266],[240,206]],"label":{"lines":["send ✓ [isDoneBeforeNext]"],"x":91,"y":299,"width":162.5,"height":14}},
    {"key":"acting.sending→acting.done","from":"acting.sending","to":"acting.done","labels":["send ✓ [isDone]"],"guards":[],"points":[[233,488],[233,538],[60,538],[60,588]],"label":{"lines":["send ✓ [isDone]"],"x":11,"y":539,"width":97.5,"height":14}},
    {"key":"acting.sending→acting.waiting","from":"acting.sending","to":"acting.waiting","labels":["send ✓ [isPassing]"],"guards":[],"points":[[233,488],[233,538],[172,538],[172,588]],"label":{"lines":["send ✓ [isPassing]"],"x":114,"y":539,"width":117,"height":14}},
    {"key":"acting.sending→acting.suspended","from":"acting.sending","to":"acting.suspended","labels":["send ✓ [isSignedOut]"],"guards":[],"points":[[233,488],[233,538],[295,538],[295,588]],"label":{"lines":["send ✓ [isSignedOut]"],"x":230,"y":556,"width":130,"height":14}},
    {"key":"acting.sending→acting.writing","from":"acting.sending","to":"acting.writing","labels":["send ✓ [else]","send ✗"],"guards":[],"points":[[233,452],[233,402],[240,402],[240,352]],"label":{"lines":["send ✓ [else]","send ✗"],"x":198,"y":371,"width":84.5,"height":28}},
    {"key":"acting.waiting→acting.recalling","from":"acting.waiting","to":"acting.recalling","labels":["acting.close [hasNext]"],"guards":[],"points":[[172,588],[172,266],[240,266],[240,206]],"label":{"lines":["acting.close [hasNext]"],"x":109,"y":259,"width":143,"height":14}},
    {"key":"acting.waiting→acting.idle","from":"acting.waiting","to":"acting.idle","labels":["acting.close [else]"],"guards":[],"points":[[172,588],[172,60]],"label":{"lines":["acting.close [else]"],"x":110,"y":237,"width":123.5,"height":14}},
    {"key":"acting.waiting→acting.sending","from":"acting.waiting","to":"acting.sending","labels":["acting.retry","connection.back","after retryDelay"],"guards":[],"points":[[172,588],[172,538],[233,538],[233,488]],"label":{"lines":["acting.retry","connection.back","after retryDelay"],"x":181,"y":509,"width":104,"height":42}},
    {"key":"acting.suspended→acting.recalling","from":"acting.suspended","to":"acting.recalling","labels":["acting.close [hasNext]"],"guards":[],"points":[[295,588],[295,538],[172,538],[172,266],[240,266],[240,206]],"label":{"lines":["acting.close [hasNext]"],"x":109,"y":259,"width":143,"height":14}},
    {"key":"acting.suspended→acting.idle","from":"acting.suspended","to":"acting.idle","labels":["acting.close [else]"],"guards":[],"points":[[295,588],[295,538],[172,538],[172,60]],"label":{"lines":["acting.close [else]"],"x":110,"y":239,"width":123.5,"height":14}},
    {"key":"acting.suspended→acting.sending","from":"acting.suspended","to":"acting.sending","labels":["acting.retry","session.back"],"guards":[],"points":[[295,588],[295,538],[233,538],[233,488]],"label":{"lines":["acting.retry","session.back"],"x":194,"y":507,"width":78,"height":28}},
    {"key":"acting.done→acting.recalling","from":"acting.done","to":"acting.recalling","labels":["acting.open","acting.close [hasNext]"],"guards":[],"points":[[60,588],[60,538],[172,538],[172,266],[240,266],[240,206]],"label":{"lines":["acting.open","acting.close [hasNext]"],"x":169,"y":209,"width":143,"height":28}},
    {"key":"acting.done→acting.idle","from":"acting.done","to":"acting.idle","labels":["acting.close [else]"],"guards":[],"points":[[60,588],[60,538],[172,538],[172,60]],"label":{"lines":["acting.close [else]"],"x":110,"y":247,"width":123.5,"height":14}},
  ],
}
