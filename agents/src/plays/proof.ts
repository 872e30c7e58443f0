import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import {
  bestStrength,
  heldBackBy,
  knows,
  restedOn,
  rivalAsks,
  rivalOf,
  strengthOf,
} from './conditions.ts'
import type { Play } from './play.ts'

/** Moves that let strangers believe it: figures, voices, cases, open doors. */
export const proofPlays: readonly Play[] = [
  {
    id: 'figure-for-the-claim',
    area: 'proof',
    nature: 'act',
    on: ['strength.unproved'],
    cases: 20,
    owner: 'operations',
    hours: 6,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Proof behind every claim', by: 'Hopkins 1923' },
    title: () => say`Count the strength you name first until you have a figure`,
    steps: [
      s =>
        say`Choose the one strength that ${s.customers} praise, and what could be counted about it: days, faults, returns, years, names.`,
      s =>
        say`Count it back over the last ${s.time(12, 'month')} from your own records, and keep the list for whoever asks.`,
      () =>
        say`Write one sentence with the figure, the time and the number of cases, and put it first everywhere.`,
    ],
    metric: s =>
      say`One figure stands on the first page and in every offer within ${s.time(6, 'week')}.`,
    stop: s => say`Take another strength if the records give fewer than ${s.past(20)} cases.`,
  },
  {
    id: 'measure-the-disputed-point',
    area: 'proof',
    nature: 'measure',
    on: ['competition.contested'],
    cases: 100,
    owner: 'operations',
    hours: 6,
    weeks: [4, 16],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Operational definitions: say how it is counted', by: 'Deming 1986' },
    title: () => say`Measure for a quarter the point that both sides claim`,
    steps: [
      () =>
        say`Say in one sentence what would show it, so that a stranger could count it the same way.`,
      s =>
        say`Count every case for ${s.time(3, 'month')}, the bad ones too, with date and initials.`,
      () =>
        say`Publish the figure if it bears the claim; if not, drop the claim and mend the cause.`,
    ],
    metric: s =>
      say`${s.past(30)} cases are counted within ${s.time(14, 'week')}, and the claim is proved or gone.`,
    stop: s => say`Stop early if the first ${s.past(15)} cases already contradict the claim.`,
  },
  {
    id: 'independent-test',
    area: 'proof',
    nature: 'act',
    on: ['competition.contested', 'strength.unproved'],
    presumes: ['businesses'],
    sells: ['orders', 'projects', 'memberships'],
    fits: company => strengthOf('quality', 'expertise', 'exclusivity')(company) !== undefined,
    not: heldBackBy('cash'),
    owner: 'owner',
    hours: 16,
    weeks: [8, 30],
    cost: [100_000, 1_500_000],
    confidence: 4,
    source: { method: 'A costly signal is believed', by: 'Spence 1973' },
    title: () => say`Have an independent body test what you claim`,
    steps: [
      s =>
        say`Ask ${s.number(6)} large buyers which mark, test or certificate they look for, and whether they would pay more for it.`,
      () =>
        say`Get the price, the duration and the share that fails from the body that was named most.`,
      () => say`Run the test yourselves first, mend what fails, and only then sign up.`,
    ],
    metric: s =>
      say`The mark is there, and ${s.number(3)} buyers name it as a reason, within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Leave it if fewer than ${s.number(3)} of ${s.number(6)} buyers look for any such mark.`,
    pair: {
      own: restedOn('strength'),
      around: restedOn('rival'),
      because: (s, own, around) =>
        say`You claim ${s.label(own)}, and ${s.label(around)} may claim the same; an outsider’s test is the only word that counts for both.`,
    },
  },
  {
    id: 'record-the-start',
    area: 'proof',
    nature: 'measure',
    on: ['strength.unproved', 'client.goal-attainment'],
    sells: ['projects', 'memberships'],
    presumes: ['chosen-demand'],
    cases: 20,
    owner: 'operations',
    hours: 4,
    weeks: [2, 16],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Compare before and after', by: 'Campbell and Stanley 1963' },
    title: () => say`Record how things stand before you begin, each time`,
    steps: [
      s =>
        say`Choose ${s.number(2)} things that your work changes and that can be seen or counted in a minute.`,
      s => say`Note or photograph them with each new ${s.customer} before the first hour of work.`,
      () => say`Do the same at the end and some months later, and send both to them on one page.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of new cases have a start on record within ${s.time(8, 'week')}.`,
    stop: s => say`Drop whichever of the ${s.outside(2)} shows no change in ${s.past(20)} cases.`,
  },
  {
    id: 'proof-beside-the-price',
    area: 'proof',
    nature: 'act',
    on: ['price.rival-cheaper', 'price.gap-in-money', 'price.vs-rival', 'brake.price-pressure'],
    sells: ['orders', 'projects', 'memberships'],
    presumes: ['quotes', 'chosen-demand'],
    fits: (company, finding) =>
      knows('strength', ({ proof }) => proof !== undefined)(company) &&
      (finding.rule === 'brake.price-pressure' || rivalAsks('less')(company, finding)),
    cases: 60,
    owner: 'sales',
    hours: 4,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Price is judged against proven differences', by: 'Nagle and Müller 2018' },
    title: () => say`Set one proof beside each price you name`,
    steps: [
      s =>
        say`Take your usual offer for ${s.own.line(say`the main line`)}, and mark every point at which people stop and ask about money.`,
      s =>
        say`Write beside it what ${s.own.strength(say`your best point`)} spares or brings them, with your figure and where it comes from.`,
      s => {
        const price = s.own.price()
        const less = price ? say`less than ${price}` : say`less`
        return say`Use it in the next ${s.past(20)} offers, and note how many ask for ${less}.`
      },
    ],
    metric: s =>
      say`Fewer ask for a lower price in the next ${s.past(20)} offers than in the ${s.past(20)} before.`,
    stop: s => say`Take a proof out that nobody asked about in ${s.past(20)} offers.`,
    pair: {
      own: bestStrength,
      around: rivalOf('rival'),
      because: (s, own, around) =>
        say`Buyers set you against ${s.label(around)} by price alone until ${s.label(own)} ${agree('stand', s.label(own))} beside it with a figure.`,
    },
  },
  {
    id: 'publish-the-clock',
    area: 'proof',
    nature: 'act',
    on: ['strength.faster'],
    cases: 20,
    owner: 'marketing',
    hours: 4,
    weeks: [4, 14],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Operational transparency', by: 'Buell, Kim and Tsay 2017' },
    title: () => say`Publish every quarter how long it really took`,
    steps: [
      s =>
        say`Take start and end of the last ${s.past(20)} cases behind ${s.own.strength(say`your pace`)} from your records, and have them checked by somebody who gains nothing by it.`,
      () =>
        say`Publish the usual time and the slowest, beside what others are known to take, with the number of cases.`,
      () =>
        say`Say beside it what went wrong in the slowest case and what was changed, and renew all of it each quarter.`,
    ],
    metric: s =>
      say`${s.outside(2)} quarters in a row are published, and new ${s.customers} name the time as a reason.`,
    stop: s => say`Stop if nobody has mentioned it after ${s.time(6, 'month')}.`,
  },
]
