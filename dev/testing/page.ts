import { Agent, get } from 'node:http'

const retryOf = (text: string) => Number(/^retry: (\d+)$/m.exec(text)?.[1])

/**
 * A page that looks at a proposal, as a browser would: it hears how it stands,
 * joins again where the server says when, from where it was, and asks anew where
 * it is told to. Each join is at the next of the processes.
 */
export function openPage({
  urls,
  proposal,
  from,
  told = () => {},
}: {
  urls: readonly string[]
  proposal: string
  /** The address that it asks from. */
  from: string
  /** Calls back with each newer count of ballots. */
  told?: (ballots: number) => void
}) {
  const agent = new Agent({ keepAlive: false })
  const shared = { agent, localAddress: from }
  const page = { ballots: 0, joined: 0, refetched: 0, isOpen: false }
  let turn = 0
  let lastId = ''
  let retry = 1_000
  let isOver = false
  let leave = () => {}

  function learn(ballots: number) {
    if (ballots <= page.ballots) return
    page.ballots = ballots
    told(ballots)
  }

  function ask(url: string): void {
    page.refetched += 1
    const again = () => !isOver && setTimeout(() => ask(url), retry)
    get(`${url}/api/proposals/${proposal}`, shared, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('error', again)
      answer.on('end', () => {
        if (answer.statusCode === 200) learn(JSON.parse(text).counts.ballots)
        else again()
      })
    }).on('error', again)
  }

  function hear(url: string, text: string) {
    const data = /^data: (.*)$/m.exec(text)?.[1] ?? '{}'
    lastId = /^id: (.*)$/m.exec(text)?.[1] ?? lastId
    if (text.includes('event: refetch')) ask(url)
    else if (text.includes('event: votes')) {
      const standing = JSON.parse(data)
      if (standing.proposal === proposal) learn(standing.ballots)
    }
    retry = retryOf(text) || retry
  }

  function join(): void {
    if (isOver) return
    const url = urls[turn++ % urls.length] as string
    const headers = lastId === '' ? {} : { 'Last-Event-ID': lastId }
    const path = '/api/events?topics=proposals,votes'
    let isGone = false
    const gone = () => {
      if (isGone) return
      isGone = true
      page.isOpen = false
      if (!isOver) setTimeout(join, retry)
    }
    const asked = get(url + path, { ...shared, headers }, (answer) => {
      answer.setEncoding('utf8')
      answer.on('close', gone)
      answer.on('error', gone)
      if (answer.statusCode !== 200) return void answer.resume()
      let text = ''
      answer.on('data', (part) => {
        text += part
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        for (const each of parts) hear(url, each)
        if (page.isOpen || lastId === '') return
        page.isOpen = true
        page.joined += 1
      })
    })
    asked.on('error', gone)
    leave = () => asked.destroy()
  }
  join()

  return {
    page,
    end() {
      isOver = true
      leave()
      agent.destroy()
    },
  }
}
