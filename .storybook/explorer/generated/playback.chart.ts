// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 276.4,
  height: 344,
  nodes: [
    {"id":"playback.paused","label":"paused","kind":"state","initial":true,"x":48,"y":24,"width":72.4,"height":36},
    {"id":"playback.aiming","label":"aiming","kind":"state","initial":false,"x":180,"y":116,"width":72.4,"height":36},
    {"id":"playback.playing","label":"playing","kind":"group","initial":false,"x":24,"y":116,"width":119.2,"height":204},
    {"id":"playback.playing.awaiting","label":"awaiting","kind":"state","initial":true,"x":40,"y":172,"width":87.2,"height":36},
    {"id":"playback.playing.showing","label":"showing","kind":"state","initial":false,"x":44,"y":264,"width":79.8,"height":36},
  ],
  edges: [
    {"key":"playback.paused→playback.playing","from":"playback.paused","to":"playback.playing","labels":["playback.play"],"guards":[],"points":[[84,60],[84,116]],"label":{"lines":["playback.play"],"x":42,"y":69,"width":84.5,"height":14}},
    {"key":"playback.aiming→playback.paused","from":"playback.aiming","to":"playback.paused","labels":["after settling"],"guards":[],"points":[[216,116],[216,88],[84,88],[84,60]],"label":{"lines":["after settling"],"x":171,"y":90,"width":91,"height":14}},
    {"key":"playback.playing→playback.paused","from":"playback.playing","to":"playback.paused","labels":["playback.pause","moment.failed","history.ended"],"guards":[],"points":[[84,116],[84,60]],"label":{"lines":["playback.pause","moment.failed","history.ended"],"x":39,"y":71,"width":91,"height":42}},
    {"key":"playback.playing.awaiting→playback.playing.showing","from":"playback.playing.awaiting","to":"playback.playing.showing","labels":["moment.shown"],"guards":[],"points":[[84,208],[84,264]],"label":{"lines":["moment.shown"],"x":45,"y":217,"width":78,"height":14}},
    {"key":"playback.playing.showing→playback.playing.awaiting","from":"playback.playing.showing","to":"playback.playing.awaiting","labels":["after pace"],"guards":[],"points":[[84,264],[84,208]],"label":{"lines":["after pace"],"x":52,"y":241,"width":65,"height":14}},
  ],
}
