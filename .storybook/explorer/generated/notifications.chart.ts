// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 296,
  height: 268,
  nodes: [
    {"id":"notifications.empty","label":"empty","kind":"state","initial":true,"x":200,"y":116,"width":72,"height":36},
    {"id":"notifications.shown","label":"shown","kind":"state","initial":false,"x":35,"y":24,"width":72,"height":36},
    {"id":"notifications.held","label":"held","kind":"state","initial":false,"x":92,"y":116,"width":72,"height":36},
    {"id":"notifications.dismissed","label":"dismissed","kind":"state","initial":false,"x":24,"y":208,"width":94.6,"height":36},
  ],
  edges: [
    {"key":"notifications.shown→notifications.dismissed","from":"notifications.shown","to":"notifications.dismissed","labels":["notifications.dismiss","after displayTime"],"guards":["isShown"],"points":[[71,60],[71,208]],"label":{"lines":["notifications.dismiss","after displayTime"],"x":2.75,"y":161.11111111111111,"width":136.5,"height":28}},
    {"key":"notifications.shown→notifications.held","from":"notifications.shown","to":"notifications.held","labels":["notifications.pause"],"guards":[],"points":[[71,60],[71,88],[128,88],[128,116]],"label":{"lines":["notifications.pause"],"x":135,"y":90.33333333333333,"width":123.5,"height":14}},
    {"key":"notifications.held→notifications.dismissed","from":"notifications.held","to":"notifications.dismissed","labels":["notifications.dismiss"],"guards":["isShown"],"points":[[128,152],[128,180],[71,180],[71,208]],"label":{"lines":["notifications.dismiss"],"x":59.75,"y":163.66666666666666,"width":136.5,"height":14}},
    {"key":"notifications.held→notifications.shown","from":"notifications.held","to":"notifications.shown","labels":["notifications.resume"],"guards":[],"points":[[128,116],[128,88],[71,88],[71,60]],"label":{"lines":["notifications.resume"],"x":63,"y":90.33333333333334,"width":130,"height":14}},
    {"key":"notifications.dismissed→notifications.empty","from":"notifications.dismissed","to":"notifications.empty","labels":["after removalDelay"],"guards":[],"points":[[71,208],[71,180],[236,180],[236,152]],"label":{"lines":["after removalDelay"],"x":12.5,"y":182.33333333333334,"width":117,"height":14}},
  ],
}
