// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 337,
  height: 397,
  nodes: [
    {"id":"stream.hidden","label":"hidden","kind":"state","initial":false,"x":24,"y":24,"width":72.4,"height":36},
    {"id":"stream.waiting","label":"waiting","kind":"state","initial":false,"x":211,"y":337,"width":79.8,"height":36},
    {"id":"stream.listening","label":"listening","kind":"group","initial":true,"x":44,"y":96,"width":248.6,"height":200},
    {"id":"stream.listening.connecting","label":"connecting","kind":"state","initial":true,"x":174.6,"y":132,"width":102,"height":36},
    {"id":"stream.listening.open","label":"open","kind":"state","initial":false,"x":95,"y":188,"width":72,"height":36},
    {"id":"stream.listening.gathering","label":"gathering","kind":"state","initial":false,"x":60,"y":132,"width":94.6,"height":36},
    {"id":"stream.listening.rejoining","label":"rejoining","kind":"state","initial":false,"x":71.7,"y":244,"width":94.6,"height":36},
  ],
  edges: [
    {"key":"stream.hidden→stream.listening","from":"stream.hidden","to":"stream.listening","labels":["page.shown"],"guards":[],"points":[[60,60],[60,96]],"anchor":[60,78]},
    {"key":"stream.waiting→stream.listening","from":"stream.waiting","to":"stream.listening","labels":["after pause"],"guards":[],"points":[[275,337],[275,319],[313,319],[313,78],[70,78],[70,96]],"anchor":[191.5,78]},
    {"key":"stream.listening→stream.waiting","from":"stream.listening","to":"stream.waiting","labels":["stream.closed"],"guards":[],"points":[[253,296],[253,319],[259,319],[259,337]],"anchor":[253,307.5]},
    {"key":"stream.listening.connecting→stream.listening.open","from":"stream.listening.connecting","to":"stream.listening.open","labels":["stream.opened"],"guards":["wasOpen"],"points":[[208.6,168],[208.6,178],[149,178],[149,188]],"anchor":[178.8,178]},
    {"key":"stream.listening.connecting→stream.waiting","from":"stream.listening.connecting","to":"stream.waiting","labels":["stream.broke"],"guards":[],"points":[[242.6,168],[243,301],[243,337]],"anchor":[242.8,234.5]},
    {"key":"stream.listening.open→stream.listening.gathering","from":"stream.listening.open","to":"stream.listening.gathering","labels":["stream.heard"],"guards":[],"points":[[131,188],[131,168]],"anchor":[131,178]},
    {"key":"stream.listening.open→stream.listening.rejoining","from":"stream.listening.open","to":"stream.listening.rejoining","labels":["stream.broke"],"guards":[],"points":[[143,224],[143,234],[142.6,234],[142.6,244]],"anchor":[143,229]},
    {"key":"stream.listening.gathering→stream.listening.open","from":"stream.listening.gathering","to":"stream.listening.open","labels":["stream.missed","after gathering"],"guards":[],"points":[[107.3,168],[107.3,178],[113,178],[113,188]],"anchor":[107.3,173]},
    {"key":"stream.listening.gathering→stream.listening.rejoining","from":"stream.listening.gathering","to":"stream.listening.rejoining","labels":["stream.broke"],"guards":[],"points":[[83.7,168],[83.7,234],[95.3,234],[95.3,244]],"anchor":[83.7,201]},
    {"key":"stream.listening.rejoining→stream.listening.open","from":"stream.listening.rejoining","to":"stream.listening.open","labels":["stream.opened"],"guards":[],"points":[[119,244],[119,224]],"anchor":[119,234]},
    {"key":"stream.listening.rejoining→stream.waiting","from":"stream.listening.rejoining","to":"stream.waiting","labels":["stream.broke"],"guards":[],"points":[[119,280],[119,301],[119,319],[227,319],[227,337]],"anchor":[173,319]},
  ],
}
