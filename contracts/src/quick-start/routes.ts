import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { saidFigure } from '../company/facts.ts'
import { currency } from '../company/figures.ts'
import { startAnswers, understood } from './understood.ts'

/** Characters of a typed figure, and how many are read at once. */
const FIGURE_MAX = 80
const FIGURES_AT_ONCE = 20

export const quickStartRoutes = {
  understand: endpoint
    .route({
      method: 'POST',
      path: '/quick-start/understanding',
      summary: 'Read the answers of a beginning into facts to be confirmed; nothing is stored',
    })
    .input(z.object({ clientId: z.uuid().optional(), answers: startAnswers }))
    .output(understood),
  figures: endpoint
    .route({
      method: 'POST',
      path: '/quick-start/figures',
      summary:
        'Read typed figures as their country writes them; null for what could be none or several',
    })
    .input(
      z.object({
        currency,
        texts: z.array(z.string().max(FIGURE_MAX)).max(FIGURES_AT_ONCE),
      }),
    )
    .output(z.array(saidFigure.nullable())),
}
