import type { Company, Fact } from '../../../company/company.ts'

/** Short ids for the standing facts, in their order: a model mistypes long ones. */
export const aliasesOf = ({ facts }: Pick<Company, 'facts'>): { alias: string; fact: Fact }[] =>
  facts.map((fact, index) => ({ alias: `f${index + 1}`, fact }))

/** The fact of an alias. */
export const factOfAlias = (
  company: Pick<Company, 'facts'>,
  alias: string | null,
): Fact | undefined => aliasesOf(company).find(one => one.alias === alias)?.fact
