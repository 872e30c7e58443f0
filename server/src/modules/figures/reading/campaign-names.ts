/** A campaign of a source: its number, the name under which its figures are kept, and what it is called now. */
export type NumberedCampaign = { number: string; name: string; called: string }

const NAME_MAX = 400

/** Under which names figures of campaigns are kept: a campaign whose number is known keeps the name that it came with, whatever it is called by now. */
export class CampaignNames {
  #names = new Map<string, string>()
  #numbers = new Map<string, string>()
  #seen = new Map<string, { called: string; day: string }>()

  /** `known`: those of earlier files of the same source. */
  constructor(known: readonly Pick<NumberedCampaign, 'number' | 'name'>[]) {
    for (const { number, name } of known) this.#keep(number, name)
  }

  /** The name to keep a row under; a new campaign that took the name of another one is told apart by its number. */
  keptAs(number: string, called: string, day: string): string {
    const newest = this.#seen.get(number)
    if (!newest || newest.day <= day) this.#seen.set(number, { called, day })
    const known = this.#names.get(number)
    if (known !== undefined) return known
    const isTaken = this.#numbers.has(called)
    return this.#keep(number, isTaken ? withNumber(called, number) : called)
  }

  /** Those of this file. */
  seen(): NumberedCampaign[] {
    return [...this.#seen].map(([number, { called }]) => ({
      number,
      name: this.#names.get(number)!,
      called,
    }))
  }

  #keep(number: string, name: string): string {
    this.#names.set(number, name)
    this.#numbers.set(name, number)
    return name
  }
}

function withNumber(name: string, number: string): string {
  const behind = ` (${number})`
  return name.slice(0, NAME_MAX - behind.length) + behind
}
