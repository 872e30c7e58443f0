/** Where the words in a hole come from: a fact, a computed figure of the ledger, or a play's own threshold. */
export type Origin = { fact: string } | { ledger: string } | { fixed: string }

/** Whether the hole begins a sentence. */
export type Position = 'start' | 'middle'

/**
 * What may stand in a sentence besides its frame. It has #private members, so that for the compiler nothing
 * else is one of them, and `instanceof` says so at run time: a person's clause cannot get into a sentence.
 */
export abstract class Hole {
  readonly #origins: readonly Origin[]

  constructor(origins: readonly Origin[]) {
    this.#origins = origins
  }

  get origins(): readonly Origin[] {
    return this.#origins
  }

  abstract render(position: Position): string
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
