// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 772.4,
  height: 212,
  nodes: [
    {"id":"system.rules","label":"rules","kind":"state","initial":true,"x":340,"y":88,"width":72,"height":36},
    {"id":"system.departure","label":"departure","kind":"group","initial":true,"x":448,"y":24,"width":300.4,"height":164},
    {"id":"system.departure.staying","label":"staying","kind":"state","initial":true,"x":489.4,"y":60,"width":79.8,"height":36},
    {"id":"system.departure.leavingByIcon","label":"leavingByIcon","kind":"state","initial":false,"x":608.2,"y":136,"width":124.2,"height":36},
    {"id":"system.departure.leavingByMenu","label":"leavingByMenu","kind":"state","initial":false,"x":464,"y":136,"width":124.2,"height":36},
    {"id":"system.signIn","label":"signIn","kind":"group","initial":true,"x":24,"y":34,"width":116.3,"height":144},
    {"id":"system.signIn.closed","label":"closed","kind":"state","initial":true,"x":51.9,"y":126,"width":72.4,"height":36},
    {"id":"system.signIn.open","label":"open","kind":"state","initial":false,"x":40,"y":70,"width":72,"height":36},
    {"id":"system.memory","label":"memory","kind":"group","initial":true,"x":177,"y":34,"width":126.6,"height":144},
    {"id":"system.memory.recalling","label":"recalling","kind":"state","initial":true,"x":193,"y":70,"width":94.6,"height":36},
    {"id":"system.memory.recalled","label":"recalled","kind":"state","initial":false,"x":196.7,"y":126,"width":87.2,"height":36},
  ],
  edges: [
    {"key":"system.departure.staying→system.departure.leavingByIcon","from":"system.departure.staying","to":"system.departure.leavingByIcon","labels":["wallet.disconnect"],"guards":["isSessionOpen"],"points":[[553.3,96],[553.3,106],[691,106],[691,136]],"anchor":[622.2,106]},
    {"key":"system.departure.staying→system.departure.leavingByMenu","from":"system.departure.staying","to":"system.departure.leavingByMenu","labels":["session.signOut"],"guards":["isSessionOpen"],"points":[[521.4,96],[521.4,126],[546.8,126],[546.8,136]],"anchor":[521.4,111]},
    {"key":"system.departure.leavingByIcon→system.departure.staying","from":"system.departure.leavingByIcon","to":"system.departure.staying","labels":["session.ended","session.signOutFailed","wallet.disconnected","wallet.disconnectFailed"],"guards":["isByUser"],"points":[[649.6,136],[649.6,116],[537.3,116],[537.3,96]],"anchor":[593.5,116]},
    {"key":"system.departure.leavingByMenu→system.departure.staying","from":"system.departure.leavingByMenu","to":"system.departure.staying","labels":["session.ended","session.signOutFailed","wallet.disconnected","wallet.disconnectFailed"],"guards":["isByUser"],"points":[[505.4,136],[505.4,96]],"anchor":[505.4,116]},
    {"key":"system.signIn→system.signIn.open","from":"system.signIn","to":"system.signIn.open","labels":["login.open"],"guards":[],"points":[[76,34],[76,70]],"anchor":[76,52]},
    {"key":"system.signIn→system.signIn.closed","from":"system.signIn","to":"system.signIn.closed","labels":["login.cancel"],"guards":[],"points":[[122,34],[122,116],[100.1,116],[100.1,126]],"anchor":[122,75]},
    {"key":"system.signIn.open→system.signIn.closed","from":"system.signIn.open","to":"system.signIn.closed","labels":["session.opened","wallet.disconnected"],"guards":[],"points":[[76,106],[76,126]],"anchor":[76,116]},
    {"key":"system.memory.recalling→system.memory.recalled","from":"system.memory.recalling","to":"system.memory.recalled","labels":["wallet.open","wallet.connected","wallet.disconnect","session.signOut","reconnect ✓"],"guards":["isDue"],"points":[[240.3,106],[240.3,126]],"anchor":[240.3,116]},
  ],
}
