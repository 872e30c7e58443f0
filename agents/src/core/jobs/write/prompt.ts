import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { Drafted } from '../../draft.ts'
import { dossierOf, RULES_OF_WORDS, told } from '../dossier.ts'
import { ABOUT_MARKERS, examplesIn, fenced, type Prompt } from '../../../model/prompt.ts'
import { type Glossary, holed, wordsOfClaim } from '../words/glossary.ts'
import type { Place } from '../words/place.ts'
import { placesOf } from '../words/places.ts'
import { WRITE_EXAMPLES } from './examples.ts'

const TOKENS_MAX = 8_000

const INSTRUCTIONS = [
  'You write the words of a deliverable for the owner of a business. An engine has computed it and phrased it plainly; you say it as the best consultant would who knows this company: the decision, a short narrative, the reasons and steps of its moves, the next actions.',
  ABOUT_MARKERS,
  'Rules:',
  ...RULES_OF_WORDS,
  '- place: the place of the statement you phrase anew, as it was given. Besides, up to two sections of narrative of at most three paragraphs: narrative/0/heading, narrative/0/0, narrative/0/1, …; they say how the figures hang together and what follows from that, never what stands elsewhere already.',
  '- Keep what a statement means: the same move, the same figures, the same condition. You may leave out what is not needed, name what it is about, and say why. A statement that is fine stays out of your answer.',
  '- decision: one or two sentences to act on: what to do first, and the figure that says why.',
  '- Steps are orders that somebody can follow this week, with the company’s own things in them. Presume nothing that no fact shows.',
  '- For an owner without marketing training: short sentences, concrete words, no jargon, no praise, no filler. A sentence that would stand in a rival’s document as well is wrong. Say "you".',
  '- Begin with decision, then narrative, then the moves in their order, then the actions.',
  '',
  examplesIn(WRITE_EXAMPLES),
].join('\n')

/** What is asked of a model that writes. `shown`: the deliverable as it stands, the model's own thoughts in it. */
export const writePrompt = (drafted: Drafted, shown: Deliverable, glossary: Glossary): Prompt => ({
  job: 'write',
  instructions: INSTRUCTIONS,
  material: [
    dossierOf(drafted, glossary),
    'Statements (place: words):',
    ...placesOf(shown).map(
      one =>
        `${one.place}: ${fenced(holed(wordsOfClaim(one.claim, shown), one.place, glossary))}${asked(one)}`,
    ),
    'Numbers of these statements, each for its own place and move only:',
    ...ownNumbers(glossary),
  ].join('\n'),
  tokensMax: TOKENS_MAX,
})

const ownNumbers = ({ figures }: Glossary): string[] =>
  Object.entries(figures).flatMap(([alias, { ref, display }]) =>
    ref.of === 'words' ? [`{{${alias}}} = ${told(display)} (${ref.place})`] : [],
  )

/** What a place asks of its words. */
function asked({ most, isGuess }: Place): string {
  const room = most === undefined ? '' : ` at most ${most} characters`
  return isGuess ? `${room} a guess about these buyers: begins with “Perhaps”` : room
}
