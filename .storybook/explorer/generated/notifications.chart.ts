// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 228,
  height: 268,
  nodes: [
    {"id":"notifications.empty","label":"empty","kind":"state","initial":true,"x":24,"y":24,"width":72,"height":36},
    {"id":"notifications.shown","label":"shown","kind":"state","initial":false,"x":132,"y":24,"width":72,"height":36},
    {"id":"notifications.held","label":"held","kind":"state","initial":false,"x":132,"y":116,"width":72,"height":36},
    {"id":"notifications.dismissed","label":"dismissed","kind":"state","initial":false,"x":64,"y":208,"width":94.6,"height":36},
  ],
  edges: [
    {"key":"notifications.shown→notifications.dismissed","from":"notifications.shown","to":"notifications.dismissed","labels":["notifications.dismiss","after displayTime"],"guards":["isShown"],"points":[[168,60],[168,88],[111,88],[111,208]],"label":{"lines":["notifications.dismiss","after displayTime"],"x":43,"y":162,"width":136.5,"height":28}},
    {"key":"notifications.shown→notifications.held","from":"notifications.shown","to":"notifications.held","labels":["notifications.pause"],"guards":[],"points":[[168,60],[168,116]],"label":{"lines":["notifications.pause"],"x":38,"y":85,"width":123.5,"height":14}},
    {"key":"notifications.held→notifications.dismissed","from":"notifications.held","to":"notifications.dismissed","labels":["notifications.dismiss"],"guards":["isShown"],"points":[[168,152],[168,180],[111,180],[111,208]],"label":{"lines":["notifications.dismiss"],"x":83,"y":173,"width":136.5,"height":14}},
    {"key":"notifications.held→notifications.shown","from":"notifications.held","to":"notifications.shown","labels":["notifications.resume"],"guards":[],"points":[[168,116],[168,60]],"label":{"lines":["notifications.resume"],"x":31,"y":93,"width":130,"height":14}},
    {"key":"notifications.dismissed→notifications.empty","from":"notifications.dismissed","to":"notifications.empty","labels":["after removalDelay"],"guards":[],"points":[[111,208],[111,88],[60,88],[60,60]],"label":{"lines":["after removalDelay"],"x":53,"y":185,"width":117,"height":14}},
  ],
}
