import type { Hole } from '../sentences/hole.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { bestStrength, restedOn, restsOn, knows } from './conditions.ts'
import type { Play } from './play.ts'
import type { Scene } from './scene.ts'

/** What others do not have: what the finding is about, else what one is best at. */
function advantage(s: Scene): Hole | Sentence {
  const own = restedOn('resource')(s.company, s.finding)
  return own ? s.label(own) : s.own.strength(say`what you are best at`)
}

/** Moves of what to stand for: the line only one can sign, what to stop saying, what lasts and what does not. */
export const positioningPlays: readonly Play[] = [
  {
    id: 'line-only-you-can-sign',
    area: 'positioning',
    nature: 'act',
    raises: true,
    on: ['strength.lasting', 'strength.parity', 'strength.unproved', 'brake.awareness'],
    fits: (company, finding) =>
      bestStrength(company) !== undefined || restsOn('resource')(company, finding),
    owner: 'marketing',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Begin from what only you have', by: 'Dunford 2019' },
    title: () => say`Write the one line that nobody else could sign`,
    steps: [
      () =>
        say`Write down what people would do if you were gone, and what they would then have to live without.`,
      s =>
        say`Make one line of it and ${advantage(s)}, put the name of ${s.own.rival(say`each rival`)} under it in turn, and change it until it is true of you alone.`,
      s =>
        say`Show it to ${s.heads(10)} ${s.customers} among other lines, without names, and ask whose it is.`,
    ],
    metric: s =>
      say`${s.outside(7)} of ${s.outside(10)} know that the line is yours within ${s.time(4, 'week')}.`,
    stop: s => say`Begin again from what they would miss if fewer than ${s.outside(4)} know it.`,
  },
  {
    id: 'smaller-field-first-place',
    area: 'positioning',
    nature: 'decide',
    raises: true,
    on: ['competition.relative-share', 'strength.parity'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: (_, { rule, figures }) =>
      rule !== 'competition.relative-share' || (figures.ratio !== undefined && figures.ratio < 1),
    owner: 'owner',
    hours: 6,
    weeks: [3, 16],
    cost: [0, 0],
    confidence: 3,
    source: {
      method: 'If you are not first in a field, name one in which you are',
      by: 'Ries and Trout 1981',
    },
    title: () => say`Name the smaller field in which you are first`,
    steps: [
      () =>
        say`List what you do by kind, place, size and urgency, and mark each line in which you did more than anybody near you.`,
      s =>
        say`Choose the marked line that ${s.own.group(say`enough buyers`)} would pay for and that is large enough to live on, and name it in words they use.`,
      () =>
        say`Call yourselves that, and nothing wider, in the first line of every page for one quarter.`,
    ],
    metric: s =>
      say`Of the next ${s.past(20)} who ask, some use that name, within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Choose another field if ${s.outside(10)} buyers do not know what the name means.`,
  },
  {
    id: 'drop-what-all-claim',
    area: 'positioning',
    nature: 'act',
    raises: true,
    on: ['strength.parity'],
    owner: 'marketing',
    hours: 5,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 3,
    source: {
      method: 'Points of parity and points of difference',
      by: 'Keller, Sternthal and Tybout 2002',
    },
    title: () => say`Take off the first page what every rival claims too`,
    steps: [
      s =>
        say`Copy the first lines of ${s.number(5)} rivals and your own onto one sheet, without names.`,
      () => say`Strike out in yours every word that stands in any of the others.`,
      () =>
        say`Fill the room with facts only you can tell: a figure, a place, a person, something you refuse to do.`,
    ],
    metric: s =>
      say`Strangers pick out your text from the sheet ${s.number(8)} times out of ${s.outside(10)}, within ${s.time(2, 'week')}.`,
    stop: s => say`Put a line back if ${s.number(3)} ${s.customers} ask whether you still do it.`,
  },
  {
    id: 'tell-how-rarely-it-fails',
    area: 'positioning',
    nature: 'act',
    raises: true,
    on: ['strength.fewer-failures'],
    owner: 'marketing',
    hours: 4,
    weeks: [2, 8],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'The same fact persuades otherwise when framed as a loss',
      by: 'Tversky and Kahneman 1981',
    },
    title: () => say`Say how often it goes wrong elsewhere, and how rarely with you`,
    steps: [
      s =>
        say`Count your own failures of the last year behind ${s.own.strength(say`your figure`)} from your records, and keep the list for whoever asks.`,
      s =>
        say`Find the public figure or the source for ${s.own.rival(say`the others`)}, and write it down with its date.`,
      () =>
        say`Turn the first sentence about it round, from how often it works to how many are spared, with both figures.`,
    ],
    metric: s =>
      say`${s.outside(5)} new ${s.customers} name that figure when asked why they came, within ${s.time(12, 'week')}.`,
    stop: () => say`Take it down when your own failures of a year come near theirs.`,
  },
  {
    id: 'strangers-say-it-back',
    area: 'positioning',
    nature: 'general',
    raises: true,
    on: ['strength.parity', 'campaign.reach-needed'],
    owner: 'marketing',
    hours: 4,
    weeks: [1, 5],
    cost: [0, 10_000],
    confidence: 3,
    source: { method: 'Show it briefly, and ask what was understood', by: 'Krug 2000' },
    title: () => say`Let strangers say back what you do and for whom`,
    steps: [
      s =>
        say`Show your first page or leaflet to ${s.number(7)} people who do not know you, for a few seconds each.`,
      () =>
        say`Ask what it is, for whom, and what they would do next; write down their words, not your meaning.`,
      s =>
        say`Change the first line until ${s.number(5)} of ${s.number(7)} new people get all of it right.`,
    ],
    metric: s =>
      say`${s.number(5)} of ${s.number(7)} strangers say it right within ${s.time(3, 'week')}.`,
    stop: s => say`Leave the words alone once ${s.number(2)} rounds in a row are right.`,
  },
  {
    id: 'say-who-it-is-not-for',
    area: 'positioning',
    nature: 'decide',
    on: ['channel.quality', 'demand.enquiry-mix'],
    presumes: ['enquiries', 'chosen-demand'],
    // Whoever has places free sends nobody away.
    not: knows('offer', ({ capacity, volume }) => (volume ?? 0) < (capacity ?? 0)),
    sells: ['orders', 'memberships', 'projects'],
    owner: 'marketing',
    hours: 4,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 3,
    source: {
      method: 'Choose what and for whom you will not be good',
      by: 'Frei and Morriss 2012',
    },
    title: () => say`Say openly for whom you are not the right choice`,
    steps: [
      s =>
        say`List the last ${s.past(15)} people with whom it went badly, and what could have been seen at the start.`,
      () =>
        say`Turn it into a few plain lines: not for you if this is so, and then better go there.`,
      () =>
        say`Put the lines beside the way to contact you, and have everybody who answers use the same ones.`,
    ],
    metric: s =>
      say`Fewer of the next ${s.past(30)} enquiries lead nowhere than of the last ${s.past(30)}.`,
    stop: s =>
      say`Soften a line if more than ${s.percent(0.1)} of good ${s.customers} say that it nearly kept them away.`,
  },
  {
    id: 'same-line-for-a-year',
    area: 'positioning',
    nature: 'act',
    raises: true,
    on: ['strength.lasting', 'campaign.reach-needed'],
    owner: 'marketing',
    hours: 12,
    weeks: [12, 52],
    cost: [0, 150_000],
    confidence: 4,
    source: { method: 'Distinctive assets, used without change', by: 'Sharp 2010' },
    title: () => say`Use the same line, picture and colour everywhere for a year`,
    steps: [
      () =>
        say`Collect everything that bears your name, from the first page to the bill, on one table.`,
      s =>
        say`Choose the line, the picture and the colour that ${s.customers} already connect with you.`,
      () =>
        say`Write them on one sheet, put a date a year ahead on it, and let nobody change them before.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of what goes out carries all of them within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Change earlier only if several out of ${s.outside(10)} who are asked take it for somebody else.`,
  },
]
