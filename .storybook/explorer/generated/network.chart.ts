// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 340,
  height: 330,
  nodes: [
    {"id":"network.checking","label":"checking","kind":"state","initial":true,"x":35,"y":24,"width":87.2,"height":36},
    {"id":"network.online","label":"online","kind":"state","initial":false,"x":238,"y":270,"width":72.4,"height":36},
    {"id":"network.confirming","label":"confirming","kind":"state","initial":false,"x":214,"y":24,"width":102,"height":36},
    {"id":"network.offline","label":"offline","kind":"state","initial":false,"x":183,"y":106,"width":79.8,"height":36},
    {"id":"network.wrongChain","label":"wrongChain","kind":"state","initial":false,"x":45,"y":106,"width":102,"height":36},
    {"id":"network.retrying","label":"retrying","kind":"state","initial":false,"x":158,"y":188,"width":87.2,"height":36},
  ],
  edges: [
    {"key":"network.checking→network.online","from":"network.checking","to":"network.online","labels":["detect ✓"],"guards":["isWantedChain"],"points":[[57,60],[57,78],[24,78],[24,252],[252,252],[252,270]],"anchor":[138,252]},
    {"key":"network.checking→network.wrongChain","from":"network.checking","to":"network.wrongChain","labels":["detect ✓"],"guards":["isOtherChain"],"points":[[79,60],[79,106]],"anchor":[79,83]},
    {"key":"network.checking→network.offline","from":"network.checking","to":"network.offline","labels":["detect ✓"],"guards":[],"points":[[100,60],[100,88],[210,88],[210,106]],"anchor":[155,88]},
    {"key":"network.online→network.confirming","from":"network.online","to":"network.confirming","labels":["network.check","after heartbeat"],"guards":[],"points":[[281,270],[281,242],[283,242],[283,78],[275,78],[275,60]],"anchor":[283,160]},
    {"key":"network.confirming→network.online","from":"network.confirming","to":"network.online","labels":["detect ✓"],"guards":["isWantedChain"],"points":[[296,60],[296,270]],"anchor":[296,165]},
    {"key":"network.confirming→network.wrongChain","from":"network.confirming","to":"network.wrongChain","labels":["detect ✓"],"guards":["isOtherChain"],"points":[[234,60],[234,78],[113,78],[113,106]],"anchor":[173.5,78]},
    {"key":"network.confirming→network.offline","from":"network.confirming","to":"network.offline","labels":["detect ✓"],"guards":[],"points":[[255,60],[255,88],[236,88],[236,106]],"anchor":[255,74]},
    {"key":"network.offline→network.retrying","from":"network.offline","to":"network.retrying","labels":["network.check","after networkRetryDelay"],"guards":[],"points":[[210,142],[210,188]],"anchor":[210,165]},
    {"key":"network.wrongChain→network.retrying","from":"network.wrongChain","to":"network.retrying","labels":["network.check","after networkRetryDelay"],"guards":[],"points":[[79,142],[79,170],[175,170],[175,188]],"anchor":[127,170]},
    {"key":"network.retrying→network.online","from":"network.retrying","to":"network.online","labels":["detect ✓"],"guards":["isWantedChain"],"points":[[202,224],[202,242],[267,242],[267,270]],"anchor":[234.5,242]},
    {"key":"network.retrying→network.wrongChain","from":"network.retrying","to":"network.wrongChain","labels":["detect ✓"],"guards":["isOtherChain"],"points":[[193,188],[193,160],[113,160],[113,142]],"anchor":[153,160]},
    {"key":"network.retrying→network.offline","from":"network.retrying","to":"network.offline","labels":["detect ✓"],"guards":[],"points":[[228,188],[228,160],[236,160],[236,142]],"anchor":[228,174]},
  ],
}
