// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 619.4,
  height: 212,
  nodes: [
    {"id":"system.rules","label":"rules","kind":"state","initial":true,"x":187,"y":88,"width":72,"height":36},
    {"id":"system.departure","label":"departure","kind":"group","initial":true,"x":295,"y":24,"width":300.4,"height":164},
    {"id":"system.departure.staying","label":"staying","kind":"state","initial":true,"x":336.4,"y":60,"width":79.8,"height":36},
    {"id":"system.departure.leavingByIcon","label":"leavingByIcon","kind":"state","initial":false,"x":455.2,"y":136,"width":124.2,"height":36},
    {"id":"system.departure.leavingByMenu","label":"leavingByMenu","kind":"state","initial":false,"x":311,"y":136,"width":124.2,"height":36},
    {"id":"system.memory","label":"memory","kind":"group","initial":true,"x":24,"y":34,"width":126.6,"height":144},
    {"id":"system.memory.recalling","label":"recalling","kind":"state","initial":true,"x":40,"y":70,"width":94.6,"height":36},
    {"id":"system.memory.recalled","label":"recalled","kind":"state","initial":false,"x":43.7,"y":126,"width":87.2,"height":36},
  ],
  edges: [
    {"key":"system.departure.staying→system.departure.leavingByIcon","from":"system.departure.staying","to":"system.departure.leavingByIcon","labels":["wallet.disconnect"],"guards":["isSessionOpen"],"points":[[400.3,96],[400.3,106],[538,106],[538,136]],"anchor":[469.2,106]},
    {"key":"system.departure.staying→system.departure.leavingByMenu","from":"system.departure.staying","to":"system.departure.leavingByMenu","labels":["session.signOut"],"guards":["isSessionOpen"],"points":[[368.4,96],[368.4,126],[393.8,126],[393.8,136]],"anchor":[368.4,111]},
    {"key":"system.departure.leavingByIcon→system.departure.staying","from":"system.departure.leavingByIcon","to":"system.departure.staying","labels":["session.ended","session.signOutFailed","wallet.disconnected","wallet.disconnectFailed"],"guards":["isByUser"],"points":[[496.6,136],[496.6,116],[384.3,116],[384.3,96]],"anchor":[440.5,116]},
    {"key":"system.departure.leavingByMenu→system.departure.staying","from":"system.departure.leavingByMenu","to":"system.departure.staying","labels":["session.ended","session.signOutFailed","wallet.disconnected","wallet.disconnectFailed"],"guards":["isByUser"],"points":[[352.4,136],[352.4,96]],"anchor":[352.4,116]},
    {"key":"system.memory.recalling→system.memory.recalled","from":"system.memory.recalling","to":"system.memory.recalled","labels":["wallet.open","wallet.connected","wallet.disconnect","session.signOut","reconnect ✓"],"guards":["isDue"],"points":[[87.3,106],[87.3,126]],"anchor":[87.3,116]},
  ],
}
