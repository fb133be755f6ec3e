import { brand } from '../../brand.ts'
import type { Tone, Topic } from '../../rules/shill/choices.ts'
import { templatesFrom, type Words } from '../shillSet.ts'

const { product, member, appName } = brand
const { one, many } = member
const token = `$${product}`

/** How a post begins: of each topic and tone five, so that five posts differ. */
const hooks: Record<Topic, Record<Tone, Words>> = {
  token: {
    hype: [
      `${token} is [awake|making waves|swimming fast] [today|again|this week].`,
      `[Deep water, big energy|Big ocean, bigger pod]: that is ${token}.`,
      `[Say it with us|All together now]: ${token}!`,
      `The pod is [loud|up early|everywhere] and ${token} is why.`,
      `[Still early at the party|The tide is in]. ${token} is here.`,
    ],
    informative: [
      `${token} in [numbers|two numbers|a nutshell].`,
      `A [quick|short] look at ${token}.`,
      `What the chain says of ${token} [today|right now].`,
      `${token}, [straight from the chain|read from the chain].`,
      `[Facts first|Numbers before noise]: ${token}.`,
    ],
    funny: [
      `My [doctor|dentist|grandmother] asked about ${token}. We talked for [two|three] hours.`,
      `Roses are red, the ocean is blue, ${token} [has a tusk|has a horn], and so should you.`,
      `[Breaking|This just in]: local whale discovers ${token}, refuses to leave.`,
      `I came for the ${one}. I stayed for the [spreadsheets|block explorer]. ${token}.`,
      `Nobody: … Me, at dinner: "so, ${token} …"`,
    ],
    vote: [
      `${token} has a club, and the club [decides together|votes].`,
      `[Your voice counts|One club, many voices] in ${token}.`,
      `${token} is [steered by its holders|what its holders make of it].`,
      `[Do not just watch|Watching is fine, voting is better]: ${token}.`,
      `[Who decides about|Who steers] ${token}? Those who turn up.`,
    ],
  },
  nft: {
    hype: [
      `The ${many} are [out|here|on the move]!`,
      `[Tusks up|Horns up], everyone!`,
      `[Look at that pod|What a pod]!`,
      `[Every ocean needs|The sea was missing] ${many}.`,
      `[Meet|Say hello to] the [loudest|proudest] pod on chain.`,
    ],
    informative: [
      `The ${product} collection in [numbers|short].`,
      `[How many ${many} are there?|The ${many}, counted.]`,
      `One ${one}, one vote: [here is the state of the pod|how the pod stands].`,
      `[Who swims where|Where the ${many} are] [today|right now].`,
      `A [quick|short] census of the ${many}.`,
    ],
    funny: [
      `A ${one} walks into a bar. [The bar floods.|The door needs repair.]`,
      `I was told to get a [hobby|pet]. I got a ${one}.`,
      `[Unicorns are made up|Unicorns: not real]. ${many[0]?.toUpperCase()}${many.slice(1)}: on chain.`,
      `My ${one} has [better manners|a better haircut] than me.`,
      `[Therapist|Vet]: and the ${many}, are they in the room with us? Me: [yes|always].`,
    ],
    vote: [
      `[One ${one}, one vote|Each ${one} is a vote]. It is that simple.`,
      `A ${one} is not [just art|only a picture]: it votes.`,
      `[Got a ${one}?|Is there a ${one} in your wallet?] Then you have a say.`,
      `[Tusks are for voting|Point your tusk at a ballot].`,
      `[Votes, not noise|Fewer takes, more votes]: that is how the pod decides.`,
    ],
  },
  proposal: {
    hype: [
      `[It is on|Here we go]! A vote is [under way|happening].`,
      `[Big one|This one matters], pod!`,
      `The club is [deciding|voting] and it is [lively|close to the heart].`,
      `[Ballots are in the water|The ballots are moving]!`,
      `[Hear the waves?|Feel that current?] That is the club voting.`,
    ],
    informative: [
      `Proposal {number} of ${appName}, [in short|as it stands].`,
      `[How the vote stands|Where the vote is] [now|today].`,
      `[On the ballot|Up for a vote] in ${appName}.`,
      `A [short|quick] note on what the club decides.`,
      `[The count so far|The tally so far], read from the club's log.`,
    ],
    funny: [
      `[My plans for tonight|Weekend plans]: refreshing a vote count.`,
      `[Group chat|Family dinner] but everyone has a ballot.`,
      `I have [strong opinions|a ballot and opinions] and they are signed.`,
      `[Democracy, but wet.|Town hall, but under water.]`,
      `[Two ${many} walk into a vote.|A ${one} clears its throat.]`,
    ],
    vote: [
      `[Have you voted yet?|Did you vote yet?]`,
      `[Your ballot is missing|One ballot is missing: yours].`,
      `[Read it, think, vote.|Read. Think. Vote.]`,
      `[The club asks you|It is your turn], ${many}.`,
      `[Do not leave it to others|Silence decides too]: vote.`,
    ],
  },
  bounty: {
    hype: [
      `[Hunters, wake up|Calling all hunters]!`,
      `[There is work in the water|Fresh bounty]!`,
      `[Skills? Bring them.|Got skills? Good.]`,
      `The club [wants|needs] [makers|builders]!`,
      `[Make something, get paid|Do good work, get paid] by the pod.`,
    ],
    informative: [
      `Bounty {number} of ${appName}, [in short|as it stands].`,
      `[Open for work|Work wanted] in ${appName}.`,
      `A bounty takes work [right now|at the moment].`,
      `[What the club needs done|What the club pays for].`,
      `[For people who make things|For makers]: an open bounty.`,
    ],
    funny: [
      `[Job interview|Hiring process]: can you swim? [Close enough.|Great, start now.]`,
      `My [CV|résumé] now says "bounty hunter". My mother [has questions|is worried].`,
      `[Wanted|WANTED], alive and with a portfolio.`,
      `[No dress code|Pyjamas allowed]. Fins optional.`,
      `[Finally|At last]: work I can explain to a ${one}.`,
    ],
    vote: [
      `[The club put up a bounty|A bounty is open]: pass it on.`,
      `[Know someone who can do this?|Who comes to mind?]`,
      `[Hunters hand in, the club decides.|You hand in, people decide.]`,
      `[Help the club choose well|Good work deserves good judges].`,
      `[Take part|Join in]: hand in work, or judge it.`,
    ],
  },
  swap: {
    hype: [
      `The vault is [open|humming]!`,
      `[In and out, one fixed rate|One rate, both ways], no drama!`,
      `[Tokens in, ${many} out|${one} in, tokens out]: it just works!`,
      `[Swap season|Vault day] in the club!`,
      `[Love a simple deal?|Simple is beautiful]: meet the vault.`,
    ],
    informative: [
      `How the ${product} vault [works|stands].`,
      `[One fixed rate, both ways|The rate is fixed, both ways].`,
      `The vault, [in numbers|in two numbers].`,
      `[What is in the vault|A look into the vault] [today|right now].`,
      `[Anyone can look into the vault|The vault is on chain]: here it is.`,
    ],
    funny: [
      `[My ${one} asked for space.|My ${one} needed a holiday.] I showed it the vault.`,
      `[Relationship status|It's complicated]: tokens today, ${one} tomorrow.`,
      `[Vault tour!|Welcome to the vault.] Please do not feed the ${many}.`,
      `[The vault has more ${many} than my bathtub.|My bathtub is jealous of the vault.]`,
      `[Swapping|Changing my mind] is my cardio.`,
    ],
    vote: [
      `[A ${one} from the vault votes too|Out of the vault, into the vote].`,
      `[Want a vote? A ${one} is one.|Each ${one} you take out is a vote.]`,
      `[From token to ballot|Tokens do not vote, ${many} do].`,
      `[The way to a vote|How to get a say] leads through the vault.`,
      `[Bring a ${one} home|Free a ${one}] and vote with it.`,
    ],
  },
  mine: {
    hype: [
      `[In the club|Part of the pod] and [loving it|proud of it]!`,
      `[Count me in|I am in]!`,
      `[My pod is growing on me|This pod is home].`,
      `[Tusks up|Horns up] from my wallet!`,
      `[Proud|Happy] member of ${appName}!`,
    ],
    informative: [
      `My place in ${appName}, [in numbers|as the chain has it].`,
      `[What I hold and what it means|What I hold in ${appName}].`,
      `[For transparency|In the open]: my stake in ${appName}.`,
      `[Signed by the server, read from the chain|Read from the chain]: my ${many}.`,
      `[My voting power|The weight of my vote] in ${appName}.`,
    ],
    funny: [
      `[Not a whale, just big-boned.|I am not addicted. I just count them daily.]`,
      `[Other people have plants.|Others collect stamps.] I have ${many}.`,
      `[Hello, my name is|Hi, I am] me, and I [hold|keep] ${many}.`,
      `[My accountant|My cat] does not get it. [The ${many} do.|You will.]`,
      `[Counted my ${many} again.|Counting ${many} to fall asleep.]`,
    ],
    vote: [
      `[My ${many} vote|I vote with my ${many}]. Do yours?`,
      `[I have a say|I use my say] in ${appName}.`,
      `[My ballots are signed|I sign my ballots]. Join me.`,
      `[I turn up|I showed up] for the vote.`,
      `[Votes over vibes|A vote beats a like]: here are mine.`,
    ],
  },
}

/** What is known, in a sentence: all numbers of a post are here. */
const facts: Record<Topic, Words> = {
  token: [
    `{supply} ${token} exist, {vault} of them in the club's vault.`,
    `The supply is {supply} ${token}; the vault keeps {vault}.`,
    `Of {supply} ${token}, {vault} wait in the vault.`,
    `{vault} of {supply} ${token} are in the vault, for anyone to see.`,
    `There are {supply} ${token}. The vault has {vault}.`,
  ],
  nft: [
    `The pod counts {supply}: {out} out there, {vault} in the vault.`,
    `{supply} ${many} in all, {vault} of them in the vault.`,
    `In wallets: {out} of {supply} ${many}. In the vault: {vault}.`,
    `The whole pod: {supply} ${many}. At rest in the vault: {vault}.`,
    `Out of {supply} ${many}, {out} swim free and {vault} rest in the vault.`,
  ],
  proposal: [
    `{title}: {yes} yes, {no} no, open until {end}.`,
    `The club votes on {title}. So far {yes} yes and {no} no; it ends {end}.`,
    `{title} stands at {yes} yes to {no} no. Voting ends {end}.`,
    `Up for a vote until {end}: {title}. Now {yes} yes, {no} no.`,
    `{yes} yes and {no} no so far for {title}, until {end}.`,
  ],
  bounty: [
    `{title}: {reward}, hand in by {end}.`,
    `{reward} for {title}. Work is taken until {end}.`,
    `The club offers {reward} for {title}, until {end}.`,
    `{title} brings {reward}; {works} handed in so far, open until {end}.`,
    `Open until {end}: {title}, for {reward}.`,
  ],
  swap: [
    `1 ${one} = {rate} ${token}, both ways. The vault holds {nfts} ${many} and {tokens} ${token}.`,
    `One ${one} swaps for {rate} ${token} and back; {nfts} ${many} are in the vault.`,
    `The rate: {rate} ${token} for a ${one}. In the vault: {nfts} ${many}, {tokens} ${token}.`,
    `{nfts} ${many} and {tokens} ${token} are in the vault, at {rate} ${token} each.`,
    `{rate} ${token} for one ${one}, either way, with {nfts} ${many} in the vault.`,
  ],
  mine: [
    'I hold {own} of {supply}. Each is a vote.',
    'My voting power is {nfts}, of {supply} in all.',
    'In my wallet: {own}, of {supply} in all.',
    'My part of the pod: {own} of {supply}.',
    'Swimming in my wallet: {own}, of {supply}.',
  ],
}

const counted: Words = [
  'Counted at block {block}, {day}.',
  'As of block {block} ({day}).',
  'Read from the chain at block {block} on {day}.',
  'The numbers are of block {block}, {day}.',
  'State of {day}, block {block}.',
]

/** Something to think about, by tone. */
const turns: Record<Tone, Words> = {
  hype: [
    '[No noise, just current.|Nothing but good current.]',
    '[The pod keeps showing up.|This pod does not sleep.]',
    'You can [feel|hear] the waves from here.',
    '[Good people, good water.|Good company, deep water.]',
    '[And we are just warming up.|The water is fine.]',
  ],
  informative: [
    'Every number here can be checked on chain.',
    'Do your own reading: all of it is public.',
    'The log is public, and anyone can count again.',
    'Nothing here is secret; look it up.',
    'Check it yourself, that is the point.',
  ],
  funny: [
    '[My keyboard is wet now.|Towel not included.]',
    `[No ${many} were harmed in this post.|Written by a ${one}, edited by a human.]`,
    '[Please clap with your fins.|Fin bump.]',
    '[I will see myself out, by sea.|Send snacks.]',
    '[This post is 70 % water.|May contain salt.]',
  ],
  vote: [
    'A club is what its members decide.',
    'Few clicks, real weight.',
    'Every ballot is signed, and every count can be checked.',
    'Agree or not: turn up.',
    'Those who vote decide, that is all there is to it.',
  ],
}

/** What to do now. */
const calls: Record<Topic, Words> = {
  token: [
    '[Come and look.|Have a look.]',
    'Read the numbers for yourself.',
    '[Join the pod.|Swim along.]',
    'See you in the club.',
    '[Dive in, eyes open.|Look before you dive.]',
  ],
  nft: [
    '[Find your favourite.|Pick a favourite.]',
    'Come and meet the pod.',
    '[Which one is yours?|Which one would you be?]',
    'See them all in the club.',
    '[Join the pod.|Swim along.]',
  ],
  proposal: [
    '[Read it and vote.|Read it, then vote.]',
    'Cast your ballot before it ends.',
    '[Yes or no: your call.|Yes or no? You decide.]',
    'Have your say in the club.',
    '[Two minutes, one ballot.|One ballot, two minutes.]',
  ],
  bounty: [
    '[Hand in your work.|Show what you can do.]',
    'Read the terms, then begin.',
    '[Tell a friend who can.|Pass it on to who can.]',
    'All details are in the club.',
    '[Your move, hunter.|Your turn, hunter.]',
  ],
  swap: [
    '[Look into the vault.|Take a look inside.]',
    'Read the rate before you swap.',
    '[Try it when it suits you.|No rush: the rate stays.]',
    'See the vault in the club.',
    '[Check it on chain first.|Look it up on chain first.]',
  ],
  mine: [
    '[And you?|What about you?]',
    '[See you at the next vote.|Until the next vote.]',
    'Come and join the pod.',
    '[Swim with us.|Swim along.]',
    'Meet me in the club.',
  ],
}

/** Said by who posts: a disclosure, not a fact of ours. */
export const holdLine = `I hold ${token}.`

/** Every template, by its id. */
export const shillTemplates = templatesFrom({
  ...{ hooks, facts, counted, turns, calls, holdLine },
})

/** Tags that are offered for a topic; at most three are taken. */
export const suggestedTags: Readonly<Record<Topic, readonly string[]>> = {
  token: [product, 'Cronos', 'CRO'],
  nft: [product, 'NFT', 'Cronos'],
  proposal: [product, 'Governance', 'Cronos'],
  bounty: [product, 'Bounty', 'Cronos'],
  swap: [product, 'NFT', 'Cronos'],
  mine: [product, 'NFTCommunity', 'Cronos'],
}
