// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 363,
  height: 555,
  nodes: [
    {"id":"stream.hidden","label":"hidden","kind":"state","initial":false,"x":24,"y":24,"width":72.4,"height":36},
    {"id":"stream.waiting","label":"waiting","kind":"group","initial":false,"x":225,"y":443,"width":114,"height":88},
    {"id":"stream.waiting.quiet","label":"quiet","kind":"state","initial":true,"x":251,"y":479,"width":72,"height":36},
    {"id":"stream.listening","label":"listening","kind":"group","initial":true,"x":27,"y":96,"width":282.6,"height":296},
    {"id":"stream.listening.connecting","label":"connecting","kind":"state","initial":true,"x":169.6,"y":188,"width":102,"height":36},
    {"id":"stream.listening.open","label":"open","kind":"state","initial":false,"x":90,"y":264,"width":72,"height":36},
    {"id":"stream.listening.counting","label":"counting","kind":"state","initial":false,"x":112.7,"y":132,"width":87.2,"height":36},
    {"id":"stream.listening.gathering","label":"gathering","kind":"state","initial":false,"x":43,"y":188,"width":94.6,"height":36},
    {"id":"stream.listening.rejoining","label":"rejoining","kind":"state","initial":false,"x":60,"y":340,"width":94.6,"height":36},
  ],
  edges: [
    {"key":"stream.hidden→stream.listening","from":"stream.hidden","to":"stream.listening","labels":["page.shown"],"guards":[],"points":[[60,60],[60,96]],"anchor":[60,78]},
    {"key":"stream.waiting→stream.listening","from":"stream.waiting","to":"stream.listening","labels":["after pause"],"guards":[],"points":[[316,443],[316,415],[330,415],[330,78],[70,78],[70,96]],"anchor":[330,246.5]},
    {"key":"stream.waiting.quiet→stream.waiting.quiet","from":"stream.waiting.quiet","to":"stream.waiting.quiet","labels":["after poll"],"guards":[],"points":[[251,491],[241,491],[241,503],[251,503]],"anchor":[241,497]},
    {"key":"stream.listening→stream.waiting","from":"stream.listening","to":"stream.waiting","labels":["stream.closed"],"guards":[],"points":[[117,392],[117,415],[271,415],[271,443]],"anchor":[194,415]},
    {"key":"stream.listening.connecting→stream.listening.open","from":"stream.listening.connecting","to":"stream.listening.open","labels":["stream.opened"],"guards":["wasOpen"],"points":[[203.6,224],[203.6,254],[150,254],[150,264]],"anchor":[176.8,254]},
    {"key":"stream.listening.connecting→stream.waiting","from":"stream.listening.connecting","to":"stream.waiting","labels":["stream.broke","after connect"],"guards":[],"points":[[237.6,224],[237.6,234],[292.6,234],[293,397],[293,443]],"anchor":[292.8,315.5]},
    {"key":"stream.listening.open→stream.listening.gathering","from":"stream.listening.open","to":"stream.listening.gathering","labels":["stream.heard"],"guards":[],"points":[[114,264],[114,224]],"anchor":[114,244]},
    {"key":"stream.listening.open→stream.listening.counting","from":"stream.listening.open","to":"stream.listening.counting","labels":["stream.counted"],"guards":[],"points":[[126,264],[126,234],[147.6,234],[147.6,168]],"anchor":[147.6,201]},
    {"key":"stream.listening.open→stream.listening.rejoining","from":"stream.listening.open","to":"stream.listening.rejoining","labels":["stream.broke"],"guards":[],"points":[[138,300],[138,320],[116.8,320],[116.8,340]],"anchor":[127.4,320]},
    {"key":"stream.listening.counting→stream.listening.gathering","from":"stream.listening.counting","to":"stream.listening.gathering","labels":["stream.heard"],"guards":[],"points":[[130.2,168],[130.2,178],[90.3,178],[90.3,188]],"anchor":[110.3,178]},
    {"key":"stream.listening.counting→stream.listening.open","from":"stream.listening.counting","to":"stream.listening.open","labels":["stream.missed","after recount"],"guards":[],"points":[[165,168],[165,178],[158.6,178],[158.6,244],[138,244],[138,264]],"anchor":[158.6,211]},
    {"key":"stream.listening.counting→stream.listening.rejoining","from":"stream.listening.counting","to":"stream.listening.rejoining","labels":["stream.broke"],"guards":[],"points":[[182.5,168],[182.5,178],[281.6,178],[281.6,330],[135.7,330],[135.7,340]],"anchor":[281.6,254]},
    {"key":"stream.listening.gathering→stream.listening.open","from":"stream.listening.gathering","to":"stream.listening.open","labels":["stream.missed","after gathering"],"guards":[],"points":[[90.3,224],[90.3,234],[102,234],[102,264]],"anchor":[102,249]},
    {"key":"stream.listening.gathering→stream.listening.rejoining","from":"stream.listening.gathering","to":"stream.listening.rejoining","labels":["stream.broke"],"guards":[],"points":[[66.7,224],[66.7,234],[79,234],[79,340]],"anchor":[79,287]},
    {"key":"stream.listening.rejoining→stream.listening.open","from":"stream.listening.rejoining","to":"stream.listening.open","labels":["stream.opened"],"guards":[],"points":[[97.9,340],[97.9,310],[114,310],[114,300]],"anchor":[97.9,325]},
    {"key":"stream.listening.rejoining→stream.waiting","from":"stream.listening.rejoining","to":"stream.waiting","labels":["stream.broke"],"guards":[],"points":[[107.3,376],[107,397],[107,425],[248,425],[248,443]],"anchor":[177.5,425]},
  ],
}
