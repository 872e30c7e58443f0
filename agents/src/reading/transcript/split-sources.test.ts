import { expect, test } from 'vitest'
import { readTranscript } from './read-transcript.ts'

const peopleIn = (paste: string): string[] => readTranscript(paste).map(({ who }) => who)

/** The ways in which people keep what customers told them; each is three people. */
const FORMS: readonly (readonly [string, string])[] = [
  [
    'notes from calls',
    'Notes from a call with Ada Brock, cider maker, 4 March\nThe cask leaked in May.\n\nNotes from a call with Juan Perez\nPrice was fine.\n\nNotes from a call with Olu Ade, inn\nMy wife signs.',
  ],
  [
    'a number, a dash, a name',
    'Interview 1 – Ada, 41, 60 casks\nThe cask leaked in May.\nInterview 2 – Juan, 52\nPrice was fine.\nInterview 3 – Olu\nMy wife signs.',
  ],
  [
    'talks in order',
    'Call with Ada Brock\n14 Sept\n\nThe cask leaked in May.\n\nSecond talk: Juan Perez, barman\n16 Sept\n\nPrice was fine.\n\nThird talk: Olu Ade\nMy wife signs.',
  ],
  [
    'letters between ruled lines',
    '--- Interview A ---\n[00:00:05] Interviewer: What broke?\n[00:00:11] Ada: The cask leaked in May.\n--- Interview B ---\n[00:00:03] Interviewer: Price?\n[00:00:08] Juan: Price was fine.\n--- Interview C ---\n[00:00:01] Interviewer: Who decides?\n[00:00:04] Olu: My wife signs.',
  ],
  [
    'headings of Markdown with headings below them',
    '# Ada Brock\n## Trigger\nThe cask leaked.\n## Price\n300 was fine.\n# Juan Perez\n## Price\nToo dear at 500.\n# Olu Ade\n## Trigger\nA festival in June.',
  ],
  [
    'a numbered list of people with lines below each',
    '1) Ada Brock, 60 casks\n- the cask leaked in May\n- price fine\n\n2) The inn (Juan, cook)\n- boss signs\n- found online\n\n3) Olu, brewer\n- my wife decides\n- saw it at a fair',
  ],
  [
    'speakers by their initials, date and name above',
    'Talk 1, 03.02., A.B. (Ada Brock), 14 casks\n\nI: what happened?\nA: The cask leaked in May.\n\nTalk 2, 05.02., J.P.\n\nI: price?\nJ: Price was fine.\n\nTalk 3, 09.02., O.A. (Olu Ade)\n\nI: who decides?\nO: my wife signs.',
  ],
  [
    'a table',
    'Name\tWhat made them look\tWho decides\nAda Brock\ta leak\tthe board\nJuan Perez\ta new bar\the alone\nOlu Ade\ta festival\tmy wife',
  ],
  [
    'a sheet with commas',
    'name,what happened,found us\nAda Brock,the cask leaked,uncle\nJuan Perez,a new bar opened,Google\nOlu Ade,"festival, in June",fair',
  ],
  [
    'a group with one who asks',
    'Moderator: What made you look?\nAda: The cask leaked in May.\nModerator: And you?\nJuan: My guests complained.\nModerator: Olu?\nOlu: I wanted to try oak once.',
  ],
  [
    'a name and a colon before each',
    'Ada Brock: I found the cooper through my uncle.\n\nJuan P.: the price was fine.\n\nOlu (cider maker): my partner has to agree.',
  ],
  [
    'mails',
    'From: Ada Brock\nSubject: your questions\nThe cask leaked in May.\n\nFrom: Juan Perez\nSubject: Re: your questions\nPrice was fine for us.\n\nFrom: Olu Ade\nMy wife signs everything.',
  ],
  [
    'dates and names',
    '2026-03-04 Ada Brock\nThe cask leaked in May.\n\n2026-03-09 Juan Perez\nPrice was fine.\n\n2026-03-11 Olu Ade\nMy wife signs.',
  ],
  [
    'names in a list',
    '- Ada Brock\n  - the cask leaked in May\n- Juan Perez\n  - the price was fine\n- Olu Ade\n  - my wife signs',
  ],
  [
    'sentences that tell of talks',
    'Spoke to Ada Brock on Monday. She hates waiting.\n\nSpoke to Juan Perez, barman. The price was fine.\n\nTalked with Olu Ade. His wife signs.',
  ],
]

test.each(FORMS)('people are told apart in %s', (_, paste) => {
  const people = peopleIn(paste)
  expect(people).toHaveLength(3)
  expect(people[0]).not.toMatch(/interview|talk|call|march|\d\d\.|from/i)
})

test('one person stays one: questions that are counted, and headings of a subject, begin nobody', () => {
  const counted =
    '1. What made you look?\nThe cask leaked.\n2. Who decides?\nMy boss signs.\n3. What did you pay?\n300, that was fine.'
  const subjects = '1) Trigger\nThe cask leaked in May.\n2) Price\n300 was fine for us.'
  const titled = '# Talks in spring\nInterviewer: Who decides?\nAda: My boss signs.'
  for (const paste of [counted, subjects, titled]) expect(peopleIn(paste)).toHaveLength(1)
})

test('a person of whom more is told further down is the same person', () => {
  const table =
    'Name\tWhy\tWho decides\nAda Brock, inn\ta leak\tthe board\nJuan Perez\ta bar\the alone'
  expect(peopleIn(`${table}\n\nMore from Ada: I would do it again every year.`)).toEqual([
    'Ada Brock, inn',
    'Juan Perez',
    'Ada Brock, inn',
  ])
})

test('every statement stands in what is kept of its person, to the letter', () => {
  for (const [, paste] of FORMS)
    for (const { words, answers } of readTranscript(paste))
      for (const answer of answers) expect(words).toContain(answer.words)
})

test('when and how one spoke are nobody’s words', () => {
  const [one] = readTranscript('## Ada Brock\n*12 May, on site*\n\nThe price was fine for me.')
  expect(one!.answers.map(({ words }) => words)).toEqual(['The price was fine for me.'])
})
