import type { VrioResource } from '@sextant/contracts/strategy/vrio'
import type { Desk } from '../desk.ts'
import type { Item } from '../reading/reading.ts'
import { mend, ofRival, stated, weave } from '../reading/weave.ts'
import { bare, withArticle } from '../reading/wording.ts'

type Answers = Pick<VrioResource, 'valuable' | 'rare' | 'inimitable' | 'organized' | 'reasons'>

const SLOW =
  /\b(?:years?|since|from (?:19|20)\d\d|(?:19|20)\d\d|decades?|starter|recipe|ferment\w*|reviews?|reputation|trust\w*|data|patent\w*|engine|culture|relationship\w*|own(?:ed)?\b|lease|building|licen[sc]e|exclusive|known|same (?:dentist|person|face)|states?)\b/i
const BUYABLE =
  /\b(?:scanner|machine|software|app|website|van|ovens?|equipment|tools?|chairs?|ads?|partnerships?|vendors?|stock|contracts?)\b/i
const PERSON =
  /\b(?:Dr\.? )?(?!(?:Ohio|Kroger|Haas|Meta|Google|Instagram|Facebook|Square|Delta|Medicaid|Michigan|Texas|Florida|Boston|Chicago|Denver|Oregon|Maine|An?|The|We|Our|My)\b)([A-Z][a-z]+)\b(?! (?:st|street|Street|Dental|House|stores?|lease|machines?|clauses?|certificate|reviews?))/
const MESSY =
  /\b(?:in \w+ head|in one head|not written|no (?:\w+ )?playbook|when (?:somebody|someone) has time|differently|everything goes through|changes? every|whiteboard|chaos|nobody|promises dates|only)\b/i
const LIST = /\b(?:list|database|subscribers?|members?|preorder)\b/i

/** What a resource is about, as a word the other answers can be searched for. */
const heads = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[a-z]{4,}/g)
    ?.filter(
      w => !/^(?:from|with|that|have|since|till|years|people|into|over|same|every)$/.test(w),
    ) ?? []
const mentions = (text: string, words: readonly string[]) =>
  words.some(w => text.toLowerCase().includes(w.slice(0, 6)))

/** The four tests on one thing the company has, each with the sentence of the user that decided it. */
export function testResource(desk: Desk, item: Item): Answers {
  const { reading } = desk
  const words = heads(item.quote)
  const rival = desk.foe?.name ?? 'the others'
  const praise =
    [
      ...reading.strengths,
      ...reading.items('outcomes'),
      ...reading.items('compare').filter(i => /\bbetter\b/i.test(i.quote)),
    ].find(i => i.quote !== item.quote && mentions(i.quote, words)) ??
    (reading.strengths.some(s => s.quote === item.quote) ? item : undefined)
  const alike = reading
    .items('compare')
    .find(
      i =>
        /^\s*(?:we |all |about |much |the )*(?:same|alike|everybody|equal)\b/i.test(i.quote) &&
        mentions(i.quote, words),
    )
  const theirs = reading.rivals
    .flatMap(r => r.remarks)
    .find(m => m.tone > 0 && mentions(m.quote, words))
  const person = PERSON.exec(item.quote)?.[1] ?? null
  const named =
    person !== null &&
    reading
      .items('constraint')
      .concat(reading.items('inside'))
      .some(i => i.quote.includes(person))
  const slow =
    SLOW.test(item.quote) ||
    LIST.test(item.quote) ||
    (person !== null && item.quote.split(' ').length <= 5)
  const buyable = BUYABLE.test(item.quote) && !SLOW.test(item.quote)
  const messy = reading
    .items('inside')
    .concat(reading.constraints)
    .find(
      i =>
        MESSY.test(i.quote) &&
        (mentions(i.quote, words) || (person !== null && i.quote.includes(person))),
    )
  const uses = reading
    .items('initiatives')
    .concat(reading.items('numbers'))
    .find(i => mentions(i.quote, words))
  const valuable = theirs === undefined || praise === item
  const rare = valuable && !alike && !(buyable && !LIST.test(item.quote))
  return {
    valuable,
    rare,
    inimitable: slow && !buyable,
    organized: !messy,
    reasons: {
      valuable:
        theirs && praise !== item
          ? `${rival} has it too, and more of it: ${ofRival(theirs, rival, 12)}.`
          : praise
            ? `${praise === item ? `It serves what ${desk.words.customers} choose ${desk.company} for` : `It serves what ${desk.words.customers} say: ${stated(weave({ ...praise, text: praise.text.replace(/^(?:better|worse|same):\s*/i, '') }, 14))}`}.`
            : `You named it when asked what is hard to get at ${desk.company}; no ${desk.words.customer} has confirmed that it decides ${withArticle(desk.words.purchase)}.`,
      rare: alike
        ? `You say all have it: ${mend(bare(alike.text.replace(/^(?:all the )?same:?\s*/i, '')))}.`
        : rare
          ? `Nothing you said of ${rival} matches it.`
          : `${rival} can buy the like of it with money.`,
      inimitable:
        slow && !buyable
          ? named || person
            ? `It sits in a person, ${person ?? ''}, and in years of practice, not in a catalog.`
            : `It took time that ${rival} would have to spend again.`
          : `${rival} could have the same within a year.`,
      organized: messy
        ? `Not yet: ${stated(weave(messy, 14))}.`
        : uses
          ? `It is at work today: ${stated(weave(uses, 14))}.`
          : `Nothing you said about how ${desk.company} runs stands in the way of using it.`,
    },
  }
}
