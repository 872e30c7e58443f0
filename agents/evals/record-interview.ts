import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { loadPersonas } from './interview/load-personas.ts'
import { questionsOf, saveRecorded, sentFor, sheetOf } from './interview/recorded-answers.ts'

// node agents/evals/record-interview.ts PERSONA ["BY" ANSWER-FILE]: prints what production asks a model that answers as a persona, and all
// questions of the case; with an answer file (a list, one answer a question, in that order) keeps the answers as they are.

const [name, by, file] = process.argv.slice(2)
const personas = loadPersonas()
const one = personas.find(persona => persona.name === name)
if (!one) throw new Error(`One of: ${personas.map(persona => persona.name).join(', ')}`)

if (by && file) {
  const given = z.array(z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
  const questions = questionsOf(one)
  if (given.length !== questions.length)
    throw new Error(`${questions.length} questions, ${given.length} answers`)
  const answers = questions.map((question, at) => ({
    question,
    sent: sentFor(one, question),
    answer: given[at],
  }))
  saveRecorded(one, { by, on: new Date().toISOString().slice(0, 10), answers })
} else console.log(sheetOf(one))
