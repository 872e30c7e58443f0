import type { SaidFigure } from '@sextant/contracts/company/facts'
import { figuresSaid } from '../../core/dialogue/figures-said.ts'
import { readable } from '../../core/readable.ts'

/** Each typed figure by the grammar that reads sentences; null where none stands there, or several. */
export const figuresTyped = (
  texts: readonly string[],
  currency: string,
  today: string,
): (SaidFigure | null)[] =>
  texts.map(text => {
    const [only, ...others] = figuresSaid(readable(text), { currency, today })
    return only && others.length === 0 ? only : null
  })
