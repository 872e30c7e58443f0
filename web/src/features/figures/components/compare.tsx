import type { Comparison } from '@sextant/contracts/figures/view'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import type { ChangeFilter } from '../filter.ts'
import { COMPARE_WORDS } from '../words.ts'

/** What figures are compared with, where there is no filter bar. */
export function Compare({ compare, change }: { compare: Comparison; change: ChangeFilter }) {
  return (
    <span className="cap ml-auto flex items-center gap-2 max-md:ml-0 print:hidden">
      <label htmlFor="compare-with">Compare with</label>
      <NativeSelect
        id="compare-with"
        value={compare}
        onChange={event => change({ compare: event.target.value })}
      >
        {Object.entries(COMPARE_WORDS).map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </span>
  )
}
