// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 478,
  height: 702,
  nodes: [
    {"id":"stream.listening","label":"listening","kind":"group","initial":true,"x":127,"y":24,"width":327,"height":480},
    {"id":"stream.listening.connecting","label":"connecting","kind":"state","initial":true,"x":336,"y":80,"width":102,"height":36},
    {"id":"stream.listening.open","label":"open","kind":"state","initial":false,"x":219,"y":172,"width":72,"height":36},
    {"id":"stream.listening.counting","label":"counting","kind":"state","initial":false,"x":211,"y":264,"width":87.2,"height":36},
    {"id":"stream.listening.gathering","label":"gathering","kind":"state","initial":false,"x":272,"y":356,"width":94.6,"height":36},
    {"id":"stream.listening.rejoining","label":"rejoining","kind":"state","initial":false,"x":143,"y":448,"width":94.6,"height":36},
    {"id":"stream.hidden","label":"hidden","kind":"state","initial":false,"x":24,"y":566,"width":72.4,"height":36},
    {"id":"stream.waiting","label":"waiting","kind":"group","initial":false,"x":133,"y":566,"width":114,"height":112},
    {"id":"stream.waiting.quiet","label":"quiet","kind":"state","initial":true,"x":159,"y":622,"width":72,"height":36},
  ],
  edges: [
    {"key":"stream.hidden→stream.listening","from":"stream.hidden","to":"stream.listening","labels":["page.shown"],"guards":[],"points":[[60,566],[60,538],[180,538],[180,504]],"label":{"lines":["page.shown"],"x":28,"y":540,"width":65,"height":14}},
    {"key":"stream.waiting→stream.listening","from":"stream.waiting","to":"stream.listening","labels":["after pause"],"guards":[],"points":[[190,566],[190,538],[180,538],[180,504]],"label":{"lines":["after pause"],"x":154,"y":550,"width":71.5,"height":14}},
    {"key":"stream.waiting.quiet→stream.waiting.quiet","from":"stream.waiting.quiet","to":"stream.waiting.quiet","labels":["after poll"],"guards":[],"points":[[159,634],[149,634],[149,646],[159,646]],"label":{"lines":["after poll"],"x":77,"y":633,"width":65,"height":14}},
    {"key":"stream.listening→stream.waiting","from":"stream.listening","to":"stream.waiting","labels":["stream.closed"],"guards":[],"points":[[180,504],[180,538],[190,538],[190,566]],"label":{"lines":["stream.closed"],"x":89,"y":506,"width":84.5,"height":14}},
    {"key":"stream.listening.connecting→stream.listening.open","from":"stream.listening.connecting","to":"stream.listening.open","labels":["stream.opened"],"guards":["wasOpen"],"points":[[387,116],[387,144],[255,144],[255,172]],"label":{"lines":["stream.opened"],"x":295,"y":137,"width":84.5,"height":14}},
    {"key":"stream.listening.connecting→stream.waiting","from":"stream.listening.connecting","to":"stream.waiting","labels":["stream.broke","after connect"],"guards":[],"points":[[387,116],[387,538],[190,538],[190,566]],"label":{"lines":["stream.broke","after connect"],"x":345,"y":159,"width":84.5,"height":28}},
    {"key":"stream.listening.open→stream.listening.gathering","from":"stream.listening.open","to":"stream.listening.gathering","labels":["stream.heard"],"guards":[],"points":[[255,208],[255,236],[319,236],[319,356]],"label":{"lines":["stream.heard"],"x":280,"y":309,"width":78,"height":14}},
    {"key":"stream.listening.open→stream.listening.counting","from":"stream.listening.open","to":"stream.listening.counting","labels":["stream.counted"],"guards":[],"points":[[255,208],[255,264]],"label":{"lines":["stream.counted"],"x":210,"y":241,"width":91,"height":14}},
    {"key":"stream.listening.open→stream.listening.rejoining","from":"stream.listening.open","to":"stream.listening.rejoining","labels":["stream.broke"],"guards":[],"points":[[255,208],[255,236],[190,236],[190,448]],"label":{"lines":["stream.broke"],"x":151,"y":311,"width":78,"height":14}},
    {"key":"stream.listening.counting→stream.listening.gathering","from":"stream.listening.counting","to":"stream.listening.gathering","labels":["stream.heard"],"guards":[],"points":[[255,300],[255,328],[319,328],[319,356]],"label":{"lines":["stream.heard"],"x":256,"y":321,"width":78,"height":14}},
    {"key":"stream.listening.counting→stream.listening.open","from":"stream.listening.counting","to":"stream.listening.open","labels":["stream.missed","after recount"],"guards":[],"points":[[255,264],[255,208]],"label":{"lines":["stream.missed","after recount"],"x":213,"y":226,"width":84.5,"height":28}},
    {"key":"stream.listening.counting→stream.listening.rejoining","from":"stream.listening.counting","to":"stream.listening.rejoining","labels":["stream.broke"],"guards":[],"points":[[255,300],[255,328],[190,328],[190,448]],"label":{"lines":["stream.broke"],"x":175,"y":321,"width":78,"height":14}},
    {"key":"stream.listening.gathering→stream.listening.open","from":"stream.listening.gathering","to":"stream.listening.open","labels":["stream.missed","after gathering"],"guards":[],"points":[[319,356],[319,236],[255,236],[255,208]],"label":{"lines":["stream.missed","after gathering"],"x":270,"y":318,"width":97.5,"height":28}},
    {"key":"stream.listening.gathering→stream.listening.rejoining","from":"stream.listening.gathering","to":"stream.listening.rejoining","labels":["stream.broke"],"guards":[],"points":[[319,392],[319,420],[190,420],[190,448]],"label":{"lines":["stream.broke"],"x":280,"y":404,"width":78,"height":14}},
    {"key":"stream.listening.rejoining→stream.listening.open","from":"stream.listening.rejoining","to":"stream.listening.open","labels":["stream.opened"],"guards":[],"points":[[190,448],[190,236],[255,236],[255,208]],"label":{"lines":["stream.opened"],"x":148,"y":425,"width":84.5,"height":14}},
    {"key":"stream.listening.rejoining→stream.waiting","from":"stream.listening.rejoining","to":"stream.waiting","labels":["stream.broke"],"guards":[],"points":[[190,484],[190,566]],"label":{"lines":["stream.broke"],"x":197,"y":510,"width":78,"height":14}},
  ],
}
