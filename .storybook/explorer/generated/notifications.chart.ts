// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 173,
  height: 310,
  nodes: [
    {"id":"notifications.empty","label":"empty","kind":"state","initial":true,"x":35,"y":250,"width":72,"height":36},
    {"id":"notifications.shown","label":"shown","kind":"state","initial":false,"x":77,"y":106,"width":72,"height":36},
    {"id":"notifications.held","label":"held","kind":"state","initial":false,"x":38,"y":24,"width":72,"height":36},
    {"id":"notifications.dismissed","label":"dismissed","kind":"state","initial":false,"x":24,"y":178,"width":94.6,"height":36},
  ],
  edges: [
    {"key":"notifications.shown→notifications.dismissed","from":"notifications.shown","to":"notifications.dismissed","labels":["notifications.dismiss","after displayTime"],"guards":["isShown"],"points":[[113,142],[113,160],[87,160],[87,178]],"anchor":[100,160]},
    {"key":"notifications.shown→notifications.held","from":"notifications.shown","to":"notifications.held","labels":["notifications.pause"],"guards":[],"points":[[125,106],[125,78],[92,78],[92,60]],"anchor":[108.5,78]},
    {"key":"notifications.held→notifications.dismissed","from":"notifications.held","to":"notifications.dismissed","labels":["notifications.dismiss"],"guards":["isShown"],"points":[[56,60],[56,178]],"anchor":[56,119]},
    {"key":"notifications.held→notifications.shown","from":"notifications.held","to":"notifications.shown","labels":["notifications.resume"],"guards":[],"points":[[74,60],[74,88],[101,88],[101,106]],"anchor":[74,74]},
    {"key":"notifications.dismissed→notifications.empty","from":"notifications.dismissed","to":"notifications.empty","labels":["after removalDelay"],"guards":[],"points":[[71,214],[71,250]],"anchor":[71,232]},
  ],
}
