import { listOfHosts } from './hosts.ts'

/**
 * Hosts that nothing may lead to, in any club: services that exist to log who
 * follows a link, under the names that they go by. Known ones, gathered by hand;
 * what hides where a link leads is in `shorteners`.
 */
const loggers = `2no.co 02ip.ru blasze.com blasze.tk catsnthing.com
  catsnthings.fun crabrave.pw curiouscat.club datauth.io ezstat.ru
  fortnight.space fortnitechat.site freegiftcards.co grabify.link iplis.ru
  iplogger.com iplogger.info iplogger.org iplogger.ru iptrackeronline.com
  joinmy.site leancoding.co mypic.icu otherhalf.life ps3cfw.com
  quickmessage.us screenshot.best spottyfly.com stopify.co wl.gl
  xda-developers.us youshouldclick.us yip.su yourtube.site
  youtubeshort.pro youtubeshort.watch`

/**
 * Makes the one list of blocked hosts (P6).
 *
 * @param more hosts of this deployment, in any spelling: clubs are copied again
 *   and again under names that only it can know.
 */
export const blockedHostsWith = (more: Iterable<string>): ReadonlySet<string> =>
  listOfHosts([...loggers.split(/\s+/), ...more])
