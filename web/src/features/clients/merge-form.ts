import type { ClientField, ClientForm } from './client-form.ts'

export type Clash = { field: ClientField; mine: string; theirs: string }

/** Two people edited the same client. base: what both began with. merged holds mine where both changed the same field; those are the clashes somebody has to decide. */
export function mergeForms(
  base: ClientForm,
  theirs: ClientForm,
  mine: ClientForm,
): { merged: ClientForm; clashes: Clash[] } {
  const merged = { ...theirs }
  const clashes: Clash[] = []
  for (const field of Object.keys(base) as ClientField[]) {
    const [was, their, my] = [base[field].trim(), theirs[field].trim(), mine[field].trim()]
    if (my === was) continue
    merged[field] = mine[field]
    if (their !== was && their !== my)
      clashes.push({ field, mine: mine[field], theirs: theirs[field] })
  }
  return { merged, clashes }
}
