import type { Plugin } from 'vite'

/**
 * What no page is drawn with: it comes with code that loads when it is used. The
 * style of everything else stands in each document, and has a budget (G2).
 */
const late =
  /\/(app\/screens\/admin|ui\/(admin|kit\/(Dialog|Toasts|Panel(?=\/Panel))|connect\/(ConnectDialog|SignInPanel|WalletPanel)|form\/(?!Field|TextField|Select)[^/]+|payment\/PaymentPanel|governance\/(propose|verify|bounties\/ActForm|inbox\/InboxPanel|votes\/(HistoryAlarm|PowerWhy|ReceiptCard|TimelineCard|WhatIfCard|VoteSheet|VoterList))|swap\/(Swap(Steps|Receipt|Ended|Halt|Left)|UnderWay)))\/.*\.css\.ts$/

/**
 * Has late style travel in the code that needs it. It is put in place as a sheet
 * of the document's own (CSSOM), which the policy allows: it is no inline style.
 */
export const lateStyles: Plugin = {
  name: 'club:late-styles',
  // A server draws nothing with it, and has no sheets.
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: late },
    handler: (code) =>
      code.replace(
        /import\s*['"]([^'"]+\.vanilla\.css)(?:\?([^'"]*))?['"];?/g,
        (_, file: string, query = '') => `
          import lateStyle from '${file}?${[query, 'inline'].filter(Boolean).join('&')}'
          const lateSheet = new CSSStyleSheet()
          lateSheet.replaceSync(lateStyle)
          document.adoptedStyleSheets.push(lateSheet)`,
      ),
  },
}
