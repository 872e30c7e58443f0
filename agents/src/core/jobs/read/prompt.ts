import { LABEL_WORDS_MAX } from '@sextant/contracts/company/label'
import type { Known } from '../../known.ts'
import { lineOf } from '../../book.ts'
import { pendingQuestion } from '../../thread.ts'
import { ABOUT_MARKERS, examplesIn, fenced, type Prompt } from '../../../model/prompt.ts'
import { aliasesOf } from './aliases.ts'
import { READ_EXAMPLES } from './examples.ts'
import { kindsTold } from './kinds-told.ts'

const TOKENS_MAX = 6_000
/** Messages before the last that are shown, and characters of each. */
const BEFORE = 4
const BEFORE_CHARACTERS = 600

const INSTRUCTIONS = [
  'You read what the owner of a business wrote and sort it into cards of a company model. The owner sees every card and confirms it; what you are not sure of stays out.',
  ABOUT_MARKERS,
  'Rules:',
  '- Every quote, and the words of every field, stand in the text word for word, typos included. Do not translate, mend or join what is apart.',
  '- Never add a figure, a name or a fact that the text does not tell. An empty field is right; a guessed one is not.',
  '- A value is the bare number as the words say it: "60k" is 60000, "4.1M" is 4100000, "12%" is 12, a third is 33.3. No sums, no conversions, no currency.',
  '- unit: one of money, percent, number, time, date, none. What the figure is, also where the words leave it out ("cash 7.4m" is money, "won 21%, want 30" are both percent); none for what is chosen from a list.',
  '- how: new, adds, corrects or contradicts; new where stands is null.',
  '- "free", "nothing", "nobody" are a value of 0. A fall is a value below 0.',
  '- words hold one figure each, with its unit, currency and period as they stand there.',
  `- A name is a noun phrase of at most ${LABEL_WORDS_MAX} words: a thing, not a sentence; lower case unless it is a proper name; no figure, no "I", "we" or "they". Where the owner's own noun is good, take it.`,
  '- One card a thing. What belongs to one thing goes on one card, even from several sentences.',
  '- Roles: what hurts is no strength, an average price is no budget, last year is no goal, a plan of their own is no change around them, a denial ("the van is fine") makes no card.',
  '- stands: the id of the standing fact that the words are about. adds: it had no such figure. corrects: the person says that it was wrong or now is otherwise. contradicts: the person says another figure without saying that the first was wrong.',
  '- question: only what the person asks you, word for word, as long as it is no part of an answer.',
  '- Nothing to read (small talk, "no idea"): no facts.',
  '',
  'Kinds and their fields:',
  kindsTold(),
  '',
  examplesIn(READ_EXAMPLES),
].join('\n')

/** What is asked of a model that reads the last message of a thread. */
export function readPrompt({ thread, company, profile }: Known): Prompt {
  const last = thread.at(-1)
  const before = thread.slice(0, -1)
  return {
    job: 'read',
    instructions: INSTRUCTIONS,
    material: [
      `Company: ${fenced(`${profile.companyName} (${profile.industry}). ${profile.description.slice(0, 1_000)}`)}`,
      `Money: ${company.currency}. Today: ${company.today}.`,
      askedFor(before),
      'Before:',
      ...before.slice(-BEFORE).map(messageTold),
      'Standing:',
      ...aliasesOf(company).map(
        ({ alias, fact }) => `${alias} ${fact.kind} ${fenced(lineOf(company, fact))}`,
      ),
      `Text: ${fenced(last?.text ?? '')}`,
    ].join('\n'),
    tokensMax: TOKENS_MAX,
  }
}

const messageTold = ({ role, text }: Known['thread'][number]): string =>
  `${role === 'user' ? 'Owner' : 'Agent'}: ${fenced(text.slice(0, BEFORE_CHARACTERS))}`

function askedFor(before: Known['thread']): string {
  const pending = pendingQuestion(before)
  if (!pending?.kind) return 'Asked for: nothing in particular.'
  const fields = pending.attributes?.length ? ` (${pending.attributes.join(', ')})` : ''
  return `Asked for: ${pending.kind}${fields}.`
}
