/** Why people voted as they did; each is said once below a proposal. */
export interface Reasons {
  yes: readonly string[]
  no: readonly string[]
}

/** Said of anything, where nothing more to the point is left. */
export const usualReasons: Reasons = {
  yes: [
    'Good for all of us, and the price is fair.',
    'I read it twice. Yes both times.',
    'My cat walked over the keyboard and signed this. I agree with the cat.',
    'Yes, with thanks to whoever wrote it up so clearly.',
    'It can be undone if it goes wrong. That is enough for me.',
    'Small step, right direction.',
  ],
  no: [
    'I like the idea. I do not like that no one is named who does the work.',
    'Not now. Ask again when the treasury has had a good month.',
    'Where are the numbers? I vote on numbers.',
    'No, but please bring it back with a date and a price.',
  ],
}

export const reasonsFor = {
  reef: {
    yes: [
      'I dive there anyway. Now somebody counts what I see.',
      'Counting fish is the most honest work there is: they never argue.',
      'Publishing the counts as they are is what convinced me.',
      'Yes! My daughter has already named four of them.',
      'A reef has no vote. We do.',
      'Cheap, useful, and we learn something. More of this.',
      'One season first, then we look at the counts and decide again.',
    ],
    no: [
      'The university does this already: let us pay them instead of diving about.',
      'Once a month is too seldom to show anything but the weather.',
      'I get seasick. This is my only reason and I stand by it.',
    ],
  },
  boat: {
    yes: [
      'I have bailed that boat for two winters. Sell it.',
      'It leaks from the top as well. That takes talent.',
      'A boat is a hole in the water that one throws money into.',
      'The engine alone brings more than we would get next year for all of it.',
    ],
    no: [
      'I am one of the two who know how to mend it. Give us a month.',
      'Sold as it is, it brings the price of a good dinner. I would rather keep the boat.',
      'No: it is on our logo.',
      'We met on that boat. I cannot vote yes on this.',
      'Mend first, sell then: that is how one sells a boat.',
      'What do we dive from in the meantime? The text does not say.',
      'The planks were done last spring. The one who says it leaks steers it over rocks.',
    ],
  },
  lisbon: {
    yes: [
      'Spring, Lisbon, people whom I only know as 0x: of course.',
      'I shall bring the cake. Tell me how many we are.',
      'Everyone pays for their own way: so it costs us a room. Yes.',
      'I live there, and can show you where the good octopus is.',
    ],
    no: [
      'Three days are too short for a journey of two.',
      'Somewhere that can be reached by train, please.',
      'Why not where the reef is? Then we could look at it.',
      'Half of us cannot travel in spring. Autumn would have my vote.',
    ],
  },
  trench: {
    yes: [
      'Nine days, eight people, one head torch that works. What can go wrong?',
      'The gear lies there and gets no better.',
      'The crew was excellent the last time. Book them before someone else does.',
      'June is the calm month there. July is not.',
      'I am not going myself, and I still want to see what comes back up.',
    ],
    no: [
      'Eight of us go, all of us pay. Four places by lot would be fairer.',
      'The price of the ship was half as much two years ago.',
    ],
  },
  lamps: {
    yes: ['I came up in the dark once. Once is enough: buy them all.'],
    no: ['New batteries cost a tenth of that. I asked.'],
  },
  logo: {
    yes: [
      'Norbert. It has to be Norbert.',
      'Anything but “Narwy”.',
      'Names bind people. My plants all have one.',
    ],
    no: [
      'These are two questions: whether, and which. I can answer only one at a time.',
      'It is a drawing. It does not come when it is called.',
      'I would vote yes without the second vote in it.',
    ],
  },
  songs: {
    yes: [
      'I fell asleep to the sample, and slept for nine hours. Yes.',
      'A free licence makes this worth ten times its price.',
      'In twenty years this is what is left of us. I like that.',
      'Please record the depth and the time with each song: then scientists can use them.',
      'They sing. We only vote.',
      'The microphone can be borrowed, so the price is honest.',
    ],
    no: [
      'A year of recording, and no word on who listens to it all.',
      'There are archives already. Let us give to one of them.',
      'My neighbours have heard enough whales.',
    ],
  },
  hull: {
    yes: [
      'Later costs half as much again: I can count.',
      'I saw the hull from below. Do it now.',
      'The yard did my own boat, and kept its price.',
      'January is when nobody dives. Good timing for once.',
      'Paint is cheaper than a new hull, and a hull is cheaper than a funeral.',
      'Yes, and please put the bill where we all can see it.',
    ],
    no: [
      'Only one yard was asked. Two more prices, and I say yes.',
      'We just voted not to sell it, and now it costs us a hull. I said so.',
      'Could the two who know how to mend it not mend it?',
    ],
  },
  double: {
    yes: ['I have always dreamt of having twice as much.'],
    no: [
      'Nobody doubles your tokens. Nobody. Send nothing.',
      'My grandfather fell for this with chickens.',
      'This is the oldest trick on any chain. Please flag it.',
      'If it worked you would not need ours.',
      'Voting no, and telling three friends about it.',
    ],
  },
  watch: {
    yes: [
      'They pulled my brother out of the water in April. Yes, with both hands.',
      'Two people and a boat for a year: that is less than we spent on flags.',
      'They report to us as well. That is all I ever ask.',
      'I shall take a weekend myself, if they have me.',
      'From March on is right: that is when the small boats come out.',
      'A watch that is paid turns up. One that is thanked does not.',
    ],
    no: [
      'A good thing, but it is the coast guard’s work and they have a budget.',
      'For half a year I would say yes. A year is a long time to be wrong.',
      'Who is liable when something happens out there? Not a word of it.',
    ],
  },
  treasury: {
    yes: [
      'Sunlight is the best varnish.',
      'It is all on the chain anyway: make it readable.',
      'Once a month is enough, and a form that anyone can check is the point.',
      'I should like to know where the flag money went.',
      'Good accounts make good friends.',
    ],
    no: [
      'Every payment, with names? Our suppliers did not agree to that.',
      'Each quarter would do. Someone has to write this up, and it will be me.',
    ],
  },
} as const satisfies Record<string, Reasons>

/** Said by those who change their minds. */
export const secondThoughts: Reasons = {
  yes: [
    'I had not read it to the end. Now I have: yes.',
    'The discussion below changed my mind. Thank you for the patience.',
    'I was against it until I saw what it costs not to do it.',
  ],
  no: [
    'I was too quick. The question about the price was never answered.',
    'After a night’s sleep: no.',
    'Someone explained to me what this means. Taking my yes back.',
  ],
}
