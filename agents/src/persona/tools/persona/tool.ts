import { asks } from '../../../core/asking/asks.ts'
import type { Tool } from '../../../core/tool.ts'
import { arrange } from './arrange.ts'
import { METHODS } from './moves/methods.ts'
import { notes } from './notes.ts'
import { places } from './places.ts'
import { tables } from './tables.ts'

/** Goal-directed personas (A. Cooper, "The Inmates Are Running the Asylum", 1999) with the five rings of buying insight (A. Revella, "Buyer Personas", 2015): every line says who said it and which decision it changes. */
export const persona: Tool<'persona'> = {
  id: 'persona',
  asks: asks('segment', 'voices', 'job', 'rival', 'channel', 'outcome'),
  families: ['segment', 'retention', 'conversion', 'competition', 'start'],
  movesMost: 4,
  methods: METHODS,
  arrange,
  // Counts are those of the quotations: an edit in place changes words, a card changes figures.
  recompute: body => body,
  feeds: () => null,
  tables,
  isTable: true,
  notes,
  places,
}
