// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 834.2,
  height: 308,
  nodes: [
    {"id":"system.rules","label":"rules","kind":"state","initial":true,"x":385,"y":136,"width":72,"height":36},
    {"id":"system.departure","label":"departure","kind":"group","initial":true,"x":493,"y":52,"width":317.2,"height":204},
    {"id":"system.departure.staying","label":"staying","kind":"state","initial":true,"x":531,"y":108,"width":79.8,"height":36},
    {"id":"system.departure.leavingByIcon","label":"leavingByIcon","kind":"state","initial":false,"x":509,"y":200,"width":124.2,"height":36},
    {"id":"system.departure.leavingByMenu","label":"leavingByMenu","kind":"state","initial":false,"x":670,"y":200,"width":124.2,"height":36},
    {"id":"system.signIn","label":"signIn","kind":"group","initial":true,"x":24,"y":24,"width":161.4,"height":260},
    {"id":"system.signIn.closed","label":"closed","kind":"state","initial":true,"x":97,"y":136,"width":72.4,"height":36},
    {"id":"system.signIn.open","label":"open","kind":"state","initial":false,"x":40,"y":228,"width":72,"height":36},
    {"id":"system.memory","label":"memory","kind":"group","initial":true,"x":222,"y":52,"width":126.6,"height":204},
    {"id":"system.memory.recalling","label":"recalling","kind":"state","initial":true,"x":238,"y":108,"width":94.6,"height":36},
    {"id":"system.memory.recalled","label":"recalled","kind":"state","initial":false,"x":241,"y":200,"width":87.2,"height":36},
  ],
  edges: [
    {"key":"system.departure.staying→system.departure.leavingByIcon","from":"system.departure.staying","to":"system.departure.leavingByIcon","labels":["wallet.disconnect [isSessionOpen]"],"guards":[],"points":[[571,144],[571,200]],"label":{"lines":["wallet.disconnect [isSessionOpen]"],"x":464,"y":177,"width":214.5,"height":14}},
    {"key":"system.departure.staying→system.departure.leavingByMenu","from":"system.departure.staying","to":"system.departure.leavingByMenu","labels":["session.signOut"],"guards":["isSessionOpen"],"points":[[571,144],[571,172],[732,172],[732,200]],"label":{"lines":["session.signOut"],"x":683,"y":174,"width":97.5,"height":14}},
    {"key":"system.departure.leavingByIcon→system.departure.staying","from":"system.departure.leavingByIcon","to":"system.departure.staying","labels":["session.ended [else]","session.signOutFailed","wallet.disconnected [isByUser]","wallet.disconnectFailed"],"guards":[],"points":[[571,200],[571,144]],"label":{"lines":["session.ended [else]","session.signOutFailed","and 2 more"],"x":503,"y":155,"width":136.5,"height":42}},
    {"key":"system.departure.leavingByMenu→system.departure.staying","from":"system.departure.leavingByMenu","to":"system.departure.staying","labels":["session.ended [else]","session.signOutFailed","wallet.disconnected [isByUser]","wallet.disconnectFailed"],"guards":[],"points":[[732,200],[732,172],[571,172],[571,144]],"label":{"lines":["session.ended [else]","session.signOutFailed","wallet.disconnected [isByUser]","wallet.disconnectFailed"],"x":626,"y":111,"width":195,"height":56}},
    {"key":"system.signIn→system.signIn.open","from":"system.signIn","to":"system.signIn.open","labels":["login.open"],"guards":[],"points":[[76,24],[76,228]],"label":{"lines":["login.open"],"x":4,"y":107,"width":65,"height":14}},
    {"key":"system.signIn→system.signIn.closed","from":"system.signIn","to":"system.signIn.closed","labels":["login.cancel"],"guards":[],"points":[[76,24],[76,108],[133,108],[133,136]],"label":{"lines":["login.cancel"],"x":78,"y":101,"width":78,"height":14}},
    {"key":"system.signIn.open→system.signIn.closed","from":"system.signIn.open","to":"system.signIn.closed","labels":["session.opened","wallet.disconnected"],"guards":[],"points":[[76,228],[76,200],[133,200],[133,172]],"label":{"lines":["session.opened","wallet.disconnected"],"x":31,"y":186,"width":123.5,"height":28}},
    {"key":"system.memory.recalling→system.memory.recalled","from":"system.memory.recalling","to":"system.memory.recalled","labels":["wallet.open","wallet.connected","wallet.disconnect","session.signOut","reconnect ✓"],"guards":["isDue"],"points":[[285,144],[285,200]],"label":{"lines":["wallet.open","wallet.connected","and 3 more"],"x":233,"y":147,"width":104,"height":42}},
  ],
}
