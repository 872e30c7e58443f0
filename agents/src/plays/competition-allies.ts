import { say } from '../sentences/sentence.ts'
import { heldBackBy, knows, restedOn, restsOn, rivalOf, strengthOf } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves with and beside others: those who recommend, those who replace you, those who are open when you are not. */
export const competitionAlliesPlays: readonly Play[] = [
  {
    id: 'be-the-name-they-give',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.referrer', 'brake.awareness'],
    fits: (company, { rule }) =>
      rule === 'competition.referrer' ||
      knows('rival', ({ sort }) => sort === 'referrer')(company) ||
      knows('channel', ({ sort }) => sort === 'referral')(company),
    owner: 'owner',
    hours: 16,
    weeks: [4, 20],
    cost: [0, 50_000],
    confidence: 4,
    source: {
      method: 'Market to those who advise the buyer',
      by: 'Christopher, Payne and Ballantyne 1991',
    },
    title: () => say`Become the name that those who are asked give first`,
    steps: [
      s =>
        say`List the ${s.outside(15)} people who are asked for a name most often, and whom they give today.`,
      () =>
        say`Visit each for half an hour, and ask what makes a recommendation come back to embarrass them.`,
      () =>
        say`Promise the opposite in one sentence, and let them know, as far as you may, how each of those they sent fared.`,
    ],
    metric: s =>
      say`${s.number(5)} of the ${s.outside(15)} have sent somebody within ${s.time(16, 'week')}.`,
    stop: s =>
      say`Drop whoever sent nobody after ${s.number(3)} visits, and take the next on the list.`,
    pair: {
      own: strengthOf('trust', 'speed', 'quality', 'expertise'),
      around: rivalOf('referrer'),
      because: (s, own, around) =>
        say`Whoever listens to ${s.label(around)} has chosen before your advertising is seen, and ${s.label(own)} is what makes it safe to name you.`,
    },
  },
  {
    id: 'page-and-card-for-referrers',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.referrer'],
    fits: knows('rival', ({ sort }) => sort === 'referrer'),
    owner: 'marketing',
    hours: 8,
    weeks: [2, 10],
    cost: [5_000, 40_000],
    confidence: 3,
    source: { method: 'Make it easy to pass on', by: 'Berger 2013' },
    title: () => say`Give those who recommend you one page and a card`,
    steps: [
      s =>
        say`Ask ${s.number(5)} of them what people want to know in the moment in which they name you.`,
      () =>
        say`Put just that on one page: for whom you are, for whom not, what happens next, one number to call.`,
      () =>
        say`Bring it in person with a handful of cards, and look after a month which ones are gone.`,
    ],
    metric: s =>
      say`${s.number(5)} of them use it, and ${s.percent(0.25)} more come by recommendation, within ${s.time(10, 'week')}.`,
    stop: s =>
      say`Print no more if fewer than ${s.number(2)} have handed it on after ${s.time(8, 'week')}.`,
  },
  {
    id: 'join-what-replaces-you',
    area: 'competition',
    nature: 'decide',
    on: ['competition.lost-to', 'competition.outgrown', 'change.rival-moved'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: restsOn('rival', ({ sort }) => sort === 'substitute'),
    owner: 'owner',
    hours: 20,
    weeks: [6, 26],
    cost: [0, 300_000],
    confidence: 3,
    source: {
      method: 'Look for those who make your work worth more',
      by: 'Brandenburger and Nalebuff 1996',
    },
    title: s => say`Find what ${s.about} cannot do, and sell that part`,
    steps: [
      s =>
        say`Try ${s.about} on one piece of work that you have delivered, or watch somebody who uses it, and note where it fails.`,
      s =>
        say`Ask ${s.past(8)} who use it what they still do otherwise, and what goes wrong without anybody noticing.`,
      () =>
        say`Offer the missing part as one line of its own, at a price of its own, to the same people.`,
    ],
    metric: s => say`${s.outside(2)} ${s.customers} use both within ${s.time(20, 'week')}.`,
    stop: s =>
      say`Stop if fewer than ${s.number(2)} out of ${s.outside(10)} conversations name anything that is missing.`,
    pair: {
      own: strengthOf('expertise', 'quality', 'trust', 'relationship'),
      around: restedOn('rival', ({ sort }) => sort === 'substitute'),
      because: (s, own, around) =>
        say`A fight against ${s.label(around)} is lost on price; what people still need beside it is what ${s.label(own)} can give.`,
    },
  },
  {
    id: 'part-they-dislike',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.lost-to', 'competition.nothing'],
    presumes: ['chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    fits: (company, finding) =>
      knows('rival', ({ sort }) => sort === 'in-house')(company) &&
      restsOn('rival', ({ sort }) => sort === 'in-house' || sort === 'nothing')(company, finding),
    owner: 'sales',
    hours: 10,
    weeks: [4, 16],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Make or buy by what each part costs to manage', by: 'Williamson 1985' },
    title: () => say`Offer those who do it themselves only the part they dislike`,
    steps: [
      s =>
        say`Ask ${s.number(8)} who do it themselves which part is put off, done badly or done by too expensive a person.`,
      () =>
        say`Price that part alone, with a first and a last day, so that nobody’s job is in question.`,
      s => say`Sell it to ${s.number(3)} of them, and show after each time the hours it gave back.`,
    ],
    metric: s =>
      say`${s.number(3)} buy the part, and one of them asks for more, within ${s.time(16, 'week')}.`,
    stop: s => say`Drop it if the part leaves less than ${s.percent(0.2)} of its price.`,
  },
  {
    id: 'open-when-they-are-not',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.open-flank', 'competition.lost-to'],
    presumes: ['persons'],
    sells: ['orders', 'memberships'],
    fits: (company, finding) =>
      finding.rule === 'competition.open-flank'
        ? restsOn('strength', ({ sort }) => sort === 'convenience' || sort === 'speed')(
            company,
            finding,
          )
        : restsOn(
            'rival',
            ({ worseAt }) =>
              worseAt?.some(sort => sort === 'convenience' || sort === 'speed') === true,
          )(company, finding),
    not: heldBackBy('capacity', 'one-person'),
    owner: 'operations',
    hours: 6,
    weeks: [3, 10],
    cost: [0, 150_000],
    confidence: 3,
    source: { method: 'Attack where the rival cannot follow cheaply', by: 'Porter 1985' },
    title: () => say`Be there at the hours when they are not`,
    steps: [
      () =>
        say`Write down when the nearest rivals answer, deliver and close, and call them in those gaps to see.`,
      s =>
        say`Answer or open in the one gap in which most people need you, on ${s.number(2)} days a week for a trial.`,
      () =>
        say`Put those hours first on the door, the page and the telephone, and count who comes in them.`,
    ],
    metric: s =>
      say`What comes in those hours is worth more than they cost within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Close the gap again if it brings less than ${s.percent(1.2)} of what those hours cost after ${s.time(8, 'week')}.`,
  },
  {
    id: 'choose-where-to-outgrow',
    area: 'competition',
    nature: 'decide',
    on: ['competition.outgrown'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: knows('segment', ({ growth }) => growth !== undefined && growth > 0),
    owner: 'owner',
    hours: 6,
    weeks: [4, 26],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Concentrate on a limited front', by: 'Ohmae 1982' },
    title: () => say`Choose the one group in which you will grow faster than they do`,
    steps: [
      () =>
        say`Set your growth beside theirs, group by group, as well as you can tell from bills, reviews and openings.`,
      () => say`Name the group in which you keep pace, and what buyers there praise you for.`,
      s =>
        say`Give that group ${s.percent(0.4)} of selling hours for ${s.time(6, 'month')}, and let the others stand still.`,
    ],
    metric: s =>
      say`That group grows by ${s.percent(0.2)} within ${s.time(6, 'month')}, and the others lose less than ${s.percent(0.1)}.`,
    stop: s =>
      say`Choose again if the group has grown by less than ${s.percent(0.05)} after ${s.time(6, 'month')}.`,
  },
  {
    id: 'bid-with-a-neighbour',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.relative-share'],
    presumes: ['quotes'],
    sells: ['orders', 'projects'],
    fits: (company, { rule, figures }) =>
      knows('rival', ({ sort }) => sort === undefined || sort === 'rival')(company) &&
      (rule !== 'competition.relative-share' ||
        (figures.ratio !== undefined && figures.ratio < 0.5)),
    owner: 'owner',
    hours: 14,
    weeks: [8, 30],
    cost: [0, 100_000],
    confidence: 3,
    source: {
      method: 'Co-opetition: make the cake together',
      by: 'Brandenburger and Nalebuff 1996',
    },
    title: () => say`Bid together with another small firm for what is too large alone`,
    steps: [
      s =>
        say`List the ${s.number(5)} last cases that went to a larger firm because of their size or scope.`,
      () =>
        say`Choose one firm whose work ends where yours begins, and offer to bid for one such case together.`,
      () =>
        say`Have a lawyer check that you may bid together, and agree in writing who leads, who is liable, who sends the bill, and whose relation it is afterwards.`,
    ],
    metric: s =>
      say`${s.number(3)} joint offers are out, and one is won, within ${s.time(6, 'month')}.`,
    stop: s =>
      say`End it if ${s.number(4)} joint offers win nothing, or one of you breaks the agreement.`,
  },
  {
    id: 'read-rival-prices',
    area: 'competition',
    nature: 'measure',
    on: [
      'price.rival-cheaper',
      'price.gap-in-money',
      'price.rival-claim-conflict',
      'price.rival-dearer',
    ],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'marketing',
    hours: 3,
    weeks: [4, 16],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Compare with the next best alternative', by: 'Nagle and Müller 2018' },
    title: () => say`Read the rivals’ prices on fixed dates, and write down what they include`,
    steps: [
      s =>
        say`Write down what ${s.own.rival(say`each rival`)} asks for ${s.own.line(say`the same thing`)}, with date and place.`,
      () =>
        say`Note what is included, what is added at the end, and who was given less than the list price.`,
      () =>
        say`Look at the sheet before each date on which you set prices, and touch your own only when a line has moved twice.`,
    ],
    metric: s => say`${s.outside(3)} dated readings lie side by side within ${s.time(6, 'month')}.`,
    stop: s => say`Read once a year if nothing has moved in ${s.time(12, 'month')}.`,
  },
  {
    id: 'sum-of-the-move',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.switch-cost'],
    sells: ['orders', 'memberships', 'projects'],
    fits: (_, { figures }) => figures.months !== undefined && figures.months <= 12,
    owner: 'sales',
    hours: 5,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 3,
    source: {
      method: 'Economic value against the next best alternative',
      by: 'Nagle and Müller 2018',
    },
    title: s => say`Show what leaving ${s.about} costs and saves, and from when`,
    steps: [
      s =>
        say`Have ${s.number(5)} who came to you from ${s.about} list every fee, hour and loss that the move cost them.`,
      s =>
        say`Put what it costs, what it saves each month and the month in which both are even on one page, with room for a ${s.customer}’s own figures.`,
      s =>
        say`Fill it in together with everybody who still pays ${s.about}, and add the date by which they would be even.`,
    ],
    metric: s =>
      say`${s.percent(0.15)} of those who filled it in have come over within ${s.time(12, 'week')}.`,
    stop: s => say`Mend the sum if ${s.number(3)} of those who moved say that it cost more.`,
  },
  {
    id: 'bear-part-of-the-move',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.switch-cost'],
    sells: ['memberships', 'projects', 'orders'],
    fits: (_, { figures }) => figures.months !== undefined && figures.months > 12,
    not: heldBackBy('cash'),
    owner: 'sales',
    hours: 8,
    weeks: [4, 20],
    cost: [50_000, 500_000],
    confidence: 3,
    source: {
      method: 'Invest to win those who are locked in, by what they will bring',
      by: 'Shapiro and Varian 1998',
    },
    title: s => say`Bear part of the cost of leaving ${s.about}`,
    steps: [
      s =>
        say`Work out what a ${s.customer} who moves leaves you in ${s.time(24, 'month')}, and take at most ${s.percent(0.25)} of it for the move.`,
      s =>
        say`Offer that sum to ${s.outside(10)} you would most like to have, against an agreement for ${s.time(24, 'month')}.`,
      () =>
        say`Spread it over the first year of their bills, so that whoever leaves early has not had all of it.`,
    ],
    metric: s => say`${s.number(3)} of ${s.outside(10)} move within ${s.time(20, 'week')}.`,
    stop: s =>
      say`Stop if fewer than ${s.number(1)} in ${s.outside(10)} moves, or if those who come ask for it again at the end.`,
  },
  {
    id: 'heard-in-one-place',
    area: 'competition',
    nature: 'act',
    raises: true,
    on: ['competition.share-of-voice'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: (_, { figures }) => figures.excess !== undefined && figures.excess < 0,
    not: heldBackBy('cash', 'capacity'),
    excludes: ['halt-reach-while-full'],
    owner: 'marketing',
    hours: 10,
    weeks: [12, 40],
    cost: [0, 500_000],
    confidence: 4,
    source: { method: 'Share of voice against share of market', by: 'Jones 1990' },
    title: () => say`Be the loudest in one place instead of faint in all`,
    steps: [
      () =>
        say`List where the trade advertises, by place, trade paper and group, and who is heard most in each.`,
      s =>
        say`Choose one in which ${s.percent(0.6)} of your money would make you the loudest, and where you can deliver.`,
      s => say`Be heard there every week for ${s.time(6, 'month')}, and fall silent elsewhere.`,
    ],
    metric: s =>
      say`${s.customers} from that place rise by ${s.percent(0.2)} within ${s.time(6, 'month')}, and the rest falls by less.`,
    stop: s =>
      say`Spread the money again if that place has not grown by ${s.percent(0.05)} after ${s.time(6, 'month')}.`,
  },
  {
    id: 'from-whom-it-comes',
    area: 'competition',
    nature: 'decide',
    on: ['goal.beyond-market'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: knows('rival'),
    owner: 'owner',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Choose the opponent before the attack', by: 'Kotler and Singh 1981' },
    title: () => say`Name from whom each part of the growth is to come`,
    steps: [
      () =>
        say`Write down for each rival how many of its customers you know to be unhappy, bound by nothing and within your reach.`,
      s =>
        say`Divide the growth among rivals and higher prices, with a reason beside each part that ${s.number(3)} people have confirmed.`,
      () =>
        say`Begin with the rival that will notice last, and write down how the others are likely to answer.`,
    ],
    metric: s =>
      say`Each part has a name, and ${s.outside(3)} talks with ${s.customers} of the first of them have been held, within ${s.time(6, 'week')}.`,
    stop: s => say`Lower the goal if less than ${s.percent(0.6)} of the growth finds a name.`,
  },
]
