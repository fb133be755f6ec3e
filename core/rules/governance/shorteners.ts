import { listOfHosts } from './hosts.ts'

/**
 * Services that hide where a link leads (P6). Known ones, gathered by hand: a
 * club adds more by its own block list. Those that lead to one site alone
 * (youtu.be) hide nothing and are not here.
 */
export const shorteners = /* @__PURE__ */ listOfHosts(
  `1url.cz adf.ly adfoc.us amzn.to b.link bc.vc bit.do bit.ly bitly.com bl.ink
  buff.ly clck.ru cli.gs cutt.ly db.tt dlvr.it dub.sh fb.me ff.im gg.gg git.io
  goo.gl han.gl hyperurl.co ift.tt is.gd j.mp kutt.it lnkd.in mcaf.ee n9.cl
  ouo.io ow.ly po.st qr.ae qr.net rb.gy rebrand.ly s.id short.gy short.io
  shorte.st shorturl.at shrtco.de snip.ly snipurl.com soo.gd surl.li t.co t.ly
  tiny.cc tiny.one tinyurl.com tny.im tr.im trib.al u.to urlz.fr v.gd vk.cc wp.me
  x.gd zpr.io`.split(/\s+/),
)
