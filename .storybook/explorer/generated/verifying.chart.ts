// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 509.8,
  height: 530,
  nodes: [
    {"id":"verifying.idle","label":"idle","kind":"state","initial":true,"x":354,"y":188,"width":72,"height":36},
    {"id":"verifying.sorting","label":"sorting","kind":"state","initial":false,"x":406,"y":24,"width":79.8,"height":36},
    {"id":"verifying.unsorted","label":"unsorted","kind":"state","initial":false,"x":338,"y":96,"width":87.2,"height":36},
    {"id":"verifying.loading","label":"loading","kind":"state","initial":false,"x":233,"y":388,"width":79.8,"height":36},
    {"id":"verifying.auditing","label":"auditing","kind":"state","initial":false,"x":24,"y":96,"width":87.2,"height":36},
    {"id":"verifying.judged","label":"judged","kind":"group","initial":false,"x":75,"y":188,"width":111.8,"height":144},
    {"id":"verifying.judged.resting","label":"resting","kind":"state","initial":true,"x":91,"y":280,"width":79.8,"height":36},
    {"id":"verifying.judged.asking","label":"asking","kind":"state","initial":false,"x":93.5,"y":224,"width":72.4,"height":36},
    {"id":"verifying.cancelled","label":"cancelled","kind":"state","initial":false,"x":223,"y":242,"width":94.6,"height":36},
    {"id":"verifying.failed","label":"failed","kind":"state","initial":false,"x":250,"y":470,"width":72.4,"height":36},
  ],
  edges: [
    {"key":"verifying.sorting→verifying.unsorted","from":"verifying.sorting","to":"verifying.unsorted","labels":["verifying.cancel","sort ✓"],"guards":[],"points":[[426,60],[426,78],[382,78],[382,96]],"anchor":[404,78]},
    {"key":"verifying.sorting→verifying.loading","from":"verifying.sorting","to":"verifying.loading","labels":["sort ✓"],"guards":["isBundle","isReceiptJudgeable"],"points":[[446,60],[446,350],[300,350],[300,388]],"anchor":[446,205]},
    {"key":"verifying.sorting→verifying.failed","from":"verifying.sorting","to":"verifying.failed","labels":["sort ✗"],"guards":[],"points":[[466,60],[466,78],[472,78],[472,452],[310,452],[310,470]],"anchor":[472,265]},
    {"key":"verifying.unsorted→verifying.judged","from":"verifying.unsorted","to":"verifying.judged","labels":["always"],"guards":["isJudged"],"points":[[355,132],[355,160],[150,160],[150,188]],"anchor":[252.5,160]},
    {"key":"verifying.unsorted→verifying.failed","from":"verifying.unsorted","to":"verifying.failed","labels":["always"],"guards":["isFailed"],"points":[[408,132],[408,150],[459,150],[459,442],[298,442],[298,470]],"anchor":[459,296]},
    {"key":"verifying.unsorted→verifying.cancelled","from":"verifying.unsorted","to":"verifying.cancelled","labels":["always"],"guards":["hasSource"],"points":[[373,132],[373,170],[286,170],[286,242]],"anchor":[329.5,170]},
    {"key":"verifying.unsorted→verifying.idle","from":"verifying.unsorted","to":"verifying.idle","labels":["always"],"guards":[],"points":[[390,132],[390,188]],"anchor":[390,160]},
    {"key":"verifying.loading→verifying.cancelled","from":"verifying.loading","to":"verifying.cancelled","labels":["verifying.cancel"],"guards":[],"points":[[273,388],[273,350],[255,350],[255,278]],"anchor":[255,314]},
    {"key":"verifying.loading→verifying.auditing","from":"verifying.loading","to":"verifying.auditing","labels":["load.ended"],"guards":[],"points":[[246,388],[246,370],[54,370],[54,150],[59,150],[59,132]],"anchor":[54,260]},
    {"key":"verifying.loading→verifying.failed","from":"verifying.loading","to":"verifying.failed","labels":["load.failed","load ✗"],"guards":[],"points":[[260,424],[260,442],[274,442],[274,470]],"anchor":[274,456]},
    {"key":"verifying.auditing→verifying.cancelled","from":"verifying.auditing","to":"verifying.cancelled","labels":["verifying.cancel"],"guards":[],"points":[[94,132],[94,150],[255,150],[255,242]],"anchor":[174.5,150]},
    {"key":"verifying.auditing→verifying.judged","from":"verifying.auditing","to":"verifying.judged","labels":["audit.ended"],"guards":[],"points":[[76,132],[76,160],[112,160],[112,188]],"anchor":[94,160]},
    {"key":"verifying.auditing→verifying.failed","from":"verifying.auditing","to":"verifying.failed","labels":["audit.failed","audit ✗"],"guards":[],"points":[[41,132],[41,452],[262,452],[262,470]],"anchor":[41,292]},
    {"key":"verifying.judged→verifying.loading","from":"verifying.judged","to":"verifying.loading","labels":["verifying.retry"],"guards":[],"points":[[131,332],[131,360],[260,360],[260,388]],"anchor":[195.5,360]},
    {"key":"verifying.judged.resting→verifying.judged.asking","from":"verifying.judged.resting","to":"verifying.judged.asking","labels":["verifying.spotCheck"],"guards":["isAskable"],"points":[[117.6,280],[117.6,260]],"anchor":[117.6,270]},
    {"key":"verifying.judged.asking→verifying.judged.resting","from":"verifying.judged.asking","to":"verifying.judged.resting","labels":["verifying.cancel","spot.ended","spotCheck ✗"],"guards":[],"points":[[141.7,260],[141.7,270],[144.2,270],[144.2,280]],"anchor":[141.7,265]},
    {"key":"verifying.cancelled→verifying.loading","from":"verifying.cancelled","to":"verifying.loading","labels":["verifying.retry"],"guards":["hasSource"],"points":[[286,278],[286,388]],"anchor":[286,333]},
    {"key":"verifying.failed→verifying.loading","from":"verifying.failed","to":"verifying.loading","labels":["verifying.retry"],"guards":["hasSource"],"points":[[286,470],[286,424]],"anchor":[286,447]},
  ],
}
