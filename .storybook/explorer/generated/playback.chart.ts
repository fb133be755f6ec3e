// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 276.2,
  height: 264,
  nodes: [
    {"id":"playback.paused","label":"paused","kind":"state","initial":true,"x":137,"y":204,"width":72.4,"height":36},
    {"id":"playback.aiming","label":"aiming","kind":"state","initial":false,"x":24,"y":132,"width":72.4,"height":36},
    {"id":"playback.playing","label":"playing","kind":"group","initial":false,"x":133,"y":24,"width":119.2,"height":144},
    {"id":"playback.playing.awaiting","label":"awaiting","kind":"state","initial":true,"x":149,"y":116,"width":87.2,"height":36},
    {"id":"playback.playing.showing","label":"showing","kind":"state","initial":false,"x":153.9,"y":60,"width":79.8,"height":36},
  ],
  edges: [
    {"key":"playback.paused→playback.playing","from":"playback.paused","to":"playback.playing","labels":["playback.play"],"guards":[],"points":[[191,204],[191,186],[212,186],[212,168]],"anchor":[201.5,186]},
    {"key":"playback.aiming→playback.paused","from":"playback.aiming","to":"playback.paused","labels":["after settling"],"guards":[],"points":[[60,168],[60,186],[155,186],[155,204]],"anchor":[107.5,186]},
    {"key":"playback.playing→playback.paused","from":"playback.playing","to":"playback.paused","labels":["playback.pause","moment.failed","history.ended"],"guards":[],"points":[[173,168],[173,204]],"anchor":[173,186]},
    {"key":"playback.playing.awaiting→playback.playing.showing","from":"playback.playing.awaiting","to":"playback.playing.showing","labels":["moment.shown"],"guards":[],"points":[[207.1,116],[207.1,96]],"anchor":[207.1,106]},
    {"key":"playback.playing.showing→playback.playing.awaiting","from":"playback.playing.showing","to":"playback.playing.awaiting","labels":["after pace"],"guards":[],"points":[[180.5,96],[180.5,106],[178.1,106],[178.1,116]],"anchor":[180.5,101]},
  ],
}
