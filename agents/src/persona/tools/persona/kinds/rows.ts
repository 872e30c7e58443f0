import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { say, type Sentence } from '../../../../sentences/sentence.ts'

/** What people did or said who are counted under a kind, as what follows a count ("three needed a board to agree"), and what an expert changes for it. */
export type KindRow = { did: Sentence; changes: Sentence }
type Rows = Readonly<Record<string, KindRow>>

const row = (did: Sentence, changes: Sentence): KindRow => ({ did, changes })

const CHANNEL: Rows = {
  known: row(
    say`heard of it by word of mouth`,
    say`Ask every customer for one name in the week after the work, and thank both.`,
  ),
  adviser: row(
    say`came through an adviser they trust`,
    say`Visit the advisers who send people, and leave them one page to hand on.`,
  ),
  dealer: row(
    say`came through a dealer they buy from`,
    say`Give the dealers who send people a card and a reason to name you.`,
  ),
  search: row(
    say`searched online`,
    say`Write one page for the words with which they describe what happened, not for what you sell.`,
  ),
  social: row(
    say`came through social media or a group`,
    say`Be present where these groups talk: answer questions there before you offer anything.`,
  ),
  press: row(
    say`read it in a magazine or journal`,
    say`Offer the magazine they read one case with its figures.`,
  ),
  event: row(
    say`heard of it at an event of the trade`,
    say`Be at the event they go to, with one thing to see.`,
  ),
  print: row(
    say`found it in printed matter`,
    say`Go on with the printed matter that was kept, and say on it what happens next.`,
  ),
  list: row(
    say`took it from a list`,
    say`Stand on that list, and be the one who answers the same day.`,
  ),
}

const DECIDER: Rows = {
  alone: row(
    say`decided alone`,
    say`Write to the buyer alone; no second text is needed for these.`,
  ),
  board: row(
    say`needed a board or committee to agree`,
    say`Write one page for the meeting: whole cost, date, what could go wrong, one reference.`,
  ),
  office: row(
    say`needed an office to approve`,
    say`Hand over what the office asks for with the offer: papers, price, dates.`,
  ),
  superior: row(
    say`needed a superior to sign`,
    say`Give the buyer two lines that a superior can sign without asking.`,
  ),
  other: row(
    say`had somebody else with a say`,
    say`Ask who else has a say before you make an offer, and write one line for them.`,
  ),
  family: row(
    say`decided with family or a partner`,
    say`Answer what the one at home asks: what it costs, and what stays as it is.`,
  ),
}

const ALTERNATIVE: Rows = {
  self: row(
    say`had done it themselves`,
    say`Set the hours and failures of doing it themselves beside your price, not a rival’s price.`,
  ),
  nothing: row(say`had done nothing`, say`Show what waiting costs, with one case in figures.`),
  other: row(
    say`had been with another supplier`,
    say`Say what you do that the one before did not, in the words of those who changed.`,
  ),
  buy: row(
    say`had bought something else instead`,
    say`Set the whole cost of what they bought beside yours: price, years, work.`,
  ),
}

const OBJECTION: Rows = {
  minimum: row(
    say`stumbled over the smallest order`,
    say`Say what the smallest order is, and offer small ones a way: a shared date, a fee that is named.`,
  ),
  tied: row(say`feared a contract that binds`, say`Say in one line how it is ended.`),
  extra: row(
    say`feared costs that nobody names`,
    say`Name the whole price with everything in it before they ask.`,
  ),
  price: row(say`feared that it costs too much`, say`Name the price early, with what it includes.`),
  harm: row(
    say`feared harm or damage`,
    say`Say what can happen and who stands for it, and show how you handle it, before they ask.`,
  ),
  idle: row(
    say`feared to be without it for a time`,
    say`Say how many days it takes, and offer what bridges them.`,
  ),
  proof: row(
    say`doubted whether it works`,
    say`Show one result that a customer measured, with their name.`,
  ),
  others: row(
    say`feared what others would say`,
    say`Show it as others see it: before, after, and what was said.`,
  ),
  effort: row(
    say`feared the effort`,
    say`Do the first step for them, and show the rest in pictures.`,
  ),
}

const PAIN: Rows = {
  silence: row(
    say`found nobody who answers or comes`,
    say`Promise an answer within a working day, on the first line, and keep it.`,
  ),
  wait: row(say`suffered from waiting`, say`Name the next free date where the price stands.`),
  unsure: row(
    say`suffered from not knowing`,
    say`Say what is checked, and hand over what was found in writing.`,
  ),
  forms: row(say`suffered from paperwork`, say`Fill in the forms for them, and say so.`),
  noise: row(
    say`suffered from noise or dirt`,
    say`Say what they will hear, smell and see, and for how long.`,
  ),
  time: row(say`lost time with it`, say`Say in hours what it spares them.`),
  poor: row(
    say`had work that did not last`,
    say`Say how long yours lasts, and what you do when it does not.`,
  ),
}

const TRIGGER: Rows = {
  demand: row(
    say`came because somebody demanded it`,
    say`Offer the paper that is demanded, and the day on which they have it.`,
  ),
  gone: row(
    say`came because a supplier was gone`,
    say`Find out who is stopping, and write to their customers.`,
  ),
  date: row(
    say`came because a date was near`,
    say`Ask for their date first, and offer yours before it.`,
  ),
  complaint: row(
    say`came because others complained`,
    say`Begin with what the others notice, not with what you do.`,
  ),
  damage: row(
    say`came after an accident or a loss`,
    say`Be the number that is at hand on that day: what to do first, whom to ring.`,
  ),
  broken: row(
    say`came after a breakdown`,
    say`Say how fast somebody is there, on the page they find that day.`,
  ),
  new: row(
    say`came with a new beginning`,
    say`Offer beginners a first step with a price and an end.`,
  ),
  season: row(
    say`came at a certain time of the year`,
    say`Write to them a month before that time.`,
  ),
}

const CRITERION: Rows = {
  reach: row(
    say`asked for somebody who answers`,
    say`Show a number with a name and hours, and answer it.`,
  ),
  onsite: row(
    say`asked for somebody who comes to them`,
    say`Say where you come to, and what that costs.`,
  ),
  proof: row(
    say`asked for proof on paper`,
    say`Show the paper itself on the page, not the word for it.`,
  ),
  after: row(
    say`asked for help afterwards`,
    say`Say what happens after the sale: who helps, how fast, at what price.`,
  ),
  dates: row(
    say`asked that dates are kept`,
    say`Promise the date in the offer, and say what happens if it is missed.`,
  ),
  speed: row(say`asked how fast it goes`, say`Name the days it takes before the price.`),
  looks: row(
    say`judged by the look of it`,
    say`Show pictures of how it looks from where others stand.`,
  ),
  skill: row(
    say`asked for somebody who knows the matter`,
    say`Explain one thing that the others do not mention.`,
  ),
  price: row(say`compared the price`, say`Say what is in the price, so that it can be compared.`),
}

const PRICE: Rows = {
  fair: row(
    say`called the price fair or no matter`,
    say`Leave the price as it is: give no discount that nobody asks for.`,
  ),
  dear: row(say`called it dear`, say`Set it beside what it replaces, in the same unit.`),
  limit: row(
    say`named a limit`,
    say`Keep an offer below the lowest limit, and say what is left out of it.`,
  ),
  budget: row(
    say`had a fixed sum`,
    say`Ask for the sum that is set aside, and offer what fits it.`,
  ),
  extra: row(
    say`paid costs on top that nobody had named`,
    say`Name the whole price with everything in it before they ask.`,
  ),
  quotes: row(say`compared several quotes`, say`Say in the offer what the others leave out.`),
  paid: row(say`told what they paid`, say`Set your price beside what they paid.`),
}

const TIMELINE: Rows = {
  approval: row(
    say`waited for an approval`,
    say`Follow up at the date of the meeting, not every week.`,
  ),
  season: row(say`counted by the time of the year`, say`Write to them a month before that time.`),
  span: row(
    say`told how long it took`,
    say`Say at the first talk how long it takes, and when they hear from you in between.`,
  ),
  work: row(say`counted the work itself`, say`Name the days it takes before the price.`),
}

const GOAL: Rows = {
  calm: row(say`got peace of mind`, say`Show what is over: one customer’s words, with the name.`),
  savings: row(
    say`measured what it saves`,
    say`Put the measured saving first, with the name of who measured it.`,
  ),
  again: row(say`would do it again`, say`Offer the next date at once.`),
}

/** Several kinds that come to the same, for where no kind is shared: what the people of all of them did, and what is changed for it. */
export type GroupRow = KindRow & { id: string; codes: readonly string[] }
const group = (id: string, codes: string, did: Sentence, changes: Sentence): GroupRow => ({
  id,
  codes: codes.split(' '),
  did,
  changes,
})

export const GROUP_ROWS: Partial<Record<QuoteTopic, readonly GroupRow[]>> = {
  channel: [
    group(
      'known',
      'known adviser dealer',
      say`came because somebody named you`,
      say`Ask everybody who can name you for one name, customers first, and tell them what became of it.`,
    ),
    group(
      'looking',
      'search social press print list event',
      say`found you by looking themselves`,
      say`Write one page for what happened to them, and put it where each of them looked.`,
    ),
  ],
  decider: [
    group(
      'bound',
      'board office superior family other',
      say`needed somebody else’s yes`,
      say`Write one page that the buyer can hand on: whole cost, date, what could go wrong, one reference.`,
    ),
  ],
  alternative: [
    group(
      'none',
      'self nothing',
      say`had managed without any supplier`,
      say`Show what it costs to go on without anybody: hours, failures, one case in figures.`,
    ),
    group(
      'paid',
      'other buy',
      say`had paid for something else`,
      say`Set the whole cost of what they paid for beside yours: price, years, work.`,
    ),
  ],
  trigger: [
    group(
      'sudden',
      'demand gone complaint damage broken',
      say`came because something happened to them`,
      say`Be the number at hand on that day: say first what to do, whom to ring and how soon you come.`,
    ),
    group(
      'planned',
      'date new season',
      say`came with a date or a plan of their own`,
      say`Ask for their date first, and offer yours before it.`,
    ),
  ],
  objection: [
    group(
      'wrong',
      'harm proof idle effort others',
      say`feared that something goes wrong`,
      say`Say what could go wrong, who pays then, and show one customer with whom it went well.`,
    ),
    group(
      'terms',
      'minimum tied extra price',
      say`feared the terms`,
      say`Name the whole price, the smallest order and the way out, before they ask.`,
    ),
  ],
  pain: [
    group(
      'silence',
      'silence wait',
      say`waited for suppliers, or rang them in vain`,
      say`Promise an answer within a working day, on the first line, and keep it.`,
    ),
  ],
  criterion: [
    group(
      'there',
      'reach dates speed after onsite',
      say`asked for somebody who is there when it counts`,
      say`Promise a date and a number that is answered, and say what happens if you miss either.`,
    ),
    group(
      'shown',
      'proof skill looks',
      say`asked to be shown that it is done well`,
      say`Show the work itself: pictures, papers, one customer who can be rung.`,
    ),
  ],
}

/** By topic and code (`reading/transcript/codes.ts`); written by hand (A. Revella, "Buyer Personas", 2015; B. Moesta, "Demand-Side Sales 101", 2020). */
export const KIND_ROWS: Partial<Record<QuoteTopic, Rows>> = {
  channel: CHANNEL,
  decider: DECIDER,
  alternative: ALTERNATIVE,
  objection: OBJECTION,
  pain: PAIN,
  trigger: TRIGGER,
  criterion: CRITERION,
  price: PRICE,
  timeline: TIMELINE,
  goal: GOAL,
}
