import { LABEL_WORDS_MAX } from '@sextant/contracts/company/label'
import { lineOf } from '../../core/book.ts'
import { aliasesOf } from '../../core/jobs/read/aliases.ts'
import { kindsTold } from '../../core/jobs/read/kinds-told.ts'
import { ABOUT_MARKERS, examplesIn, fenced, type Prompt } from '../../model/prompt.ts'
import type { Page } from '../page.ts'
import type { About } from './about.ts'
import { PAGES_EXAMPLES } from './examples.ts'

const TOKENS_MAX = 6_000
/** Facts that stand and are told: more than that no page is about. */
const STANDING_MAX = 120

const INSTRUCTIONS = [
  'You look pages of a document through for facts about the company that keeps it, and sort them into cards of its company model. Somebody sees every card beside the page and confirms it; what you are not sure of stays out.',
  ABOUT_MARKERS,
  'Rules:',
  '- Only what is so of this company, its customers, its rivals and what changes around it. What a page says of other firms, of an author, of how to read the document, or asks of a reader, makes no card.',
  '- page: the number of the page. Every quote stands on that page word for word, typos included: the whole sentence, or the whole row of a table. Do not translate, mend or join what is apart.',
  '- The words of every field stand in the quote of its card.',
  '- Never add a figure, a name or a fact that the page does not tell. An empty field is right; a guessed one is not.',
  '- A value is the bare number as the words say it: "60k" is 60000, "12%" is 12. No sums, no conversions, no currency.',
  '- unit: one of money, percent, number, time, date, none; none for what is chosen from a list.',
  `- A name is a noun phrase of at most ${LABEL_WORDS_MAX} words: a thing, not a sentence; lower case unless it is a proper name; no figure, no "I", "we" or "they".`,
  '- One card a thing and page. A price that is paid is no offer; an example, an offer that was refused and a year long past make no card.',
  '- stands: the id of the standing fact that the words are about; null for a new one. how: new, adds, corrects or contradicts; new where stands is null.',
  '- What was read already makes no card, unless the page tells more of it: then one with the same kind and name.',
  '- A page that tells nothing of the company: no facts.',
  '',
  'Kinds and their fields:',
  kindsTold(),
  '',
  examplesIn(PAGES_EXAMPLES),
].join('\n')

/** What is asked of a model that looks pages through. */
export const pagesPrompt = (
  pages: readonly Page[],
  { company, profile, already }: About,
): Prompt => ({
  job: 'pages',
  instructions: INSTRUCTIONS,
  material: [
    `Company: ${fenced(`${profile.companyName} (${profile.industry}). ${profile.description.slice(0, 1_000)}`)}`,
    `Money: ${company.currency}. Today: ${company.today}.`,
    'Standing:',
    ...aliasesOf(company)
      .slice(0, STANDING_MAX)
      .map(({ alias, fact }) => `${alias} ${fact.kind} ${fenced(lineOf(company, fact))}`),
    'Read already:',
    ...already
      .filter(({ page }) => pages.some(one => one.page === page))
      .map(({ kind, label, page }) => `page ${page} ${kind} ${fenced(label)}`),
    ...pages.map(({ page, words }) => `Page ${page}: ${fenced(words)}`),
  ].join('\n'),
  tokensMax: TOKENS_MAX,
})
