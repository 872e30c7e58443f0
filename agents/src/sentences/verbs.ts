import { capitalized, Hole, type Position } from './hole.ts'
import type { Label } from './label.ts'

/** A name, or what stands for one: its number and where it comes from. */
export type Subject = Pick<Label, 'isMany' | 'origins'>

/** A verb in the number of its subject. */
export class Verb extends Hole {
  readonly #text: string

  constructor(text: string, subject: Subject) {
    super(subject.origins)
    this.#text = text
  }

  override render(position: Position): string {
    return position === 'start' ? capitalized(this.#text) : this.#text
  }
}

/** Verbs that sentences use after a label, in the third person of one; of many, the word itself. */
const THIRD_PERSON = {
  be: 'is',
  have: 'has',
  do: 'does',
  add: 'adds',
  allow: 'allows',
  ask: 'asks',
  answer: 'answers',
  begin: 'begins',
  bring: 'brings',
  buy: 'buys',
  carry: 'carries',
  change: 'changes',
  choose: 'chooses',
  close: 'closes',
  come: 'comes',
  cost: 'costs',
  decide: 'decides',
  earn: 'earns',
  end: 'ends',
  fall: 'falls',
  get: 'gets',
  give: 'gives',
  go: 'goes',
  grow: 'grows',
  hold: 'holds',
  lead: 'leads',
  leave: 'leaves',
  make: 'makes',
  mean: 'means',
  need: 'needs',
  pay: 'pays',
  rest: 'rests',
  speak: 'speaks',
  rise: 'rises',
  sell: 'sells',
  send: 'sends',
  set: 'sets',
  show: 'shows',
  spend: 'spends',
  stand: 'stands',
  stay: 'stays',
  stop: 'stops',
  take: 'takes',
  touch: 'touches',
} as const
const OF_MANY: Partial<Record<keyof typeof THIRD_PERSON, string>> = { be: 'are' }

/** `agree('be', label)` is "is" or "are", `agree('carry', label)` "carries" or "carry". */
export function agree(verb: keyof typeof THIRD_PERSON, subject: Subject): Verb {
  const word = subject.isMany ? (OF_MANY[verb] ?? verb) : THIRD_PERSON[verb]
  return new Verb(word, subject)
}
