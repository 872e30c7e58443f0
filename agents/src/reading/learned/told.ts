import type { Notation, Quantity } from '../quantity.ts'
import type { Chunk } from './chunks.ts'
import { bestOf, chancesOf, type Weights } from './linear.ts'
import { ownersOf } from './owners.ts'
import { roleSigns } from './role-signs.ts'
import { type Token, tokensOf } from './tokens.ts'
import { canBe, type Written } from './values.ts'

/** A figure of a text, its role ("offer.price", or "none") with how sure that is (0–1), and the phrase that names what it is of. */
export type FigureTold = {
  figure: Quantity
  /** Which token it is. */
  at: number
  sentence: number
  role: string
  chance: number
  owner: Chunk | null
}

export type Told = { tokens: Token[]; figures: FigureTold[]; written: Written }

export type Learned = { roles: Weights; owners: Weights }

/** What each figure of a text is, and of what. `asked`: the kind that was asked for, or "all". */
export function toldIn(text: string, asked: string, notation: Notation, learned: Learned): Told {
  const tokens = tokensOf(text, notation)
  const figures = rolesIn(tokens, asked, learned.roles)
  const owners = ownersOf(tokens, figures, learned.owners)
  return {
    tokens,
    figures: figures.map((figure, at) => ({ ...figure, owner: owners[at] ?? null })),
    written: notation,
  }
}

function rolesIn(
  tokens: readonly Token[],
  asked: string,
  weights: Weights,
): Omit<FigureTold, 'owner'>[] {
  const roles: string[] = []
  return tokens.flatMap(({ figure, sentence }, at) => {
    if (!figure) return []
    const chances = chancesOf(roleSigns(tokens, at, roles, asked), weights)
    const fitting = chances.map((chance, which) =>
      canBe(weights.labels[which]!, figure) ? chance : 0,
    )
    const { label: role, chance } = bestOf(fitting, weights.labels)
    roles.push(role)
    return [{ figure, at, sentence, role, chance }]
  })
}
