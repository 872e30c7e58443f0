import type { CampaignRow } from '@sextant/contracts/rows'
import type { FieldKey } from './campaign-fields.ts'
import { EDITABLE, formOf, sameValue, type CampaignForm } from './campaign-form.ts'

export type Merge = {
  /** Changed here and elsewhere, to different values: somebody has to choose. */
  both: FieldKey[]
  /** Changed only elsewhere: taken over. */
  theirs: FieldKey[]
  /** Changed only here: kept. */
  mine: FieldKey[]
}

/** Sorts two edits of one campaign: base is what both began with. */
export function mergeEdits(base: CampaignRow, theirs: CampaignRow, mine: CampaignForm): Merge {
  const [before, now] = [formOf(base), formOf(theirs)]
  const merge: Merge = { both: [], theirs: [], mine: [] }
  for (const key of EDITABLE) {
    const [here, there] = [!sameValue(before[key], mine[key]), !sameValue(before[key], now[key])]
    if (here && there) {
      if (!sameValue(mine[key], now[key])) merge.both.push(key)
    } else if (here) merge.mine.push(key)
    else if (there) merge.theirs.push(key)
  }
  return merge
}

export type Choice = 'theirs' | 'mine' | 'together'

/** The form after the choices; a field nobody chose for keeps mine. together: for lists, theirs and then what only mine has. */
export function mergedForm(
  merge: Merge,
  theirs: CampaignRow,
  mine: CampaignForm,
  choices: Partial<Record<FieldKey, Choice>>,
): CampaignForm {
  const now = formOf(theirs)
  const pick = (key: FieldKey) => {
    if (merge.mine.includes(key)) return mine[key]
    if (!merge.both.includes(key)) return now[key]
    const [my, their] = [mine[key], now[key]]
    if (choices[key] === 'together' && Array.isArray(my) && Array.isArray(their))
      return [...new Set([...their, ...my])]
    return choices[key] === 'theirs' ? their : my
  }
  return {
    ...now,
    ...(Object.fromEntries(EDITABLE.map(key => [key, pick(key)])) as Partial<CampaignForm>),
  }
}
